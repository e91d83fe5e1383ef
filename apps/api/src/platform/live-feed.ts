import { setTimeout as wait } from 'node:timers/promises'

import { liveEvent } from '@mofu/db/app/live'
import type { Database } from '@mofu/db/connect'
import { lastingClient, type LastingClient } from '@mofu/db/lasting-client'
import type { LiveEvent, LiveFacts } from '@mofu/wire/app'
import { asc, gt, sql } from 'drizzle-orm'

import { liveChannel } from './outbox.ts'

export type LiveFeed = {
  /** Where each chain stands, and after which event that is so, for someone who just arrived. */
  standing(): Promise<{ at: number; facts: LiveFacts[] }>
  /** The next events after a number, at most a page of them; `'gone'` when they are no longer kept. */
  after(seq: number): Promise<LiveEvent[] | 'gone'>
  /** Calls back whenever there is more. */
  subscribe(listener: () => void): () => void
  stop(): Promise<void>
}

const RECONNECT_MS = 500
/** Events that are kept at hand: whoever was away for a moment costs the database nothing. */
const AT_HAND = 1_000
const PAGE = 500

/** One listening connection for the whole process, opened again whenever it breaks. */
export function openLiveFeed(db: Database, databaseUrl: string, onError: (error: Error) => void): LiveFeed {
  const listeners = new Set<() => void>()
  let recent: LiveEvent[] = []
  let head = 0
  let stopped = false
  let client: LastingClient['client'] | undefined
  let reading: Promise<void> = Promise.resolve()

  const readOn = async (): Promise<void> => {
    for (;;) {
      const events = await eventsAfter(db, head)
      if (events.length === 0) return
      recent = [...recent, ...events].slice(-AT_HAND)
      head = events.at(-1)?.seq ?? head
      for (const listener of listeners) listener()
    }
  }
  /** One reader at a time, each after the other: two would read the same twice. */
  const wake = (): void => {
    reading = reading.then(readOn).catch(onError)
  }

  const listen = async (): Promise<void> => {
    const lasting = lastingClient(databaseUrl, { role: 'mofu_app', name: 'mofu-live' })
    client = lasting.client
    client.on('notification', wake)
    try {
      await client.connect()
      await client.query(`listen ${liveChannel}`)
      if (head === 0) head = (await standing(db)).at
      // What was told while nobody listened.
      wake()
      await lasting.ended
    } finally {
      await lasting.client.end().catch(() => undefined)
    }
  }

  const done = (async () => {
    while (!stopped) {
      await listen().catch(onError)
      if (!stopped) await wait(RECONNECT_MS)
    }
  })()

  return {
    standing: () => standing(db),
    after: async (seq) => {
      if (seq >= head) return []
      const first = recent[0]?.seq
      if (first !== undefined && seq >= first - 1) {
        // From the end: almost everybody has seen almost everything.
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

/** In one statement, so that number and blocks are of the same instant. */
async function standing(db: Database): Promise<{ at: number; facts: LiveFacts[] }> {
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
