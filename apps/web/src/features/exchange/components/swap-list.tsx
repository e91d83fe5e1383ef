import type { Address } from '@mofu/domain/address'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RateLabel } from '../../../parts/rate-label.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ExchangePlace, SwapCoin } from '../exchange-place.ts'
import { swapsQuery } from '../queries.ts'

const PAUSE_MS = 1_500

type SwapListProps = { place: ExchangePlace; base: SwapCoin; account: Address | undefined }

/** What people bought and sold, newest first. */
export function SwapList({ place: { chainId, gbt }, base, account }: SwapListProps) {
  const t = useTranslations('exchange')
  const [isMine, setMine] = useState(false)
  const whose = isMine ? account : undefined
  const query = useInfiniteQuery(swapsQuery(chainId, whose))
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const shown = { chainId, block: data?.pages[0]?.at?.block, askedAt: query.dataUpdatedAt }
  useRefetchWhenStale(shown, PAUSE_MS, refetch)
  const list = data?.pages.flatMap((page) => page.data.list) ?? []
  return (
    <section aria-labelledby="swaps" className="card p-5 sm:p-6">
      <h2 id="swaps" className="mb-3 text-2xl">
        {t('swapsTitle')}
      </h2>
      {account ? (
        <PillChoice
          legend={t('whose')}
          choices={[
            { value: 'all', label: t('allSwaps') },
            { value: 'mine', label: t('mySwaps') },
          ]}
          value={isMine ? 'mine' : 'all'}
          onChoose={(value) => setMine(value === 'mine')}
        />
      ) : null}
      {data === undefined ? (
        isError ? (
          <FailureNote title={t('swapsFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 rounded-[20px]" />
        )
      ) : list.length === 0 ? (
        <StateNote scene="empty" title={t('swapsNone')} />
      ) : (
        <ul className="divide-line mt-2 divide-y-2">
          {list.map((swap) => (
            <li key={swap.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0 grow basis-48">
                <p
                  className={
                    swap.side === 'buy' ? 'text-mint-text font-semibold' : 'text-berry-text font-semibold'
                  }
                >
                  {t(swap.side === 'buy' ? 'bought' : 'sold')}{' '}
                  <AmountLabel amount={BigInt(swap.amount)} coin={gbt.symbol} decimals={gbt.decimals} />
                </p>
                <p className="text-soft text-sm">
                  <AddressLabel address={swap.account} /> · <TimeAgo at={swap.at} />
                </p>
              </div>
              <div className="text-right">
                <AmountLabel
                  amount={BigInt(swap.base)}
                  coin={base.symbol}
                  decimals={base.decimals}
                  className="font-semibold"
                />
                <p className="text-soft text-sm">
                  {t('each')}{' '}
                  <RateLabel amount={BigInt(swap.price)} coin={base.symbol} decimals={base.decimals} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <div className="mt-4 text-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'loadingMore' : 'showMore')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
