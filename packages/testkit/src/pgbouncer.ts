import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { startPart, untilReady } from './part.ts'
import { root } from './paths.ts'
import { freePort } from './ports.ts'
import { answers } from './postgres.ts'

export type Pgbouncer = {
  /** The database through the entries of the API and the worker. */
  apiUrl: string
  workerUrl: string
  /** Through an entry that sets neither role nor limits. */
  bareUrl: string
  stop(): Promise<void>
  start(): Promise<void>
}

export function hasPgbouncer(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0
}

/** PgBouncer as deploy/pgbouncer configures it, with few server connections, so that clients really share them. */
export async function startPgbouncer(databaseUrl: string, folder: string): Promise<Pgbouncer> {
  const database = new URL(databaseUrl)
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const server = `host=${database.hostname} port=${database.port || '5432'} dbname=${database.pathname.slice(1)}`
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  const text = readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replaceAll('host=127.0.0.1 port=5432 dbname=mofu', server)
    .replace('[pgbouncer]', `bare = ${server}\n\n[pgbouncer]`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('default_pool_size = 40', 'default_pool_size = 4')
    .replace('/etc/pgbouncer/userlist.txt', users)
    // A server that trusts this machine has no password to check.
    .replace('scram-sha-256', database.password === '' ? 'trust' : 'scram-sha-256')
    .replace('/var/log/postgresql', folder)
    .replaceAll('/run/postgresql', folder)
  writeFileSync(settings, text)
  writeFileSync(users, `"${database.username}" "${decodeURIComponent(database.password)}"\n`)
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    // PgBouncer refuses to run as root.
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chmodSync(join(folder, '..'), 0o755)
    for (const path of [folder, settings, users]) chownSync(path, id('-u'), id('-g'))
  }
  const logFile = join(folder, '..', 'pgbouncer-output.log')
  const urlOf = (entry: string) => {
    const url = new URL(databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = String(port)
    url.pathname = `/${entry}`
    return url.toString()
  }
  const start = async () => {
    const part = startPart({
      name: 'pgbouncer',
      command: 'pgbouncer',
      args: [...(asRoot ? ['-u', 'postgres'] : []), settings],
      logFile,
      stopSignal: 'SIGTERM',
    })
    await untilReady(part, logFile, () => answers(urlOf('bare')))
    return part
  }
  let part = await start()
  return {
    apiUrl: urlOf('mofu_api'),
    workerUrl: urlOf('mofu_worker'),
    bareUrl: urlOf('bare'),
    stop: () => part.kill(),
    start: async () => {
      part = await start()
    },
  }
}
