import { subscribeToBlocks, indexedBlock } from './indexed-block.ts'

export type Shown = {
  chainId: number
  /** The block up to which the data on screen is true; undefined while there is none. */
  block: number | undefined
  /** When it was last requested. */
  askedAt: number
}

/**
 * Refetches once the read model has indexed past the data on screen, with a pause between two requests: blocks may come
 * every second. A failed request is repeated with the next block. Returns the unsubscribe function.
 */
export function refetchWhenStale(
  { chainId, block, askedAt }: Shown,
  pauseMs: number,
  ask: () => Promise<unknown>,
): () => void {
  if (block === undefined) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = askedAt
  const look = () => {
    if (timer !== undefined || (indexedBlock(chainId) ?? -1) <= block) return
    timer = setTimeout(
      () => {
        timer = undefined
        last = Date.now()
        ask().catch(() => undefined)
      },
      Math.max(0, last + pauseMs - Date.now()),
    )
  }
  look()
  const unfollow = subscribeToBlocks(look)
  return () => {
    unfollow()
    clearTimeout(timer)
  }
}
