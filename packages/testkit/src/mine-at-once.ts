import { setTimeout as wait } from 'node:timers/promises'

import { rpc } from './anvil.ts'

const POLL_MS = 15

/**
 * Mines a block whenever a transaction is pending, for the duration of the work. The chain's own interval continues.
 * (anvil's automine mode is no replacement: it misses transactions that arrive in bursts.)
 */
export async function mineAtOnce<T>(rpcUrl: string, work: () => Promise<T>): Promise<T> {
  let isDone = false
  const mining = (async () => {
    while (!isDone) {
      if ((await pendingIn(rpcUrl)) > 0) await rpc(rpcUrl, 'evm_mine')
      else await wait(POLL_MS)
    }
  })()
  // Fails the work when mining fails, or it would wait for its receipts forever.
  const failure = mining.then(() => new Promise<never>(() => undefined))
  try {
    return await Promise.race([work(), failure])
  } finally {
    isDone = true
    await mining.catch(() => undefined)
  }
}

/** How many transactions are pending. */
export async function pendingIn(rpcUrl: string): Promise<number> {
  const { pending } = (await rpc(rpcUrl, 'txpool_status')) as { pending: string }
  return Number(pending)
}
