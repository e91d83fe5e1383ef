import type { QueryClient } from '@tanstack/react-query'

import { appConfigQuery, shownNetwork } from '../../../api/app-config.ts'
import { HomeScreen } from '../../../features/home/home-screen.tsx'
import { homeQuery } from '../../../features/home/queries.ts'

/** The page's data is requested while its code is still loading. */
export async function prefetch(queryClient: QueryClient) {
  const { chainId, contracts } = shownNetwork(await queryClient.ensureQueryData(appConfigQuery))
  if (contracts !== null) await queryClient.prefetchQuery(homeQuery(chainId))
}

export default function HomeRoute() {
  return <HomeScreen />
}
