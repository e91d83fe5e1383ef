import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { freePort } from './ports.ts'
import { answers, startPostgres } from './postgres.ts'
import { startTogether } from './teardown.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** A PostgreSQL server on which tests create and drop their own databases. */
    databaseServer: string
  }
}

type Started = { url: string; stop: () => Promise<void> }

/** For measurements: the server in TEST_DATABASE_URL, else the one on the standard port, else our own for this run. */
export async function durableServer(): Promise<Started> {
  const standard = `postgres://${userInfo().username}@127.0.0.1:5432/postgres`
  const url = process.env['TEST_DATABASE_URL'] ?? standard
  return (await answers(url)) ? { url, stop: async () => undefined } : ownServer({ isDurable: true })
}

/** The server in TEST_DATABASE_URL, else our own for this run, which does not wait for the disk. */
export async function testServer(): Promise<Started> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return ownServer({ isDurable: false })
  if (!(await answers(url))) throw new Error(`TEST_DATABASE_URL: no PostgreSQL answers at ${url}`)
  return { url, stop: async () => undefined }
}

async function ownServer({ isDurable }: { isDurable: boolean }): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-postgres-'))
  return startTogether(async (teardown) => {
    teardown.add(() => rmSync(folder, { recursive: true, force: true }))
    const server = await startPostgres({ folder: join(folder, 'data'), port: await freePort(), isDurable })
    teardown.add(() => server.stop())
    return { url: server.url, stop: () => teardown.run() }
  })
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await testServer()
  provide('databaseServer', server.url)
  return server.stop
}
