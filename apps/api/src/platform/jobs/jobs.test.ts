import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import { account } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { installQueues, JOBS_SCHEMA } from '@mofu/db/jobs/install-jobs'
import { jobQueues, type QueueName } from '@mofu/db/jobs/queues'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'

import type { Caller } from '../access.ts'
import type { Running } from '../run-projector.ts'
import { listDeadLetters } from './dead-letters.ts'
import { enqueue, enqueueAll, runNow } from './enqueue.ts'
import { jobWorker, type JobWorker } from './job-worker.ts'
import type { JobQueue } from './queue.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'
import { runJobs } from './run-jobs.ts'

type Probe = { n: number; host?: string }
const plain: JobQueue<Probe> = { name: 'probe' }
const keyed: JobQueue<Probe> = { name: 'probe-keyed' }
const slow: JobQueue<Probe> = { name: 'probe-slow' }

let fresh: FreshDatabase
let db: Database
let logged: string
const log = {
  info: (facts: object, message: string) => void (logged += JSON.stringify({ message, ...facts })),
  warn: (facts: object, message: string) => void (logged += JSON.stringify({ message, ...facts })),
}
const started: Running[] = []

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'jobs')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'jobs-test', max: 4 }))
  const owner = new pg.Client({ connectionString: fresh.url })
  await owner.connect()
  const settings = {
    retryLimit: 2,
    retryDelay: 1,
    retryDelayMax: 1,
    expireInSeconds: 60,
    retentionSeconds: 600,
  }
  await installQueues(owner, {
    probe: { policy: 'standard', ...settings },
    'probe-keyed': { policy: 'exclusive', ...settings, retryDelay: 300, retryDelayMax: 300 },
    'probe-slow': { policy: 'standard', ...settings, expireInSeconds: 1 },
  })
  await owner.end()
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
  await db.execute(sql`delete from jobs.job`)
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

function run(...workers: JobWorker[]): Running {
  logged = ''
  const running = runJobs({ databaseUrl: fresh.url, log, drainMs: 2_000 }, workers)
  started.push(running)
  return running
}

async function jobsOf({ name }: JobQueue<Probe>): Promise<Record<string, unknown>[]> {
  return (await db.execute(sql`select * from jobs.job where name = ${name} order by created_on`)).rows
}

test('a job exists exactly if the transaction of its fact was committed', async () => {
  const fact = (inviteCode: string) =>
    db.transaction(async (tx) => {
      await tx.insert(account).values({ inviteCode, language: 'en' })
      await enqueue(tx, plain, { n: 1 })
      if (inviteCode === 'undone') throw new Error('undone')
    })
  await expect(fact('undone')).rejects.toThrow('undone')
  expect(await db.$count(account, eq(account.inviteCode, 'undone'))).toBe(0)
  expect(await jobsOf(plain)).toEqual([])
  await fact('done')
  expect(await jobsOf(plain)).toMatchObject([{ data: { n: 1 }, state: 'created' }])
})

test('a job for a queue that does not exist rolls back its transaction', async () => {
  await expect(enqueue(db, { name: 'nowhere' }, { n: 1 })).rejects.toMatchObject({
    cause: { message: 'there is no queue nowhere' },
  })
})

test.each(Object.keys(jobQueues) as QueueName[])(
  '%s accepts a job as the engine would send it',
  async (name) => {
    const sender = new PgBoss({
      schema: JOBS_SCHEMA,
      db: { executeSql: (text, values) => db.$client.query(text, values) },
    })
    const startAt = new Date(Date.now() + 3_600_000)
    await sender.send(name, { n: 1 }, { startAfter: startAt, singletonKey: 'a', group: { id: 'g' } })
    await enqueue(db, { name }, { n: 1 }, { key: 'b', group: 'g', startAt })
    const [theirs, ours] = await jobsOf({ name })
    const own = { id: expect.any(String), created_on: expect.any(String), singleton_key: expect.any(String) }
    expect(ours).toEqual({ ...theirs, ...own })
  },
)

test('a queue has one unfinished job per key, which can be run early', async () => {
  const tried: number[] = []
  const worker = jobWorker(keyed, { slots: 2 }, async ({ n }, { attempts }) => {
    tried.push(n)
    if (attempts === 1 && tried.length === 1) throw new Error('later')
  })
  await enqueueAll(db, keyed, [
    { data: { n: 1 }, key: 'a' },
    { data: { n: 2 }, key: 'a' },
  ])
  run(worker)
  // It waits for its second attempt, five minutes from now.
  await expect.poll(async () => (await jobsOf(keyed))[0]?.['state'], { timeout: 10_000 }).toBe('retry')
  await enqueue(db, keyed, { n: 3 }, { key: 'a' })
  expect(await jobsOf(keyed)).toHaveLength(1)
  expect(await runNow(db, keyed, 'a')).toBe(1)
  await expect.poll(() => tried, { timeout: 10_000 }).toEqual([1, 1])
})

test('a new job runs at once, and a hundred do not wait for the polling interval', async () => {
  let done = 0
  run(jobWorker(plain, { slots: 2 }, async () => void done++))
  await enqueue(db, plain, { n: 0 })
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1)
  const from = Date.now()
  await enqueueAll(
    db,
    plain,
    Array.from({ length: 100 }, (_, n) => ({ data: { n } })),
  )
  await expect.poll(() => done, { timeout: 10_000, interval: 20 }).toBe(101)
  // With a pause of a second after each, two slots would take fifty seconds.
  expect(Date.now() - from).toBeLessThan(8_000)
})

test('a host that hangs delays nobody else', async () => {
  const done: number[] = []
  const hanging = new AbortController()
  let held = 0
  const worker = jobWorker(plain, { slots: 4, groupLimit: 2 }, async ({ n, host }) => {
    if (host === 'slow') {
      held++
      await wait(60_000, undefined, { signal: hanging.signal }).catch(() => undefined)
    } else done.push(n)
  })
  // Twenty of the slow host come before five of five others.
  await enqueueAll(
    db,
    plain,
    Array.from({ length: 20 }, (_, n) => ({ data: { n, host: 'slow' }, group: 'slow' })),
  )
  await enqueueAll(
    db,
    plain,
    Array.from({ length: 5 }, (_, n) => ({ data: { n: 100 + n, host: `h${n}` }, group: `h${n}` })),
  )
  run(worker)
  await expect
    .poll(() => done.toSorted((a, b) => a - b), { timeout: 10_000 })
    .toEqual([100, 101, 102, 103, 104])
  await expect
    .poll(async () => (await jobsOf(plain)).filter(({ state }) => state === 'active').length)
    .toBe(2)
  expect(held).toBe(2)
  hanging.abort()
})

test('a job that fails is retried, becomes a dead letter, and is done when an admin retries it', async () => {
  let isMended = false
  const seen: number[] = []
  const worker = jobWorker(plain, { slots: 1 }, async (_, attempt) => {
    seen.push(attempt.attempts)
    expect(attempt.isLast).toBe(attempt.attempts === 3)
    if (!isMended) throw new Error('550 mei@mofu.example is unknown at smtp://user:secret@mail.example')
  })
  await enqueue(db, plain, { n: 7 }, { key: 'k', group: 'g' })
  run(worker)
  await expect.poll(async () => (await listDeadLetters(db)).count, { timeout: 15_000 }).toBe(1)
  expect(seen).toEqual([1, 2, 3])
  const { list } = await listDeadLetters(db)
  expect(list).toEqual([
    {
      id: expect.any(String),
      queue: 'probe',
      attempts: 3,
      reason: '550 [e-mail] is unknown at smtp://[redacted]',
      createdAt: expect.any(Date),
      failedAt: expect.any(Date),
    },
  ])
  const everything = JSON.stringify((await db.execute(sql`select * from jobs.job`)).rows)
  expect(everything).not.toMatch(/mei@|secret/)

  isMended = true
  const caller: Caller = {
    accountId: '00000000-0000-4000-8000-000000000001',
    sessionId: 's',
    scope: 'web3',
    address: '0xa',
    email: null,
    roles: ['admin'],
  }
  await retryDeadLetter(db, caller, { id: list[0]?.id ?? '', reason: 'the host is back' })
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual([1, 2, 3, 1])
  expect((await listDeadLetters(db)).count).toBe(0)
  const { rows } = await db.execute(sql`select actor, action, subject, reason from app.audit`)
  expect(rows).toEqual([{ actor: '0xa', action: 'jobs.retry', subject: 'probe', reason: 'the host is back' }])
  await expect(
    retryDeadLetter(db, caller, { id: list[0]?.id ?? '', reason: 'the host is back' }),
  ).rejects.toMatchObject({
    code: 'jobs.not_found',
  })
}, 40_000)

test('a handler that takes too long is aborted, and its job retried', async () => {
  const seen: number[] = []
  const worker = jobWorker(slow, { slots: 1 }, async (_, attempt) => {
    seen.push(attempt.attempts)
    if (attempt.attempts === 1) await wait(30_000, undefined, { signal: attempt.signal })
  })
  await enqueue(db, slow, { n: 1 })
  run(worker)
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([1, 2])
}, 20_000)

test('a stopping worker finishes jobs in flight, and returns those that take too long', async () => {
  const ended: number[] = []
  const running = run(
    jobWorker(plain, { slots: 2 }, async ({ n }, { signal }) => {
      await wait(n, undefined, { signal })
      ended.push(n)
    }),
  )
  await enqueueAll(db, plain, [{ data: { n: 1_000 } }, { data: { n: 60_000 } }])
  await expect
    .poll(async () => (await jobsOf(plain)).map(({ state }) => state), { timeout: 10_000 })
    .toEqual(['active', 'active'])
  const from = Date.now()
  await running.stop()
  expect(Date.now() - from).toBeLessThan(5_000)
  expect(ended).toEqual([1_000])
  const left = (await jobsOf(plain)).map(({ state }) => String(state))
  expect(left.toSorted()).toEqual(['completed', 'retry'])
}, 30_000)

test('a job whose worker is killed is done by another', async () => {
  await enqueue(db, plain, { n: 1 })
  const script = `
    import { runJobs } from ${JSON.stringify(new URL('./run-jobs.ts', import.meta.url).href)}
    const log = { info() {}, warn() {} }
    const run = async () => { process.stdout.write('holding'); await new Promise(() => {}) }
    runJobs({ databaseUrl: ${JSON.stringify(fresh.url)}, log, drainMs: 1000 }, [{ queue: 'probe', slots: 1, run }])`
  const doomed = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(doomed.stdout, 'data')
  expect(await jobsOf(plain)).toMatchObject([{ state: 'active' }])
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  const seen: number[] = []
  run(jobWorker(plain, { slots: 1 }, async (_, attempt) => void seen.push(attempt.attempts)))
  await expect.poll(() => seen, { timeout: 60_000 }).toEqual([2])
  // Marked as completed shortly after its handler has returned.
  await expect.poll(() => jobsOf(plain), { timeout: 10_000 }).toMatchObject([{ state: 'completed' }])
}, 90_000)

test('a schedule adds jobs to its queue, and is removed when no worker asks for it', async () => {
  let ran = 0
  const worker = jobWorker(plain, { slots: 1, cron: '* * * * *' }, async () => void ran++)
  const running = run(worker)
  await expect.poll(() => ran, { timeout: 90_000, interval: 500 }).toBeGreaterThan(0)
  await running.stop()
  run(jobWorker(plain, { slots: 1 }, async () => undefined))
  await expect
    .poll(async () => (await db.execute(sql`select from jobs.schedule`)).rowCount, { timeout: 10_000 })
    .toBe(0)
}, 120_000)

test('the engine reports no errors with the app’s database role', async () => {
  run(jobWorker(plain, { slots: 1 }, async () => undefined))
  await wait(13_000)
  expect(logged).toBe('')
}, 30_000)
