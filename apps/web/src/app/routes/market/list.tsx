import type { QueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useCallback } from 'react'

import { appConfigQuery, shownNetwork } from '../../../api/app-config.ts'
import { filterOf } from '../../../features/market/list-filter.ts'
import { ListScreen } from '../../../features/market/list-screen.tsx'
import { type ListProps, type ListSearch, readListSearch } from '../../../features/market/list-search.ts'
import { petListQuery } from '../../../features/market/queries.ts'

const MyPets = lazy(() => import('./my-nfts.tsx'))

/** The first page is requested while the screen's code is still loading. */
export async function prefetch(queryClient: QueryClient, search: ListSearch) {
  if (search.type === 'my') return
  const network = shownNetwork(await queryClient.ensureQueryData(appConfigQuery))
  if (network.contracts !== null) {
    await queryClient.prefetchInfiniteQuery(petListQuery(filterOf(search, network)))
  }
}

export default function ListRoute() {
  const search = useSearch({ from: '/list' })
  const navigate = useNavigate({ from: '/list' })
  const onSearch: ListProps['onSearch'] = useCallback(
    (next) => void navigate({ search: readListSearch(next), replace: true, resetScroll: false }),
    [navigate],
  )
  return search.type === 'my' ? (
    <MyPets tab={search.tab} />
  ) : (
    <ListScreen search={search} onSearch={onSearch} />
  )
}
