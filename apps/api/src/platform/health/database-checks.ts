import { finalMark, projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { pendingMigrations } from '@mofu/db/pending-migrations'
import { isNotNull, sql } from 'drizzle-orm'

import type { RedisLink } from '../redis.ts'
import type { Check } from './check.ts'

/** Above this age the read model does not keep up with its chain. */
export const STALE_MS = 30_000

/** Dependencies of every process that reads the database. */
export function databaseChecks(db: Database): Check[] {
  return [
    {
      name: 'migrations',
      read: async () => {
        const pending = await pendingMigrations(db)
        if (pending.length === 0) return { state: 'ok' }
        return { state: 'failed', facts: { pending: pending.length, first: pending[0] ?? '' } }
      },
    },
    {
      // Set by the connection itself, or by the pooler in front of the database, where it can be forgotten.
      name: 'session',
      read: async () => {
        const { rows } = await db.execute<{ role: string; limit: string }>(
          sql`select current_user as role, current_setting('statement_timeout') as limit`,
        )
        const { role, limit } = rows[0] ?? { role: '', limit: '0' }
        return { state: role === 'mofu_app' && limit !== '0' ? 'ok' : 'failed', facts: { role, limit } }
      },
    },
    {
      name: 'pool',
      read: async () => {
        const { totalCount, idleCount, waitingCount } = db.$client
        const facts = { total: totalCount, idle: idleCount, waiting: waitingCount }
        return { state: waitingCount > totalCount ? 'degraded' : 'ok', facts }
      },
    },
    {
      name: 'lag',
      read: async () => {
        const rows = await db.select({ at: projection.projectedAt }).from(projection)
        if (rows.length === 0) return { state: 'degraded', facts: { reason: 'nothing was indexed yet' } }
        const ageMs = Date.now() - Math.min(...rows.map(({ at }) => at))
        return { state: ageMs > STALE_MS ? 'degraded' : 'ok', facts: { ageMs } }
      },
    },
    {
      name: 'finality',
      read: async () => {
        const broken = await db.$count(finalMark, isNotNull(finalMark.brokenAt))
        return { state: broken > 0 ? 'degraded' : 'ok' }
      },
    },
  ]
}

/** Redis is optional: only one that is configured and unreachable is reported. */
export function redisCheck({ isConfigured, isUp }: RedisLink): Check[] {
  if (!isConfigured) return []
  return [{ name: 'redis', read: async () => ({ state: isUp() ? 'ok' : 'degraded' }) }]
}
