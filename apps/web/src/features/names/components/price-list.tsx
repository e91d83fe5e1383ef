import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { priceListQuery } from '../queries.ts'

const rows = [
  { of: 'three', label: 'threeLetters' },
  { of: 'four', label: 'fourLetters' },
  { of: 'longer', label: 'longerLetters' },
] as const

/** The price of a year, by the length of the name. */
export function PriceList({ chainId }: { chainId: number }) {
  const t = useTranslations('names')
  const { data, isError, error, refetch } = useQuery(priceListQuery(chainId))
  return (
    <section aria-labelledby="name-prices" className="card p-5 sm:p-6">
      <h2 id="name-prices" className="text-2xl">
        {t('pricesTitle')}
      </h2>
      <p className="text-soft mb-3">{t('pricesText')}</p>
      {isError ? (
        <FailureNote title={t('pricesFailed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <dl className="divide-line divide-y-2">
          {rows.map(({ of, label }) => (
            <div key={of} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <dt className="text-soft">{t(label)}</dt>
              <dd className="font-semibold">
                <AmountLabel amount={BigInt(data[of])} coin={data.symbol} decimals={data.decimals} />
              </dd>
            </div>
          ))}
        </dl>
      ) : isError ? null : (
        <Skeleton className="h-28 rounded-[20px]" />
      )}
    </section>
  )
}
