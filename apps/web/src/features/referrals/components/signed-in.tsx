import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { SignInPanel } from '../../../parts/sign-in-panel.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { type Me, meQuery } from '../../../session/me-query.ts'
import { useReader } from '../../../session/use-reader.ts'

export type Viewer = { reader: string; me: Me }

type SignedInProps = {
  title: string
  signInTitle: string
  signInText: string
  /** A whole tree is not shown to a mere password. */
  isWalletOnly?: boolean
  children: (viewer: Viewer) => ReactNode
}

/** A report for its user; without a session, both ways to sign in. */
export function SignedIn({ title, signInTitle, signInText, isWalletOnly = false, children }: SignedInProps) {
  const reader = useReader()
  if (!reader || (isWalletOnly && reader.way !== 'web3')) {
    return <SignInPanel title={signInTitle} text={signInText} isWalletOnly={isWalletOnly} />
  }
  return (
    <Own key={reader.key} reader={reader.key} title={title}>
      {children}
    </Own>
  )
}

type OwnProps = Pick<SignedInProps, 'title' | 'children'> & { reader: string }

function Own({ reader, title, children }: OwnProps) {
  const t = useTranslations('referrals')
  const me = useQuery(meQuery(reader))
  if (me.data) return children({ reader, me: me.data })
  return me.isError ? (
    <FailureNote isPage title={title} error={me.error} onRetry={() => void me.refetch()} />
  ) : (
    <StateNote isPage scene="loading" title={title} text={t('loading')} />
  )
}
