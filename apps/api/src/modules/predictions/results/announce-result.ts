import type { Database } from '@mofu/db/connect'

import type { Caller } from '../../../platform/access.ts'
import { checkResult, type NewResult } from './check-result.ts'
import { storeResult } from './store-result.ts'

/**
 * Stores the evidence for a result before the operator's wallet sets it on chain, which alone counts. This is SPEC's
 * call; our own screen has a second admin confirm it (docs/decisions/0026-second-admin.md).
 */
export async function announceResult(
  db: Database,
  by: Caller & { address: string },
  wanted: NewResult,
): Promise<{ evidence: string }> {
  return db.transaction(async (tx) => {
    const checked = await checkResult(tx, by, wanted)
    await storeResult(tx, by, { ...checked, author: by.address, isConfirmed: false })
    return { evidence: checked.evidence }
  })
}
