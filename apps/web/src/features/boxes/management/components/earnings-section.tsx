import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { BoxDetail } from '../../queries.ts'
import { useFresh } from '../../use-fresh.ts'
import { type ChangedBox, manageBox } from '../actions/manage-box.ts'
import { reportQuery } from '../queries.ts'
import { SalesReport } from './sales-report.tsx'
import { Section } from './section.tsx'

type EarningsSectionProps = { changed: ChangedBox; box: BoxDetail; wallet: Address }

const claims = {
  commission: {
    functionName: 'claimCommission',
    title: 'boxManagement.commissionPlan',
    means: 'commissionMeans',
  },
  fee: { functionName: 'claimFee', title: 'boxManagement.feePlan', means: 'feeMeans' },
} as const

/** What the box has earned: commission and fee to be claimed, and the sales report. */
export function EarningsSection({ changed, box, wallet }: EarningsSectionProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const report = useQuery(reportQuery(box, wallet))
  useFresh(box.chainId, report.data?.block, report)
  const { symbol, decimals } = box
  const claim = (kind: keyof typeof claims) => {
    const { functionName, title, means } = claims[kind]
    const value = { kind: 'amount', amount: BigInt(box[kind]), coin: symbol, decimals } as const
    start(
      manageBox(changed, {
        title: { key: title, values: { name: changed.name } },
        functionName,
        args: [],
        means: t(means),
        terms: [{ label: { key: 'boxManagement.amount' }, value }],
      }),
    )
  }
  return (
    <Section title={t('earnings')} text={t('earningsText')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {(['commission', 'fee'] as const).map((kind) => (
          <div key={kind} className="bg-sunken grid justify-items-start gap-2 rounded-2xl p-4">
            <dt className="text-soft">{t(`${kind}Earned`)}</dt>
            <dd className="font-display text-xl font-extrabold">
              <AmountLabel amount={BigInt(box[kind])} coin={symbol} decimals={decimals} />
            </dd>
            <dd>
              <Button size="small" disabled={box[kind] === '0'} onClick={() => claim(kind)}>
                {t(`${kind}Claim`)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-soft text-sm">
        {t('claimedTo')}{' '}
        <Link to="/credits" className="underline underline-offset-4">
          {t('toCredits')}
        </Link>
      </p>
      {report.data ? (
        <SalesReport coins={report.data.coins} days={report.data.days} />
      ) : report.isError ? (
        <FailureNote title={t('reportFailed')} error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <Skeleton className="h-40 rounded-2xl" />
      )}
    </Section>
  )
}
