import { followBlock, reachedBlock } from './reached-block.ts'

export type Shown = {
  chainId: number
  /** What is on screen is true up to here; undefined while nothing is. */
  block: number | undefined
  /** When it was asked for last. */
  askedAt: number
}

/**
 * Asks again once the read model has moved past what is on screen, but leaves a pause between two questions: blocks may
 * come every second. What fails is asked again with the next block. Gives back how to stop.
 */
export function askWhenBehind(
  { chainId, block, askedAt }: Shown,
  pauseMs: number,
  ask: () => Promise<unknown>,
): () => void {
  if (block === undefined) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = askedAt
  const look = () => {
    if (timer !== undefined || (reachedBlock(chainId) ?? -1) <= block) return
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
  const unfollow = followBlock(look)
  return () => {
    unfollow()
    clearTimeout(timer)
  }
}
