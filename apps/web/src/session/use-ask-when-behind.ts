import { useEffect } from 'react'

import { askWhenBehind, type Shown } from './ask-when-behind.ts'

/** Keeps what is on screen up to date; a block alone draws nothing anew. */
export function useAskWhenBehind(
  { chainId, block, askedAt }: Shown,
  pauseMs: number,
  ask: () => Promise<unknown>,
): void {
  useEffect(
    () => askWhenBehind({ chainId, block, askedAt }, pauseMs, ask),
    [chainId, block, askedAt, pauseMs, ask],
  )
}
