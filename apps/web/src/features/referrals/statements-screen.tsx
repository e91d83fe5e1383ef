import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tabStyle } from '../../ui/tab-style.ts'
import { ReportFrame } from './components/report-frame.tsx'
import { SignedIn, type Viewer } from './components/signed-in.tsx'
import { StatementCheck } from './components/statement-check.tsx'
import { statementsQuery } from './queries.ts'

/** The user's lines of each closed month, checked in the browser against the month's published root. */
export function StatementsScreen({ month }: { month: string | undefined }) {
  const t = useTranslations('referrals')
  return (
    <SignedIn
      title={t('statementsTitle')}
      signInTitle={t('statementsSignInTitle')}
      signInText={t('statementsText')}
    >
      {(viewer) => (
        <ReportFrame
          report="statements"
          title={t('statementsTitle')}
          text={t('statementsText')}
          me={viewer.me}
        >
          <Months {...viewer} month={month} />
        </ReportFrame>
      )}
    </SignedIn>
  )
}

function Months({ reader, me, month }: Viewer & { month: string | undefined }) {
  const t = useTranslations('referrals')
  const { chainId } = useNetwork()
  const statements = useQuery(statementsQuery(chainId))
  if (statements.isError) {
    return (
      <FailureNote
        title={t('statementsFailed')}
        error={statements.error}
        onRetry={() => void statements.refetch()}
      />
    )
  }
  if (!statements.data) return <Skeleton className="h-40 rounded-[20px]" />
  const chosen = statements.data.find((one) => one.month === month) ?? statements.data[0]
  if (!chosen) {
    return <StateNote scene="empty" title={t('noStatementsTitle')} text={t('noStatementsText')} />
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={t('months')} className="flex flex-wrap gap-2">
        {statements.data.map((one) => (
          <Link
            key={one.month}
            to="/referral-statements"
            search={{ month: one.month }}
            replace
            resetScroll={false}
            aria-current={one === chosen ? 'page' : undefined}
            className={tabStyle(one === chosen, 'small')}
          >
            {one.month}
          </Link>
        ))}
      </nav>
      <StatementCheck key={chosen.month} reader={reader} code={me.myCode} published={chosen} />
    </div>
  )
}
