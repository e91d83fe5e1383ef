import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { SignInPanel } from '../../parts/sign-in-panel.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { meQuery } from '../../session/me-query.ts'
import { useReader } from '../../session/use-reader.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { AlertsSection } from './components/alerts-section.tsx'
import { AuditSection } from './components/audit-section.tsx'
import { FilesSection } from './components/files-section.tsx'
import { GrantForm } from './components/grant-form.tsx'
import { HoldersSection } from './components/holders-section.tsx'
import { JobsSection } from './components/jobs-section.tsx'

/** Lists of other features: reported pets, and disputes of the mall. */
type OtherSections = { reports: ReactNode; disputes: ReactNode }

/** The admin start page. The server authorises; this only spares others an empty page. */
export function AdminScreen({ reports, disputes }: OtherSections) {
  const t = useTranslations('accounts')
  const reader = useReader()
  if (reader?.way !== 'web3') {
    return <SignInPanel title={t('adminClosedTitle')} text={t('adminClosedText')} isWalletOnly />
  }
  return <Administration key={reader.key} reader={reader.key} reports={reports} disputes={disputes} />
}

function Administration({ reader, reports, disputes }: OtherSections & { reader: string }) {
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
        <nav aria-label={t('adminTitle')} className="mt-4 flex flex-wrap gap-2">
          <Link to="/mall/review" className={buttonStyle('plain', 'small')}>
            {t('adminShops')}
          </Link>
          <Link to="/admin/orders" className={buttonStyle('plain', 'small')}>
            {t('adminOrders')}
          </Link>
          <Link to="/gachaMachine/manager" className={buttonStyle('plain', 'small')}>
            {t('adminMachines')}
          </Link>
          <Link to="/admin/home" className={buttonStyle('plain', 'small')}>
            {t('toHome')}
          </Link>
        </nav>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <HoldersSection reader={reader} />
        <GrantForm />
        <div className="grid gap-6 lg:col-span-2">
          <AlertsSection reader={reader} />
          {disputes}
          {reports}
          <JobsSection reader={reader} />
          <FilesSection reader={reader} />
          <AuditSection reader={reader} />
        </div>
      </div>
    </div>
  )
}
