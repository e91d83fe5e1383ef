import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignMessage } from 'wagmi'

import { useFailureWords } from '../i18n/use-failure-words.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { useAccount } from '../session/account.ts'
import { useNetwork } from '../session/app-config.ts'
import { type Asked, askForMessage } from '../session/sign-with-wallet.ts'
import { openWalletDialog } from '../session/wallet-dialog-state.ts'
import { WalletRoom } from '../session/wallet-room.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** The wallet did not sign: another thing than a signature we do not take. */
class SigningError extends Error {}

type SignWithWalletProps = {
  label: string
  /** What becomes of the signature. */
  use: (asked: Asked, signature: string) => Promise<unknown>
  onFailed?: () => void
}

/** Connects a wallet where none is, then lets it sign our message, which is shown while it does. */
export function SignWithWallet(props: SignWithWalletProps) {
  return (
    <WalletRoom>
      <SignButton {...props} />
    </WalletRoom>
  )
}

function SignButton({ label, use, onFailed }: SignWithWalletProps) {
  const t = useTranslations('accounts')
  const account = useAccount()
  const { chainId } = useNetwork()
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { mutateAsync: sign } = useSignMessage()
  const [message, setMessage] = useState<string>()
  const send = useMutation({
    mutationFn: async (address: string) => {
      const asked = await askForMessage(address, chainId)
      setMessage(asked.message)
      const signature = await sign({ message: asked.message }).catch((cause: unknown) => {
        throw new SigningError('the wallet did not sign', { cause })
      })
      return use(asked, signature)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
    onError: () => onFailed?.(),
    onSettled: () => setMessage(undefined),
  })

  if (account.status !== 'connected') {
    return (
      <Button look="main" onClick={openWalletDialog} disabled={account.status === 'returning'}>
        {t('connectFirst')}
      </Button>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('signInWalletText')}</p>
      {send.isError ? (
        <Note
          tone="berry"
          {...(send.error instanceof SigningError ? { title: t('signatureErrorTitle') } : {})}
        >
          <p>{send.error instanceof SigningError ? t('signatureError') : wordsOf(send.error).text}</p>
        </Note>
      ) : null}
      {message === undefined ? null : (
        <Note tone="honey">
          <p>{t('signInWaiting')}</p>
          <pre className="mt-2 text-left text-xs font-normal whitespace-pre-wrap">{message}</pre>
        </Note>
      )}
      <Button
        look="main"
        className="justify-self-start"
        disabled={send.isPending}
        onClick={() => send.mutate(account.address)}
      >
        {send.isPending ? t('working') : label}
      </Button>
    </div>
  )
}
