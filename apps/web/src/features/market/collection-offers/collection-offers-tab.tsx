import type { CollectionDetail } from '@mofu/wire/collections'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { hasChain, useNetworkOf } from '../../../api/app-config.ts'
import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { marketFacts } from '../trade/market-facts.ts'
import { addressOf } from '../trade/traded-pet.ts'
import { type TradingPlace, tradingPlace } from '../trade/trading-place.ts'
import { useChainTime } from '../trade/use-chain-time.ts'
import { CollectionOffersTable } from './components/collection-offers-table.tsx'
import { collectionOffersQuery } from './queries.ts'

// The wallet code is loaded for who has a wallet.
const OwnCollectionOffer = lazy(async () => ({
  default: (await import('./components/own-collection-offer.tsx')).OwnCollectionOffer,
}))

/** Blocks may come every second; a list does not need to be refetched that often. */
const PAUSE_MS = 2_000

/** Offers for any pet of the collection: everybody's, and one's own. */
export function CollectionOffersTab({ collection }: { collection: CollectionDetail }) {
  const network = useNetworkOf(collection.chainId)
  const place = network && hasChain(network) ? tradingPlace(network) : undefined
  return place ? <Offers collection={collection} place={place} /> : <NotDeployedNote />
}

function Offers({ collection, place }: { collection: CollectionDetail; place: TradingPlace }) {
  const t = useTranslations('trade')
  const { id, name, chainId, contract, covers, page, market, state } = collection
  const account = useAccount()
  const list = useInfiniteQuery(collectionOffersQuery(id))
  const at = list.data?.pages[0]?.at
  const now = useChainTime(at)
  const { refetch } = list
  useRefetchWhenStale({ chainId, block: at?.block, askedAt: list.dataUpdatedAt }, PAUSE_MS, refetch)
  if (!list.data) {
    return list.isError ? (
      <FailureNote title={t('failed')} error={list.error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64 w-full rounded-[20px]" />
    )
  }
  // It may have ended since it was read.
  const offers = list.data.pages.flatMap(({ data }) => data.list).filter(({ endAt }) => now < endAt)
  const isDisabled = state === 'disabled'
  const picture = page?.logo ?? covers[0] ?? '/favicon.svg'
  const trade = { place, collection: { id, address: addressOf(contract), name, picture } }
  const waiting = <Skeleton className="h-12 w-64 rounded-full" />
  return (
    <section aria-label={t('collectionOffers.title')} className="grid gap-6">
      <p className="text-soft max-w-3xl">{t('collectionOffers.text', { name })}</p>
      {account.status === 'connected' ? (
        <Suspense fallback={waiting}>
          <OwnCollectionOffer
            trade={trade}
            facts={marketFacts({ lastSale: null, bids: offers, market, now })}
            now={now}
            isDisabled={isDisabled}
          />
        </Suspense>
      ) : account.status === 'returning' ? (
        waiting
      ) : isDisabled ? null : (
        <Button look="main" className="justify-self-start" onClick={openWalletDialog}>
          {t('connectToBid')}
        </Button>
      )}
      {offers.length === 0 ? (
        <p className="card text-soft p-5">{t('collectionOffers.empty')}</p>
      ) : (
        <CollectionOffersTable
          offers={offers}
          label={t('collectionOffers.title')}
          chainId={chainId}
          now={now}
          me={account.status === 'connected' ? account.address.toLowerCase() : undefined}
        />
      )}
      {list.hasNextPage ? (
        <p className="text-center">
          <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
