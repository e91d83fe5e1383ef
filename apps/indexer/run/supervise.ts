import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { answersNow, dedicatedConnection } from '@mofu/db/dedicated-connection'
import type pg from 'pg'

import type { IndexerSettings } from '../settings.ts'
import { lockKey } from './engine-lock.ts'
import { prepareRecovery } from './engine-state.ts'
import { holdLease } from './keep-lease.ts'
import { endFormerEngine, endLease, takeLease } from './lease.ts'
import { pruneSchemas } from './prune-schemas.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const preload = pathToFileURL(join(root, 'run/die-with-parent.ts')).href
const engine = fileURLToPath(new URL('bin/ponder.js', import.meta.resolve('ponder')))

const RESTART_MS = 1_000
const STANDBY_MS = 500
const PRUNE_MS = 3_600_000

/** What a supervisor does now: waits for the database, waits for the lock, or runs the engine. */
type SupervisorState = 'connecting' | 'standby' | 'running'

export type Supervisor = { state: () => SupervisorState; stop: () => Promise<void> }

/**
 * Runs exactly one engine on a schema, however many supervisors there are. The holder of an advisory lock and of the
 * lease behind it runs it; the others wait. When the holder's connection breaks, its engine is killed at once: the
 * engine commits asynchronously, so after a crash of PostgreSQL it must restart from what is on disk. While the
 * database is silent, the engine is paused.
 */
export function supervise(
  settings: IndexerSettings,
  schema: string,
  say: (event: string, facts?: object) => void,
): Supervisor {
  const stopping = new AbortController()
  const holder = randomUUID()
  let state: SupervisorState = 'connecting'
  let child: ChildProcess | undefined
  let isPaused = false
  let exited: Promise<number | null> = Promise.resolve(null)

  const renewed = (renewedAt: number): void => {
    // Sent before it resumes: the engine ends itself when it has not received a renewal for too long.
    if (child?.connected) child.send({ renewedAt }, () => undefined)
    if (!isPaused) return
    isPaused = false
    child?.kill('SIGCONT')
    say('indexer: database answers again, engine resumed', { schema })
  }
  const pause = (): void => {
    if (isPaused) return
    isPaused = true
    child?.kill('SIGSTOP')
    say('indexer: database does not answer, engine paused', { schema })
  }

  const runUntilLockIsLost = async (): Promise<void> => {
    const { client, ended } = dedicatedConnection(settings.databaseUrl, {
      role: 'mofu_indexer',
      name: 'mofu-indexer-lock',
      // The lease is renewed on it every second.
      hasHeartbeat: false,
    })
    const lost = new AbortController()
    void ended.then(() => lost.abort())
    lost.signal.addEventListener('abort', () => child?.kill('SIGKILL'))
    const either = AbortSignal.any([stopping.signal, lost.signal])
    try {
      await client.connect()
      state = 'standby'
      if (!(await takeLock(client, schema, either))) return
      if (!(await waitForLease(client, schema, holder, either))) return
      const isReachable = () => answersNow(settings.databaseUrl)
      const renewing = holdLease({ client, schema, holder, isReachable }, lost, { renewed, pause })
      void pruneRegularly(settings, schema, either, say)
      while (!either.aborted) {
        await endFormerEngine(client, schema)
        await prepareRecovery(client, schema)
        if (either.aborted) break
        say('indexer: starting the engine', { schema })
        child = startEngine(settings, schema)
        exited = exitOf(child)
        state = 'running'
        const code = await exited
        child = undefined
        state = 'standby'
        if (stopping.signal.aborted) break
        say('indexer: engine exited, restarting', { schema, code })
        await wait(RESTART_MS)
      }
      lost.abort()
      await renewing
      await endLease(client, schema, holder)
    } finally {
      state = 'connecting'
      child?.kill('SIGKILL')
      await exited
      isPaused = false
      await client.end().catch(() => undefined)
    }
  }

  const done = (async () => {
    while (!stopping.signal.aborted) {
      await runUntilLockIsLost().catch((error: unknown) =>
        say('indexer: database connection failed, reconnecting', { error: String(error) }),
      )
      if (!stopping.signal.aborted) await wait(STANDBY_MS)
    }
  })()

  return {
    state: () => state,
    stop: async () => {
      stopping.abort()
      child?.kill(isPaused ? 'SIGKILL' : 'SIGTERM')
      const hard = setTimeout(() => child?.kill('SIGKILL'), 5_000)
      await done
      clearTimeout(hard)
    },
  }
}

async function takeLock(client: pg.Client, schema: string, stopping: AbortSignal): Promise<boolean> {
  while (!stopping.aborted) {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${lockKey}) as mine`,
      [schema],
    )
    if (rows[0]?.mine) return true
    await wait(STANDBY_MS)
  }
  return false
}

async function waitForLease(
  client: pg.Client,
  schema: string,
  holder: string,
  stopping: AbortSignal,
): Promise<boolean> {
  while (!stopping.aborted) {
    const waitMs = await takeLease(client, schema, holder)
    if (waitMs === 0) return true
    await wait(Math.min(waitMs, STANDBY_MS))
  }
  return false
}

/** Runs on the lock holder. A failure only costs disk space until the next run. */
async function pruneRegularly(
  { databaseUrl }: IndexerSettings,
  schema: string,
  stopping: AbortSignal,
  say: (event: string, facts?: object) => void,
): Promise<void> {
  while (!stopping.aborted) {
    await wait(PRUNE_MS, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    await pruneSchemas(databaseUrl, schema).then(
      (dropped) => dropped.length > 0 && say('indexer: schemas of former builds dropped', { dropped }),
      (error: unknown) =>
        say('indexer: dropping schemas of former builds failed, retrying later', { error: String(error) }),
    )
  }
}

function startEngine(settings: IndexerSettings, schema: string): ChildProcess {
  const flags = ['start', '--root', root, '--schema', schema, '--views-schema', 'chain']
  return spawn(
    process.execPath,
    [
      '--import',
      preload,
      engine,
      ...flags,
      '-H',
      '127.0.0.1',
      '-p',
      String(settings.port),
      '--log-format',
      'json',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PONDER_LOG_LEVEL: settings.logLevel, PONDER_TELEMETRY_DISABLED: '1' },
    },
  )
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(null))
  })
}
