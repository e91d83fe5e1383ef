import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { AuditSection } from './components/audit-section.tsx'
import { GrantForm } from './components/grant-form.tsx'
import { HoldersSection } from './components/holders-section.tsx'
import { SignInPanel } from './components/sign-in-panel.tsx'
import { meQuery } from './queries.ts'
import { useReader } from './use-reader.ts'

/** The home of administration. The server decides who may; this only spares others an empty page. */
export function AdminScreen() {
  const t = useTranslations('accounts')
  const reader = useReader()
  if (reader?.way !== 'web3') {
    return <SignInPanel title={t('adminClosedTitle')} text={t('adminClosedText')} isWalletOnly />
  }
  return <Administration key={reader.key} reader={reader.key} />
}

function Administration({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const me = useQuery(meQuery(reader))
  if (me.isError) {
    return <FailureNote isPage title={t('adminTitle')} error={me.error} onRetry={() => void me.refetch()} />
  }
  if (!me.data) return <StateNote isPage scene="loading" title={t('adminTitle')} text={t('working')} />
  if (!me.data.roles.includes('admin')) {
    return <StateNote isPage scene="empty" title={t('adminClosedTitle')} text={t('adminClosedText')} />
  }
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('adminTitle')} · Mofu`} />
      <header className="mb-6 sm:mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('adminTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('adminText')}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <HoldersSection reader={reader} />
        <GrantForm />
        <div className="lg:col-span-2">
          <AuditSection reader={reader} />
        </div>
      </div>
    </div>
  )
}
