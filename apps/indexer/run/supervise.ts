import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { lastingClient } from '@mofu/db/lasting-client'
import type pg from 'pg'

import type { IndexerSettings } from '../settings.ts'
import { lockKey } from './engine-lock.ts'
import { prepareRecovery } from './engine-state.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const preload = pathToFileURL(join(root, 'run/die-with-parent.ts')).href
const engine = fileURLToPath(new URL('bin/ponder.js', import.meta.resolve('ponder')))

const RESTART_MS = 1_000
const STANDBY_MS = 500

export type Supervisor = { stop: () => Promise<void> }

/**
 * Keeps exactly one engine running on a schema, however many supervisors there are. The holder of an advisory lock runs
 * it; the others wait. When the holder's connection breaks, the lock is gone and so is its engine, at once: the engine
 * commits without waiting for the disk, so after a crash of PostgreSQL it must start again from what is really there.
 */
export function supervise(
  settings: IndexerSettings,
  schema: string,
  say: (event: string, facts?: object) => void,
): Supervisor {
  const stopping = new AbortController()
  let child: ChildProcess | undefined

  const runUntilLockIsLost = async (): Promise<void> => {
    const { client, ended } = lastingClient(settings.databaseUrl, {
      role: 'mofu_indexer',
      name: 'mofu-indexer-lock',
    })
    const lost = new AbortController()
    void ended.then(() => lost.abort())
    lost.signal.addEventListener('abort', () => child?.kill('SIGKILL'))
    try {
      await client.connect()
      if (!(await takeLock(client, schema, stopping.signal))) return
      while (!stopping.signal.aborted && !lost.signal.aborted) {
        await prepareRecovery(client, schema)
        say('engine starts', { schema })
        child = startEngine(settings, schema)
        const code = await exitOf(child)
        child = undefined
        if (stopping.signal.aborted) return
        say('engine ended', { schema, code })
        await wait(RESTART_MS)
      }
    } finally {
      child?.kill('SIGKILL')
      await client.end().catch(() => undefined)
    }
  }

  const done = (async () => {
    while (!stopping.signal.aborted) {
      await runUntilLockIsLost().catch((error: unknown) =>
        say('database unreachable', { error: String(error) }),
      )
      if (!stopping.signal.aborted) await wait(STANDBY_MS)
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      child?.kill('SIGTERM')
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
