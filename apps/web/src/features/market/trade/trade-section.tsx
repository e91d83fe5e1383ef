import type { ReadAt } from '@mofu/wire/envelope'
import type { NftDetail } from '@mofu/wire/market'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'

import { hasChain, useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RenderOnInteraction } from '../../../ui/render-on-interaction.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { offersQuery } from './queries.ts'
import { tradingPlace } from './trading-place.ts'

// The wallet code loads after the page itself, so that visitors see the content first.
const TradeCounter = lazy(async () => {
  const { TradeCounter: component } = await import('./components/trade-counter.tsx')
  return { default: component }
})

/** Price, offers and history of a pet; nothing if its chain has no market. */
export function TradeSection({ pet, at }: { pet: NftDetail; at: ReadAt | undefined }) {
  const t = useTranslations('trade')
  const network = useNetworkOf(pet.chainId)
  const place = network && hasChain(network) ? tradingPlace(network) : undefined
  const offers = useQuery(offersQuery(pet.id))
  const { refetch } = offers
  const [seen, asked] = [at?.block ?? 0, offers.data?.at?.block ?? 0]
  useEffect(() => {
    if (asked > 0 && seen > asked) void refetch()
  }, [seen, asked, refetch])
  if (!place) return null
  if (offers.data === undefined) {
    return offers.isError ? (
      <FailureNote title={t('failed')} error={offers.error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-56 rounded-[20px]" />
    )
  }
  const { ask, bids } = offers.data.data
  const waiting = <Skeleton className="h-56 rounded-[20px]" />
  return (
    <RenderOnInteraction placeholder={waiting}>
      <Suspense fallback={waiting}>
        <TradeCounter place={place} pet={pet} ask={ask} bids={bids} at={offers.data.at} />
      </Suspense>
    </RenderOnInteraction>
  )
}
