import { keyBalance } from '@mofu/db/app/key-balance'
import type { Connection, Database } from '@mofu/db/connect'
import { inArray, lt, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../delete-in-batches.ts'

export type Sample = typeof keyBalance.$inferSelect

/** The newest sample of each key. */
export function listBalances(db: Connection): Promise<Sample[]> {
  return db
    .selectDistinctOn([keyBalance.chainId, keyBalance.role])
    .from(keyBalance)
    .orderBy(keyBalance.chainId, keyBalance.role, sql`${keyBalance.sampledAt} desc`)
}

/** A job that runs again has the same time, and adds nothing. */
export async function insertBalances(db: Connection, samples: readonly Sample[]): Promise<void> {
  if (samples.length > 0)
    await db
      .insert(keyBalance)
      .values([...samples])
      .onConflictDoNothing()
}

/** Deletes samples that are older than a week. */
export function sweepKeyBalances(db: Database): Promise<number> {
  const old = db
    .select({ at: keyBalance.sampledAt })
    .from(keyBalance)
    .where(lt(keyBalance.sampledAt, sql`now() - interval '7 days'`))
    .orderBy(keyBalance.sampledAt)
    .limit(BATCH)
  return deleteInBatches(
    async () => (await db.delete(keyBalance).where(inArray(keyBalance.sampledAt, old))).rowCount ?? 0,
  )
}
