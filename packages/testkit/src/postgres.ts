import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import pg from 'pg'

import { type Part, startPart, untilReady } from './part.ts'

export type Server = {
  /** A database on it that always exists, to create others from. */
  url: string
  isOurs: boolean
  stop(): Promise<void>
  /** Crashes it with SIGKILL and starts it again. */
  crash?(): Promise<void>
  /** Stops all its processes: connections stay open and nothing answers. */
  freeze?(): void
  thaw?(): void
}

/** Whether a PostgreSQL answers there. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

type ServerOptions = {
  folder: string
  port: number
  /** Without it the server does not wait for the disk: for data that nobody keeps. */
  isDurable?: boolean
}

/** Our own PostgreSQL in a folder: started, or taken over when an earlier run was interrupted. */
export async function startPostgres({ folder, port, isDurable = true }: ServerOptions): Promise<Server> {
  const url = `postgres://postgres:mofu@127.0.0.1:${port}/postgres`
  // As root, the server runs as its own user, who needs access to the folder.
  mkdirSync(dirname(folder), { recursive: true })
  if (process.getuid?.() === 0) chmodSync(dirname(folder), 0o755)
  const start = async (): Promise<Part | undefined> => {
    clearDeadLock(folder)
    if (await answers(url)) return undefined
    const logFile = `${folder}.log`
    const main = join(import.meta.dirname, 'postgres-main.ts')
    const part = startPart({
      name: 'postgres',
      command: process.execPath,
      args: [main, folder, String(port), isDurable ? 'durable' : 'volatile'],
      logFile,
    })
    await untilReady(part, logFile, () => answers(url))
    return part
  }
  let part = await start()
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    await endPostmaster(folder, signal)
    await part?.kill()
  }
  return {
    url,
    isOurs: true,
    stop: () => end('SIGINT'),
    freeze: () => signalAll(folder, 'SIGSTOP'),
    thaw: () => signalAll(folder, 'SIGCONT'),
    crash: async () => {
      await end('SIGQUIT')
      part = await start()
    },
  }
}

/** A stale postmaster.pid prevents the next start. */
function clearDeadLock(folder: string): void {
  const pid = postmasterPid(folder)
  if (pid === undefined || isAlive(pid)) return
  rmSync(join(folder, 'postmaster.pid'))
}

async function endPostmaster(folder: string, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const pid = postmasterPid(folder)
  if (pid === undefined || !isAlive(pid)) return
  process.kill(pid, signal)
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The server and its child processes, one per connection. */
function signalAll(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = postmasterPid(folder)
  if (pid === undefined) return
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  // The server first, so that it forks no child while the others are stopped.
  for (const one of [pid, ...children.split('\n').map(Number).filter(Boolean)]) {
    if (isAlive(one)) process.kill(one, signal)
  }
}

function postmasterPid(folder: string): number | undefined {
  const file = join(folder, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
