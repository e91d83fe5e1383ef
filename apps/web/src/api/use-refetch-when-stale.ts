import { useEffect } from 'react'

import { refetchWhenStale, type Shown } from './refetch-when-stale.ts'

/** Keeps the data on screen up to date without rendering on every block. */
export function useRefetchWhenStale(
  { chainId, block, askedAt }: Shown,
  pauseMs: number,
  ask: () => Promise<unknown>,
): void {
  useEffect(
    () => refetchWhenStale({ chainId, block, askedAt }, pauseMs, ask),
    [chainId, block, askedAt, pauseMs, ask],
  )
}
