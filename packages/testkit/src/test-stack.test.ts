import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from './ports.ts'
import { type Server, startPostgres } from './postgres.ts'
import { startTestStack, type TestStackOptions } from './test-stack.ts'

/** An environment variable that every process we start inherits, so that they can be found again. */
const MARK = `MOFU_TEST_MARK=${randomUUID()}`

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mofu-half-'))
  // Our own server, on which nobody else creates databases.
  server = await startPostgres({ folder: join(folder, 'data'), port: await freePort() })
  const [name = '', value = ''] = MARK.split('=')
  process.env[name] = value
  process.env['TMPDIR'] = folder
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Seen = { pid: string; session: string; command: string; isMarked: boolean }

function processes(): Seen[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, state, , , session = ''] =
          / (\S) (\S+) (\S+) (\S+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, '')) ?? []
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        const isMarked = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(MARK)
        return state === 'Z' ? [] : [{ pid, session, command, isMarked }]
      } catch {
        // Exited between two reads.
        return []
      }
    })
}

/** Sessions of the started processes: each part leads one, and its children without our mark belong to it. */
async function sessionsDuring(start: Promise<unknown>): Promise<Set<string>> {
  const sessions = new Set<string>()
  const look = setInterval(() => {
    for (const { session, isMarked } of processes()) if (isMarked) sessions.add(session)
  }, 50)
  await start.catch(() => undefined)
  clearInterval(look)
  return sessions
}

async function databases(): Promise<string[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'mofu%'`,
  )
  await client.end()
  return rows.map(({ datname }) => datname)
}

const failures: Readonly<
  Record<string, { broken: () => Partial<TestStackOptions>; says: RegExp; parts: number }>
> = {
  'the way to the chain': {
    broken: () => ({ nodesBefore: () => Promise.reject(new Error('no way to the chain')) }),
    says: /no way to the chain/,
    parts: 1,
  },
  'the API': {
    broken: () => ({ env: { REQUEST_SECONDS: 'a few' } }),
    says: /api ended \(1\) before it was ready/,
    parts: 4,
  },
}

test.each(Object.entries(failures))(
  '%s does not start: the stack fails, and leaves no process, database or folder behind',
  async (_, { broken, says, parts }) => {
    const starting = startTestStack({ databaseServer: server.url, ...broken() })
    const sessions = await sessionsDuring(starting)
    await expect(starting).rejects.toThrow(says)
    expect(sessions.size).toBeGreaterThanOrEqual(parts)
    expect(processes().filter(({ session, isMarked }) => isMarked || sessions.has(session))).toEqual([])
    expect(await databases()).toEqual([])
    expect(readdirSync(folder).filter((name) => name.startsWith('mofu-stack-'))).toEqual([])
  },
  180_000,
)
