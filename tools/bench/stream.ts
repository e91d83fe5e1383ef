import { connectPool, database } from '@mofu/db/connect'
import { listenWithCuts } from '@mofu/testkit/live-run'
import { startTestStack } from '@mofu/testkit/test-stack'
import pg from 'pg'

import { tellLive } from '../../apps/api/src/platform/outbox.ts'
import type { Figure } from './figure.ts'

const EVENTS = 20_000
const WRITERS = 4
const A_STEP = 10
const CLIENTS = 10
/** A chain id without any other listener. */
const chainId = 999_999

/** Twenty thousand events to ten listeners with unstable connections: none may be lost, none may come twice. */
export async function stream(): Promise<Figure[]> {
  const stack = await startTestStack()
  const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'mofu-bench', max: WRITERS })
  const db = database(pool)
  try {
    const from = (await seqsAfter(stack.databaseUrl, 0)).at(-1) ?? 0
    const started = Date.now()
    const writers = Array.from({ length: WRITERS }, async () => {
      for (let step = 0; step < EVENTS / WRITERS / A_STEP; step++) {
        const events = Array.from({ length: A_STEP }, (_, part) => ({
          topic: 'block' as const,
          chainId,
          block: step * A_STEP + part,
        }))
        await db.transaction((tx) => tellLive(tx, events))
      }
    })
    const last = Promise.all(writers).then(
      async () => (await seqsAfter(stack.databaseUrl, from)).at(-1) ?? from,
    )
    const heard = await listenWithCuts({ apiUrl: stack.apiUrl, from, clients: CLIENTS, cutAfter: 200, last })
    const to = await last
    const sent = (await seqsAfter(stack.databaseUrl, from)).filter((seq) => seq <= to)
    const took = (Date.now() - started) / 1_000
    const cuts = heard.reduce((sum, { connections }) => sum + connections, 0)
    console.log(`${sent.length} events, ${CLIENTS} listeners, ${cuts} connections, ${took.toFixed(1)} s`)
    const [lost, twice] = [0, 0].map((_, which) =>
      heard.reduce((sum, { seqs }) => {
        const mine = seqs.filter((seq) => seq <= to)
        const own = new Set(mine)
        return sum + (which === 0 ? sent.filter((seq) => !own.has(seq)).length : mine.length - own.size)
      }, 0),
    )
    return [
      {
        what: 'events',
        value: `${sent.length}`,
        goal: `at least ${EVENTS}`,
        isReached: sent.length >= EVENTS,
      },
      { what: 'events lost', value: `${lost}`, goal: '0', isReached: lost === 0 },
      { what: 'events twice', value: `${twice}`, goal: '0', isReached: twice === 0 },
    ]
  } finally {
    await pool.end()
    await stack.stop()
  }
}

async function seqsAfter(databaseUrl: string, seq: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ seq: string }>(
      'select seq from app.live_event where seq > $1 order by seq',
      [seq],
    )
    return rows.map((row) => Number(row.seq))
  } finally {
    await client.end()
  }
}
