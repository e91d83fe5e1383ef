import { useQuery } from '@tanstack/react-query'

import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'
import { homeQuery } from './queries.ts'

/** The home page is refetched at most this often while blocks arrive. */
const PAUSE_MS = 5_000

/** The home page's data, refetched as the read model advances. */
export function useLiveHome(chainId: number, isEnabled: boolean) {
  const home = useQuery({ ...homeQuery(chainId), enabled: isEnabled })
  const block = home.data?.at?.block
  useRefetchWhenStale({ chainId, block, askedAt: home.dataUpdatedAt }, PAUSE_MS, home.refetch)
  return home
}
