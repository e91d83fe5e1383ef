import { createHash } from 'node:crypto'

import { authTry } from '@mofu/db/app/accounts'
import type { Database } from '@mofu/db/connect'
import { accountLimits, addressLimits, type TryLimit } from '@mofu/domain/auth-limits'
import { DomainError } from '@mofu/domain/domain-error'
import { eq, lt, sql } from 'drizzle-orm'

import { addressGroup } from './address-group.ts'

export type AttemptLimiter = {
  /** Counts an attempt from a network address and throws when there were too many. */
  fromAddress(what: keyof typeof addressLimits, ip: string): Promise<void>
  /** Counts an attempt at an account, whether it exists or not, and throws when there were too many. */
  atAccount(what: keyof typeof accountLimits, who: string): Promise<void>
  /** Counts the same, but leaves the decision to the caller. */
  isTooMany(what: keyof typeof accountLimits, who: string): Promise<boolean>
  /** The owner has authenticated: the count starts over. */
  forget(what: keyof typeof accountLimits, who: string): Promise<void>
}

/** One in this many attempts also deletes expired windows. */
const SWEEP_ONE_IN = 100

/**
 * Counts attempts in PostgreSQL: one statement, so that parallel attempts are all counted, in every process, with Redis
 * or without. Fails closed when the database is unreachable.
 */
export function attemptLimiter(db: Database, addressFactor: number): AttemptLimiter {
  /** Seconds to wait when there were too many; undefined otherwise. */
  const count = async (name: string, { most, windowSeconds }: TryLimit): Promise<number | undefined> => {
    const [row] = await db
      .insert(authTry)
      .values({
        key: keyOf(name),
        count: 1,
        windowEndsAt: sql`now() + ${windowSeconds} * interval '1 second'`,
      })
      .onConflictDoUpdate({
        target: authTry.key,
        set: {
          count: sql`case when ${authTry.windowEndsAt} <= now() then 1 else ${authTry.count} + 1 end`,
          windowEndsAt: sql`case when ${authTry.windowEndsAt} <= now() then excluded.window_ends_at
            else ${authTry.windowEndsAt} end`,
        },
      })
      .returning({
        count: authTry.count,
        seconds: sql<number>`ceil(extract(epoch from ${authTry.windowEndsAt} - now()))::int`,
      })
    if (Math.random() * SWEEP_ONE_IN < 1) await db.delete(authTry).where(lt(authTry.windowEndsAt, sql`now()`))
    return row && row.count > most ? row.seconds : undefined
  }
  const take = async (name: string, limit: TryLimit): Promise<void> => {
    const seconds = await count(name, limit)
    if (seconds !== undefined) throw new DomainError('accounts.too_many_tries', { seconds })
  }
  return {
    fromAddress: (what, ip) => {
      const { most, windowSeconds } = addressLimits[what]
      return take(`address ${what} ${addressGroup(ip)}`, { most: most * addressFactor, windowSeconds })
    },
    atAccount: (what, who) => take(`account ${what} ${who}`, accountLimits[what]),
    isTooMany: async (what, who) =>
      (await count(`account ${what} ${who}`, accountLimits[what])) !== undefined,
    forget: async (what, who) => {
      await db.delete(authTry).where(eq(authTry.key, keyOf(`account ${what} ${who}`)))
    },
  }
}

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}
