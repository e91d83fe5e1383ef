import { setTimeout as wait } from 'node:timers/promises'

import { liveEvent } from '@mofu/db/app/live'
import type { Database } from '@mofu/db/connect'
import { dedicatedConnection, type DedicatedConnection } from '@mofu/db/dedicated-connection'
import type { LiveEvent, LiveFacts } from '@mofu/wire/app'
import { asc, gt, sql } from 'drizzle-orm'

import { liveChannel } from './outbox.ts'

export type LiveFeed = {
  /** The present position of each chain, and the event after which it is valid, for a new client. */
  snapshot(): Promise<{ at: number; facts: LiveFacts[] }>
  /** The next events after a sequence number, at most a page of them; `'gone'` when they are no longer stored. */
  after(seq: number): Promise<LiveEvent[] | 'gone'>
  /** Calls back whenever there are new events. */
  subscribe(listener: () => void): () => void
  stop(): Promise<void>
}

const RECONNECT_MS = 500
/** Recent events in memory: a client that reconnects shortly costs no query. */
const RECENT_MOST = 1_000
const PAGE = 500

/** One LISTEN connection for the whole process, reopened whenever it breaks. */
export function openLiveFeed(db: Database, databaseUrl: string, onError: (error: Error) => void): LiveFeed {
  const listeners = new Set<() => void>()
  let recent: LiveEvent[] = []
  let head = 0
  let stopped = false
  let client: DedicatedConnection['client'] | undefined
  let reading: Promise<void> = Promise.resolve()

  const readNext = async (): Promise<void> => {
    for (;;) {
      const events = await eventsAfter(db, head)
      if (events.length === 0) return
      recent = [...recent, ...events].slice(-RECENT_MOST)
      head = events.at(-1)?.seq ?? head
      for (const listener of listeners) listener()
    }
  }
  /** One read at a time: two would read the same events twice. */
  const wake = (): void => {
    reading = reading.then(readNext).catch(onError)
  }

  const listen = async (): Promise<void> => {
    const connection = dedicatedConnection(databaseUrl, { role: 'mofu_app', name: 'mofu-live' })
    client = connection.client
    client.on('notification', wake)
    try {
      await client.connect()
      await client.query(`listen ${liveChannel}`)
      if (head === 0) head = (await snapshot(db)).at
      // Catches up on events from before the connection listened.
      wake()
      await connection.ended
    } finally {
      await connection.client.end().catch(() => undefined)
    }
  }

  const done = (async () => {
    while (!stopped) {
      await listen().catch(onError)
      if (!stopped) await wait(RECONNECT_MS)
    }
  })()

  return {
    snapshot: () => snapshot(db),
    after: async (seq) => {
      if (seq >= head) return []
      const first = recent[0]?.seq
      if (first !== undefined && seq >= first - 1) {
        // From the end: almost every client has seen almost everything.
        const from = recent.findLastIndex((event) => event.seq <= seq) + 1
        return recent.slice(from, from + PAGE)
      }
      if (seq < (await oldest(db)) - 1) return 'gone'
      return eventsAfter(db, seq)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: async () => {
      stopped = true
      await client?.end().catch(() => undefined)
      await done
      await reading
    },
  }
}

async function eventsAfter(db: Database, seq: number): Promise<LiveEvent[]> {
  const rows = await db
    .select({ seq: liveEvent.seq, topic: liveEvent.topic, facts: liveEvent.facts })
    .from(liveEvent)
    .where(gt(liveEvent.seq, seq))
    .orderBy(asc(liveEvent.seq))
    .limit(PAGE)
  return rows.map(({ seq: number, topic, facts }) => ({ seq: number, topic, ...facts }) as LiveEvent)
}

/** In one statement, so that sequence number and blocks are of the same instant. */
async function snapshot(db: Database): Promise<{ at: number; facts: LiveFacts[] }> {
  const { rows } = await db.execute<{ at: string; facts: LiveFacts[] }>(sql`
    select coalesce((select max(seq) from app.live_event), 0) as at,
      coalesce((select jsonb_agg(jsonb_build_object('topic', 'block', 'chainId', chain_id, 'block', block))
        from app.projection), '[]') as facts`)
  return { at: Number(rows[0]?.at ?? 0), facts: rows[0]?.facts ?? [] }
}

async function oldest(db: Database): Promise<number> {
  const [row] = await db.select({ seq: sql<string | null>`min(${liveEvent.seq})` }).from(liveEvent)
  return Number(row?.seq ?? 0)
}
