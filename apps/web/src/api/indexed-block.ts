import { createStore, type Store, useStore } from '../storage/store.ts'

/** The newest indexed block of each chain, according to the last response or live event. */
const reached: Store<ReadonlyMap<number, number>> = createStore<ReadonlyMap<number, number>>(new Map())

/** From a response. Responses may arrive out of order, so they only move the block forward. */
export function advanceBlock(chainId: number, block: number): void {
  if (block > (indexedBlock(chainId) ?? -1)) setBlock(chainId, block)
}

/** From the live stream, which is ordered: after a reorg the indexed block may be lower than before. */
export function setBlock(chainId: number, block: number): void {
  if (block === indexedBlock(chainId)) return
  reached.set(new Map(reached.get()).set(chainId, block))
}

export function indexedBlock(chainId: number): number | undefined {
  return reached.get().get(chainId)
}

/** Calls the listener on every change, on any chain. For code outside of React. */
export const subscribeToBlocks: (listener: () => void) => () => void = reached.subscribe

export function useIndexedBlock(chainId: number): number | undefined {
  return useStore(reached).get(chainId)
}

/** Resolves once the read model has indexed a block; rejects when the signal aborts. */
export async function untilIndexed(chainId: number, block: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isThere = () => (indexedBlock(chainId) ?? -1) >= block
    const finish = (settle: () => void) => {
      unsubscribe()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => finish(() => reject(signal.reason))
    const unsubscribe = subscribeToBlocks(() => {
      if (isThere()) finish(resolve)
    })
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else if (isThere()) finish(resolve)
  })
}
