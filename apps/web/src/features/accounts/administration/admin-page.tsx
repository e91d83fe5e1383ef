import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { SignInPanel } from '../../../parts/sign-in-panel.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { meQuery } from '../../../session/me-query.ts'
import { useReader } from '../../../session/use-reader.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AdminFrame } from './admin-frame.tsx'
import type { AdminPageName } from './admin-pages.ts'

/** Pages that have no other title than their name in the navigation. */
type OwnPageName = Exclude<
  AdminPageName,
  'home' | 'quiz' | 'applications' | 'shops' | 'orders' | 'machines' | 'pledge'
>

type AdminPageProps = { page: OwnPageName; children: (reader: string) => ReactNode }

/** A page for admins, with its title. The server authorises; this only spares others an empty page. */
export function AdminPage({ page, children }: AdminPageProps) {
  const t = useTranslations('administration')
  const reader = useReader()
  if (reader?.way !== 'web3')
    return <SignInPanel title={t('closedTitle')} text={t('closedText')} isWalletOnly />
  return (
    <Checked key={reader.key} page={page} reader={reader.key}>
      {children}
    </Checked>
  )
}

function Checked({ page, reader, children }: AdminPageProps & { reader: string }) {
  const t = useTranslations('administration')
  const me = useQuery(meQuery(reader))
  if (me.isError) {
    return <FailureNote isPage title={t('title')} error={me.error} onRetry={() => void me.refetch()} />
  }
  if (!me.data) return <StateNote isPage scene="loading" title={t('title')} text={t('loading')} />
  if (!me.data.roles.includes('admin')) {
    return <StateNote isPage scene="empty" title={t('closedTitle')} text={t('closedText')} />
  }
  return (
    <AdminFrame page={page}>
      <div className="page py-8 sm:py-12">
        <PageTitle text={`${t(`page.${page}`)} · Mofu`} />
        <header className="mb-6 sm:mb-8">
          <h1 className="text-4xl leading-tight sm:text-5xl">{t(`page.${page}`)}</h1>
          <p className="text-soft mt-2 text-lg">{t(`text.${page}`)}</p>
        </header>
        <div className="grid grid-cols-1 gap-6">{children(reader)}</div>
      </div>
    </AdminFrame>
  )
}
