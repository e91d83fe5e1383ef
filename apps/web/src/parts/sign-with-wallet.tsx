import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignMessage } from 'wagmi'

import { useNetwork } from '../api/app-config.ts'
import { useFailureWords } from '../i18n/use-failure-words.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { type Asked, requestSignInMessage } from '../session/sign-with-wallet.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { useAccount } from '../wallet/account.ts'
import { openWalletDialog } from '../wallet/wallet-dialog-state.ts'
import { WalletProvider } from '../wallet/wallet-provider.tsx'

/** The wallet did not sign: different from a signature that we reject. */
class SigningError extends Error {}

type SignWithWalletProps = {
  label: string
  /** What to do with the signature. */
  use: (asked: Asked, signature: string) => Promise<unknown>
  onFailed?: () => void
}

/** Connects a wallet if there is none, then asks it to sign our message, which is shown meanwhile. */
export function SignWithWallet(props: SignWithWalletProps) {
  return (
    <WalletProvider>
      <SignButton {...props} />
    </WalletProvider>
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
      const asked = await requestSignInMessage(address, chainId)
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
