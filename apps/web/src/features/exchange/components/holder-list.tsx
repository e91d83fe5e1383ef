import { useQuery } from '@tanstack/react-query'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ExchangePlace } from '../exchange-place.ts'
import { holdersQuery } from '../queries.ts'
import { percentText, shareOf } from '../swap-limits.ts'

const PAUSE_MS = 3_000

/** Who has the most GBT, and how much of what is not for sale that is. */
export function HolderList({ place: { chainId, gbt }, sold }: { place: ExchangePlace; sold: bigint }) {
  const t = useTranslations('exchange')
  const { data, isError, error, refetch, dataUpdatedAt } = useQuery(holdersQuery(chainId))
  useRefetchWhenStale({ chainId, block: data?.at?.block, askedAt: dataUpdatedAt }, PAUSE_MS, refetch)
  return (
    <section aria-labelledby="holders" className="card p-5 sm:p-6">
      <h2 id="holders" className="mb-1 text-2xl">
        {t('holdersTitle')}
      </h2>
      {data === undefined ? (
        isError ? (
          <FailureNote title={t('holdersFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 rounded-[20px]" />
        )
      ) : data.data.list.length === 0 ? (
        <StateNote scene="empty" title={t('holdersNone')} />
      ) : (
        <>
          <p className="text-soft">{t('holdersText', { count: data.data.total })}</p>
          <ol className="divide-line mt-2 divide-y-2">
            {data.data.list.map(({ account, amount, contract }) => (
              <li key={account} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                <span>
                  <AddressLabel address={account} />
                  {contract === null ? null : (
                    <span className="text-soft block text-sm">
                      {t('holdersContract', { name: contract })}
                    </span>
                  )}
                </span>
                <span className="text-right">
                  <AmountLabel
                    amount={BigInt(amount)}
                    coin={gbt.symbol}
                    decimals={gbt.decimals}
                    className="font-semibold"
                  />
                  <span className="text-soft block text-sm">
                    {percentText(shareOf(BigInt(amount), sold))}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
