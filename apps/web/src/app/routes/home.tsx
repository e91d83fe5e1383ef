import type { QueryClient } from '@tanstack/react-query'

import { HomeScreen } from '../../features/home/home-screen.tsx'
import { homeQuery } from '../../features/home/queries.ts'
import { appConfigQuery, shownNetwork } from '../../session/app-config.ts'

/** The page's data is asked for while the rest of it is still on its way. */
export async function prefetch(queryClient: QueryClient) {
  const { chainId, contracts } = shownNetwork(await queryClient.ensureQueryData(appConfigQuery))
  if (contracts !== null) await queryClient.prefetchQuery(homeQuery(chainId))
}

export default function HomeRoute() {
  return <HomeScreen />
}
