import { liveEvent } from '@mofu/db/app/live'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { listenWithCuts } from '@mofu/testkit/live-run'
import { livePath } from '@mofu/wire/app'
import { asc, gt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { tellLive } from './outbox.ts'

const { apiUrl, databaseUrl } = inject('httpStack')
/** A chain that no other test uses. */
const chainId = 999_999

let pool: pg.Pool
let db: Database
beforeAll(() => {
  pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'mofu-test', max: 8 })
  db = database(pool)
})
afterAll(() => pool.end())

test('nearly 2,000 events, six listeners whose connections keep breaking: none lost, none twice, all in order', async () => {
  const from = await newest()
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let step = 0; step < 100; step++) {
      const write = db.transaction(async (tx) => {
        await tellLive(
          tx,
          [1, 2, 3, 4, 5].map((part) => ({ topic: 'block', chainId, block: writer * 1_000 + step + part })),
        )
        // Some roll back: their numbers never appear.
        if (step % 10 === 9) tx.rollback()
      })
      await write.catch(() => undefined)
    }
  })
  const last = Promise.all(writers).then(newest)
  const heard = await listenWithCuts({ apiUrl, from, clients: 6, cutAfter: 60, last })
  const to = await last
  const committed = (
    await db
      .select({ seq: liveEvent.seq })
      .from(liveEvent)
      .where(gt(liveEvent.seq, from))
      .orderBy(asc(liveEvent.seq))
  )
    .map(({ seq }) => seq)
    .filter((seq) => seq <= to)
  expect(committed.length).toBeGreaterThanOrEqual(1_800)
  for (const { seqs, connections } of heard) {
    expect(seqs.filter((seq) => seq <= to)).toEqual(committed)
    expect(connections).toBeGreaterThan(10)
  }
}, 60_000)

test('a client that was away for too long, or has a number of another database, is told so and starts at the present position', async () => {
  for (const after of [String((await newest()) + 1_000_000), '0']) {
    await db.execute(sql`delete from app.live_event where seq < ${await newest()}`)
    const stopping = new AbortController()
    const reply = await fetch(`${apiUrl}${livePath}?after=${after}`, { signal: stopping.signal })
    const { value } = (await reply.body?.getReader().read()) ?? {}
    const text = Buffer.from(value ?? new Uint8Array()).toString()
    stopping.abort()
    expect(text).toMatch(/^event: gone\nid: \d+\ndata: \{\}\n\nid: \d+\ndata: \{"seq":\d+,.*"topic":"block"/)
  }
})

async function newest(): Promise<number> {
  const [row] = await db.select({ seq: sql<string | null>`max(${liveEvent.seq})` }).from(liveEvent)
  return Number(row?.seq ?? 0)
}
