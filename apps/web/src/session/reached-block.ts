import { createStore, type Store, useStore } from './store.ts'

/** How far the read model has come on each chain, as the last reply or live event told. */
const reached: Store<ReadonlyMap<number, number>> = createStore<ReadonlyMap<number, number>>(new Map())

/** From a reply. Replies may overtake each other, so they only move it on. */
export function noteBlock(chainId: number, block: number): void {
  if (block > (reachedBlock(chainId) ?? -1)) setBlock(chainId, block)
}

/** From the live stream, which is in order: after a reorg the read model may stand lower than before. */
export function setBlock(chainId: number, block: number): void {
  if (block === reachedBlock(chainId)) return
  reached.set(new Map(reached.get()).set(chainId, block))
}

export function reachedBlock(chainId: number): number | undefined {
  return reached.get().get(chainId)
}

/** Tells of every move, on any chain; for those who draw nothing. */
export const followBlock: (listener: () => void) => () => void = reached.subscribe

export function useReachedBlock(chainId: number): number | undefined {
  return useStore(reached).get(chainId)
}

/** Resolves once the read model has come to a block; rejects when the signal says to stop waiting. */
export async function untilReached(chainId: number, block: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isThere = () => (reachedBlock(chainId) ?? -1) >= block
    const finish = (settle: () => void) => {
      unsubscribe()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => finish(() => reject(signal.reason))
    const unsubscribe = followBlock(() => {
      if (isThere()) finish(resolve)
    })
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else if (isThere()) finish(resolve)
  })
}
