import type { QueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'

import { ListScreen } from '../../features/market/list-screen.tsx'
import { MyPetsScreen } from '../../features/market/my-pets-screen.tsx'
import { petListQuery } from '../../features/market/queries.ts'
import { appConfigQuery, shownNetwork } from '../../session/app-config.ts'

/** The first page is asked for while the rest of the screen is still on its way. */
export async function prefetch(
  queryClient: QueryClient,
  { collection, type }: { collection?: string; type?: 'my' },
) {
  if (type === 'my') return
  const { chainId } = shownNetwork(await queryClient.ensureQueryData(appConfigQuery))
  await queryClient.prefetchInfiniteQuery(petListQuery({ chainId, collection }))
}

export default function ListRoute() {
  const { collection, type } = useSearch({ from: '/list' })
  return type === 'my' ? <MyPetsScreen /> : <ListScreen collection={collection} />
}
