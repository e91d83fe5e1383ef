import { type Address, parseAddress } from '@mofu/domain/address'
import { checksummed } from '@mofu/domain/payout-address'
import { useMutation } from '@tanstack/react-query'
import { useSignMessage } from 'wagmi'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { requestSignInMessage } from '../../../session/sign-with-wallet.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'
import type { PayoutProof } from '../payout.ts'

type PayoutSigningProps = {
  address: Address
  /** The user takes the address of the connected wallet instead. */
  onAddress: (address: Address) => void
  onProof: (proof: PayoutProof) => void
}

/** Asks the wallet of an address to sign, so that nobody is paid at an address they do not control. */
export function PayoutSigning(props: PayoutSigningProps) {
  const t = useTranslations('mall')
  return (
    <section aria-label={t('payoutProve')} className="border-line grid gap-3 rounded-2xl border-2 p-4">
      <p className="text-soft">{t('payoutProveText')}</p>
      <WalletProvider>
        <Signing {...props} />
      </WalletProvider>
    </section>
  )
}

function Signing({ address, onAddress, onProof }: PayoutSigningProps) {
  const t = useTranslations('mall')
  const account = useAccount()
  const { chainId } = useNetwork()
  const { mutateAsync: sign } = useSignMessage()
  const proving = useMutation({
    mutationFn: async () => {
      const { nonce, message } = await requestSignInMessage(address, chainId)
      return { nonce, signature: await sign({ message }) }
    },
    onSuccess: onProof,
  })
  if (account.status !== 'connected') {
    return (
      <Button
        className="justify-self-start"
        disabled={account.status === 'returning'}
        onClick={openWalletDialog}
      >
        {t('payoutConnect')}
      </Button>
    )
  }
  const connected = parseAddress(account.address)
  if (connected !== address) {
    return (
      <Note tone="honey">
        <p className="break-all">{t('payoutOther', { address: connected ? checksummed(connected) : '' })}</p>
        {connected === undefined ? null : (
          <Button size="small" className="mt-2" onClick={() => onAddress(connected)}>
            {t('payoutUseConnected')}
          </Button>
        )}
      </Note>
    )
  }
  return (
    <>
      {proving.isError ? <Note tone="berry">{t('payoutNotSigned')}</Note> : null}
      <Button className="justify-self-start" disabled={proving.isPending} onClick={() => proving.mutate()}>
        {t('payoutSign')}
      </Button>
    </>
  )
}
