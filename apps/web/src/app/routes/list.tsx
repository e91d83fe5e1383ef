import type { QueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useCallback } from 'react'

import { filterOf } from '../../features/market/list-filter.ts'
import { ListScreen } from '../../features/market/list-screen.tsx'
import { type ListProps, type ListSearch, readListSearch } from '../../features/market/list-search.ts'
import { petListQuery } from '../../features/market/queries.ts'
import { appConfigQuery, shownNetwork } from '../../session/app-config.ts'

const MyPetsScreen = lazy(async () => ({
  default: (await import('../../features/market/my-pets-screen.tsx')).MyPetsScreen,
}))

/** The first page is asked for while the rest of the screen is still on its way. */
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
    <MyPetsScreen tab={search.tab} />
  ) : (
    <ListScreen search={search} onSearch={onSearch} />
  )
}
