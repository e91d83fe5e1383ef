import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useReachedBlock } from '../../session/reached-block.ts'
import { homeQuery } from './queries.ts'

/** The home page is asked for again at most this often while blocks come in. */
const PAUSE_MS = 5_000

/** The home page's data, asked for again as the read model moves on. */
export function useLiveHome(chainId: number, isEnabled: boolean) {
  const home = useQuery({ ...homeQuery(chainId), enabled: isEnabled })
  const reached = useReachedBlock(chainId)
  const { refetch, dataUpdatedAt } = home
  const block = home.data?.at?.block

  useEffect(() => {
    if (block === undefined || reached === undefined || reached <= block) return undefined
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + PAUSE_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [block, reached, dataUpdatedAt, refetch])

  return home
}
