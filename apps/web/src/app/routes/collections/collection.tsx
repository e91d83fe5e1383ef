import type { CollectionDetail } from '@mofu/wire/collections'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'

import { hasChain, useNetwork, useNetworkOf } from '../../../api/app-config.ts'
import { CollectionScreen } from '../../../features/collections/collection-screen.tsx'
import { changedFilters, shownFilters } from '../../../features/market/collection-search.ts'
import { FilteredPets } from '../../../features/market/components/filtered-pets.tsx'
import { filterOf } from '../../../features/market/list-filter.ts'
import type { ListProps, PetFilters } from '../../../features/market/list-search.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const CollectionOffersTab = lazy(async () => ({
  default: (await import('../../../features/market/collection-offers/collection-offers-tab.tsx'))
    .CollectionOffersTab,
}))

// Few people buy several at once: the list does not wait for it.
const Sweep = lazy(async () => ({
  default: (await import('../../../features/market/trade/basket/sweep.tsx')).Sweep,
}))

export default function CollectionRoute() {
  const { id } = useParams({ from: '/collection-list/$id' })
  const { tab = 'items', ...filters } = useSearch({ from: '/collection-list/$id' })
  return (
    <CollectionScreen
      key={id}
      id={id}
      tab={tab}
      drawItems={(collection, empty) => <Items collection={collection} filters={filters} empty={empty} />}
      drawOffers={(collection) => (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-[20px]" />}>
          <CollectionOffersTab collection={collection} />
        </Suspense>
      )}
    />
  )
}

type ItemsProps = { collection: CollectionDetail; filters: PetFilters; empty: ReactNode }

function Items({ collection: { chainId, contract, market }, filters, empty }: ItemsProps) {
  const navigate = useNavigate({ from: '/collection-list/$id' })
  const onScreen = useNetwork()
  const own = useNetworkOf(chainId)
  const network = own && hasChain(own) ? own : onScreen
  const shown = shownFilters(filters, market, network.coins[0]?.address ?? '')
  const name = JSON.stringify(shown)
  // The same object while its content is the same: the search field waits for the person to stop typing.
  const search = useMemo(
    () => ({ ...(JSON.parse(name) as PetFilters), collection: contract }),
    [name, contract],
  )
  const onSearch: ListProps['onSearch'] = useCallback(
    (next) => void navigate({ search: changedFilters(search, next), replace: true, resetScroll: false }),
    [navigate, search],
  )
  return (
    <>
      {market.some(({ listed }) => listed > 1) ? (
        <Suspense>
          <Sweep filter={filterOf(search, network)} network={network} />
        </Suspense>
      ) : null}
      <FilteredPets
        network={network}
        search={search}
        onSearch={onSearch}
        onClear={() => onSearch({})}
        empty={empty}
      />
    </>
  )
}
