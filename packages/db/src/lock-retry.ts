import { setTimeout as delay } from 'node:timers/promises'

import pg from 'pg'

export type LockRetry = {
  /** How long a statement waits for a lock. Queries that come after it on the table wait behind it for as long. */
  lockMs: number
  attempts: number
  /** Before the second attempt; doubled for each further one, up to `backoffMostMs`. */
  backoffMs: number
  backoffMostMs: number
  onRetry: (what: string, attempt: number, waitMs: number) => void
}

/** About four minutes in total: longer than any transaction of ours, shorter than anyone watches a deployment. */
export const lockRetry: LockRetry = {
  lockMs: 2_000,
  attempts: 20,
  backoffMs: 500,
  backoffMostMs: 15_000,
  onRetry: () => undefined,
}

/** What PostgreSQL answers when it gave up a wait for a lock, and when it resolved a deadlock at our cost. */
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/**
 * Runs a step that takes table locks. When a lock is not free in time the step is rolled back, so that the queries
 * behind it proceed, and runs again later: `run` must be repeatable.
 */
export async function retryOnLock(
  client: pg.Client,
  what: string,
  retry: LockRetry,
  run: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`set lock_timeout = ${Math.ceil(retry.lockMs)}`)
      return await run()
    } catch (error) {
      if (!isLockError(error)) throw error
      await client.query('rollback')
      if (attempt >= retry.attempts) {
        throw new Error(`${what}: a table lock was not free in ${attempt} attempts`, { cause: error })
      }
      const most = Math.min(retry.backoffMs * 2 ** (attempt - 1), retry.backoffMostMs)
      const waitMs = Math.round(most * (0.5 + Math.random() / 2))
      retry.onRetry(what, attempt, waitMs)
      await delay(waitMs)
    }
  }
}

/** In one transaction: an attempt that fails leaves nothing behind, and no lock. */
export async function inTransaction(client: pg.Client, run: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await run()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

function isLockError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK)
}
