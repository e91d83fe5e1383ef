import type { Database } from '@mofu/db/connect'

import { findIndexedBlocks } from '../store.ts'
import { tryLockOperator } from './store.ts'

/**
 * Runs `work` while no other worker does so for this chain; false when another does. Nothing is sent before the chain
 * is indexed.
 */
export async function asOnlyOperator(
  db: Database,
  chainId: number,
  work: (finalized: number) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isLocked = await tryLockOperator(tx, chainId)
    const indexed = await findIndexedBlocks(tx, chainId)
    if (!isLocked || !indexed) return false
    await work(indexed.finalizedBlock)
    return true
  })
}
