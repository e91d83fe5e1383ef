import { alert } from '@mofu/db/app/alerts'
import { finalMark, projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { DEAD_LETTER_QUEUE } from '@mofu/db/jobs/queues'
import { alertNames } from '@mofu/domain/alert-names'
import { isNotNull, sql } from 'drizzle-orm'

import type { GaugeSource } from './gauge.ts'

/** Connections of a process's own pool. */
export function poolGauges(db: Database): GaugeSource[] {
  return [
    {
      name: 'mofu_database_pool_connections',
      help: 'Open database connections.',
      read: () => [{ value: db.$client.totalCount }],
    },
    {
      name: 'mofu_database_pool_waiting',
      help: 'Callers that wait for a database connection.',
      read: () => [{ value: db.$client.waitingCount }],
    },
  ]
}

/** What the database says about the whole product. Every worker exports the same values: take the maximum. */
export function databaseGauges(db: Database): GaugeSource[] {
  return [
    {
      name: 'mofu_index_block',
      help: 'Newest block of the read model.',
      labels: ['chain'],
      read: async () =>
        (await db.select().from(projection)).map(({ chainId, block }) => ({
          value: block,
          labels: { chain: String(chainId) },
        })),
    },
    {
      name: 'mofu_index_age_seconds',
      help: 'Time since the read model was last brought up to the indexer.',
      labels: ['chain'],
      read: async () =>
        (await db.select().from(projection)).map(({ chainId, projectedAt }) => ({
          value: Math.max(0, (Date.now() - projectedAt) / 1_000),
          labels: { chain: String(chainId) },
        })),
    },
    {
      name: 'mofu_finality_broken',
      help: 'Chains on which a block that was taken for final has been replaced.',
      read: async () => [{ value: await db.$count(finalMark, isNotNull(finalMark.brokenAt)) }],
    },
    {
      name: 'mofu_alerts_open',
      help: 'Open alerts by name; admins see them with an explanation.',
      labels: ['alert'],
      read: async () => {
        const open = await db
          .select({ name: alert.name, count: sql<number>`count(*)::int` })
          .from(alert)
          .groupBy(alert.name)
        return alertNames.map((name) => ({
          value: open.find((row) => row.name === name)?.count ?? 0,
          labels: { alert: name },
        }))
      },
    },
    {
      name: 'mofu_jobs_waiting',
      help: 'Jobs that are due and not done, by queue.',
      labels: ['queue'],
      read: async () =>
        (await readQueues(db)).map(({ queue, count }) => ({ value: count, labels: { queue } })),
    },
    {
      name: 'mofu_jobs_oldest_seconds',
      help: 'How long the oldest due job of a queue has been due.',
      labels: ['queue'],
      read: async () =>
        (await readQueues(db)).map(({ queue, seconds }) => ({ value: seconds, labels: { queue } })),
    },
    {
      name: 'mofu_jobs_failed',
      help: 'Jobs that used up their retries and wait for an admin.',
      read: async () => {
        const { rows } = await db.execute<{ count: number }>(
          sql`select count(*)::int as count from jobs.job where name = ${DEAD_LETTER_QUEUE} and state = 'created'`,
        )
        return [{ value: rows[0]?.count ?? 0 }]
      },
    },
  ]
}

async function readQueues(db: Database): Promise<{ queue: string; count: number; seconds: number }[]> {
  const { rows } = await db.execute<{ queue: string; count: number; seconds: number }>(sql`
    select name as queue, count(*)::int as count,
      extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job
    where name <> ${DEAD_LETTER_QUEUE} and state in ('created', 'retry', 'active') and start_after <= now()
    group by name`)
  return rows
}
