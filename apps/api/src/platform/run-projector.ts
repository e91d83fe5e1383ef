import { setTimeout as wait } from 'node:timers/promises'

import { connectPool, database } from '@mofu/db/connect'
import { dedicatedConnection } from '@mofu/db/dedicated-connection'

import { STEP_TIMEOUT_MS, type Project, projectChain, readEngine } from './projector.ts'

export type Running = { stop: () => Promise<void> }

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

/** The engine's own channel: it notifies once per block. */
const ENGINE_CHANNEL = 'chain_live_query'
/** Polling interval without a notification: a lost message costs at most this. */
const IDLE_MS = 1_000

/**
 * Keeps the read model up to the indexer, woken by each block. Any number of workers may run this; one acts at a time.
 */
export function runProjector(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  projects: readonly Project[],
): Running {
  const stopping = new AbortController()
  // Its own pool: the first comparison of a new deployment may take an hour, so a query timeout cannot detect a silent
  // server. A LISTEN connection that cannot be reopened does.
  const pool = connectPool(databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-projector',
    max: 2,
    queryMs: STEP_TIMEOUT_MS + 60_000,
    // The same statements for each block: parsing and planning them would take most of a step.
    isPrepared: true,
    onError: (error) => log.warn({ err: error }, 'projector: database connection lost'),
  })
  const db = database(pool)
  let wake = (): void => {}
  const woken = () => new Promise<void>((resolve) => (wake = resolve))

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(databaseUrl, () => wake(), stopping.signal).catch((error: unknown) => {
        log.warn({ err: error }, 'projector: LISTEN connection failed, reconnecting')
        pool.closeConnections()
      })
      if (!stopping.signal.aborted) await wait(500)
    }
  })()

  const projecting = (async () => {
    let next = woken()
    while (!stopping.signal.aborted) {
      let moved = false
      try {
        for (const { chainId } of await readEngine(db)) {
          if ((await projectChain(db, chainId, projects)) === 'moved') moved = true
        }
      } catch (error) {
        log.warn({ err: error }, 'projector: step failed, retrying')
        // A prepared statement fails on its connection for good once the type of a column changes.
        pool.closeConnections()
        await wait(200)
      }
      if (moved) continue
      await Promise.race([next, wait(IDLE_MS)])
      next = woken()
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      wake()
      await Promise.all([projecting, listening])
      await pool.end()
    },
  }
}

async function listenOnce(databaseUrl: string, onWord: () => void, stopping: AbortSignal): Promise<void> {
  const { client, ended } = dedicatedConnection(databaseUrl, { role: 'mofu_app', name: 'mofu-projector' })
  const stopped = new Promise<void>((resolve) => {
    stopping.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', onWord)
  try {
    await client.connect()
    await client.query(`listen ${ENGINE_CHANNEL}`)
    onWord()
    await Promise.race([ended, stopped])
  } finally {
    await client.end().catch(() => undefined)
  }
}
