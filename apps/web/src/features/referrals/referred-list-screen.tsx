import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { InviteLink } from '../../parts/invite-link.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InvitedTable } from './components/invited-table.tsx'
import { ReportFrame } from './components/report-frame.tsx'
import { ReportSection } from './components/report-section.tsx'
import { SalesList } from './components/sales-list.tsx'
import { SignedIn, type Viewer } from './components/signed-in.tsx'
import { SoldTotals } from './components/sold-totals.tsx'
import { totalsQuery } from './queries.ts'

/** The user's own code, who joined with it, and what they bought. */
export function ReferredListScreen() {
  const t = useTranslations('referrals')
  return (
    <SignedIn title={t('referredTitle')} signInTitle={t('signInTitle')} signInText={t('signInText')}>
      {(viewer) => <MyReferrals {...viewer} />}
    </SignedIn>
  )
}

function MyReferrals({ reader, me }: Viewer) {
  const t = useTranslations('referrals')
  return (
    <ReportFrame report="referred" title={t('referredTitle')} text={t('referredText')} me={me}>
      <div className="grid grid-cols-1 gap-10">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <section aria-label={t('code')} className="card p-5 sm:p-8">
            <h2 className="text-2xl">{t('yourCode', { code: me.myCode })}</h2>
            <p className="text-soft mt-1 mb-4">{t('codeText')}</p>
            <InviteLink code={me.myCode} />
          </section>
          <Totals reader={reader} />
        </div>
        <InvitedTable reader={reader} emptyText={t('nobodyText')} />
        {me.address === null ? (
          <StateNote scene="empty" title={t('linkWalletTitle')} text={t('linkWalletText')}>
            <Link to="/account" className={buttonStyle('main')}>
              {t('toAccount')}
            </Link>
          </StateNote>
        ) : (
          <SalesList reader={reader} filter={{ inviter: me.address }} emptyText={t('noSalesText')} />
        )}
      </div>
    </ReportFrame>
  )
}

function Totals({ reader }: { reader: string }) {
  const t = useTranslations('referrals')
  const { chainId } = useNetwork()
  const totals = useQuery(totalsQuery(reader, chainId))
  return (
    <ReportSection title={t('totals')}>
      {totals.data ? <SoldTotals totals={totals.data} /> : null}
      {totals.isPending ? <Skeleton className="h-28 rounded-[20px]" /> : null}
      {totals.isError ? (
        <FailureNote title={t('totalsFailed')} error={totals.error} onRetry={() => void totals.refetch()} />
      ) : null}
    </ReportSection>
  )
}
