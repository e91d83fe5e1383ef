import type { Address } from '@mofu/domain/address'
import type { ReactNode } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { signInWithWallet } from '../session/sign-with-wallet.ts'
import { useSignedWallet } from '../session/use-signed-wallet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { SignWithWallet } from './sign-with-wallet.tsx'
import { StateNote } from './state-note.tsx'

type RequireWalletProps = { title: string; text: string; children: (wallet: Address) => ReactNode }

/** Guards what needs a wallet session: asks to connect and sign in until the connected wallet has signed in. */
export function RequireWallet({ title, text, children }: RequireWalletProps) {
  const t = useTranslations('accounts')
  const wallet = useSignedWallet()
  if (wallet === 'returning') return <Skeleton className="h-64 rounded-[28px]" />
  if (wallet !== undefined) return children(wallet)
  return (
    <StateNote scene="empty" title={title} text={text}>
      <SignWithWallet label={t('signInWallet')} use={signInWithWallet} />
    </StateNote>
  )
}
