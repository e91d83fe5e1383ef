import { useQuery } from '@tanstack/react-query'

import { useAskWhenBehind } from '../../session/use-ask-when-behind.ts'
import { homeQuery } from './queries.ts'

/** The home page is asked for again at most this often while blocks come in. */
const PAUSE_MS = 5_000

/** The home page's data, asked for again as the read model moves on. */
export function useLiveHome(chainId: number, isEnabled: boolean) {
  const home = useQuery({ ...homeQuery(chainId), enabled: isEnabled })
  const block = home.data?.at?.block
  useAskWhenBehind({ chainId, block, askedAt: home.dataUpdatedAt }, PAUSE_MS, home.refetch)
  return home
}
