import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

import { tail } from '@mofu/testkit/part'
import { root } from '@mofu/testkit/paths'
import { freePort } from '@mofu/testkit/ports'
import pg from 'pg'

const binaries = '/usr/lib/postgresql/15/bin'
const START_MS = 180_000

type Who = { name: string; uid?: number; gid?: number }

export type Cluster = {
  url: string
  /** Runs pgBackRest with the configuration of deploy/, in the folders of this run. */
  backrest(args: readonly string[]): void
  stop(): Promise<void>
}

/** What the rehearsal needs beside Node. */
export function missingPrograms(): string[] {
  const packages = { 'postgresql-15': `${binaries}/initdb`, pgbackrest: 'pgbackrest', rsync: 'rsync' }
  return Object.entries(packages).flatMap(([name, program]) => {
    const isThere = program.startsWith('/') ? existsSync(program) : isOnPath(program)
    return isThere ? [] : [name]
  })
}

/** PostgreSQL refuses to run as root. */
export function databaseUser(): Who {
  const { username, uid } = userInfo()
  if (uid !== 0) return { name: username }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { name: 'postgres', uid: id('-u'), gid: id('-g') }
}

/** A new, empty cluster that archives as deploy/postgresql/mofu.conf says. */
export async function startCluster(folder: string): Promise<Cluster> {
  const who = databaseUser()
  chmodSync(folder, 0o755)
  for (const name of ['data', 'restored', 'repository', 'run']) {
    mkdirSync(join(folder, name), { mode: 0o700 })
    own(join(folder, name), who)
  }
  for (const file of ['postgresql/mofu.conf', 'pgbackrest/pgbackrest.conf']) {
    const copy = join(folder, file.split('/')[1] ?? '')
    copyFileSync(join(root, 'deploy', file), copy)
    chmodSync(copy, 0o644)
  }
  const data = join(folder, 'data')
  as(who, `${binaries}/initdb`, [
    '-D',
    data,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ])
  const port = await freePort()
  const settings = { ...backrestSettings(folder, who, port), PGBACKREST_PG1_PATH: data }
  const server = await startServer({ folder, data, port, who, settings })
  return {
    url: server.url,
    backrest: (args) => as(who, 'pgbackrest', ['--stanza=mofu', ...args], settings),
    stop: server.stop,
  }
}

/** Restores the backup to a moment, in a folder of its own, and starts it beside the damaged one. */
export async function restoreTo(folder: string, moment: string): Promise<Cluster> {
  const who = databaseUser()
  const port = await freePort()
  const data = join(folder, 'restored')
  const settings = { ...backrestSettings(folder, who, port), PGBACKREST_PG1_PATH: data }
  const backrest = (args: readonly string[]) => as(who, 'pgbackrest', ['--stanza=mofu', ...args], settings)
  backrest(['--type=time', `--target=${moment}`, '--target-action=promote', 'restore'])
  // The archive of the damaged cluster must not get a second history.
  const { url, stop } = await startServer({ folder, data, port, who, settings, more: ['archive_mode=off'] })
  return { url, backrest, stop }
}

/** Every option of pgBackRest can come from the environment, so the file itself stays as it is in deploy/. */
function backrestSettings(folder: string, who: Who, port: number): Record<string, string> {
  return {
    PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_REPO1_CIPHER_PASS: 'rehearsal',
    PGBACKREST_LOCK_PATH: join(folder, 'run'),
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: join(folder, 'run'),
    PGBACKREST_PG1_USER: who.name,
  }
}

async function startServer(options: {
  folder: string
  data: string
  port: number
  who: Who
  settings: Record<string, string>
  more?: readonly string[]
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { folder, data, port, who, settings, more = [] } = options
  const flags = [`port=${port}`, `unix_socket_directories=${join(folder, 'run')}`, ...more]
  const file = join(folder, 'mofu.conf')
  const logFile = join(folder, 'postgres.log')
  // As from conf.d: what the command line says comes last.
  execFileSync('sh', [
    '-c',
    `grep -q "$1" "$2" || echo "include '$1'" >>"$2"`,
    'sh',
    file,
    `${data}/postgresql.conf`,
  ])
  const server = spawn(`${binaries}/postgres`, ['-D', data, ...flags.flatMap((flag) => ['-c', flag])], {
    ...(who.uid === undefined ? {} : { uid: who.uid, gid: who.gid }),
    cwd: data,
    env: { ...process.env, ...settings, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', openSync(logFile, 'a')],
  })
  const url = `postgres://${who.name}@127.0.0.1:${port}/postgres`
  const deadline = Date.now() + START_MS
  while (!(await isWritable(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`PostgreSQL did not start in ${data}:\n${tail(logFile)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop: () => ended(server) }
}

/** During recovery it may answer already, but takes no writes. */
async function isWritable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ is: boolean }>('select not pg_is_in_recovery() as is')
    return rows[0]?.is === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await gone
}

function as(who: Who, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  execFileSync(command, args, {
    ...(who.uid === undefined ? {} : { uid: who.uid, gid: who.gid }),
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function own(path: string, { uid, gid }: Who): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function isOnPath(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`])
    return true
  } catch {
    return false
  }
}
