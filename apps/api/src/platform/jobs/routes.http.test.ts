import { connectPool, database } from '@mofu/db/connect'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
import { failedJobs, retryJob } from '@mofu/wire/app/jobs'
import { createClient } from '@mofu/wire/client'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'test', max: 2 })
const db = database(pool)
afterAll(() => pool.end())

test('an admin sees dead letters, without personal data, and retries them', async () => {
  const asAdmin = bearer(await tokenOf(stack.apiUrl, 'deployer'))
  // As the engine leaves it after the last attempt: a sweep, which can safely run again.
  await db.execute(sql`
    insert into jobs.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('dead-letter', '{"about": "mei@mofu.example"}', 'sweep-live-events', gen_random_uuid(),
      now() - interval '1 hour', 3, '{"name": "Error", "message": "ECONNECTION the mail server did not take a mail"}')`)
  const found = async () =>
    (await call(failedJobs, {}, asAdmin)).data.list.find(({ queue }) => queue === 'sweep-live-events')
  const failed = await found()
  expect(failed).toMatchObject({ attempts: 4, reason: 'ECONNECTION the mail server did not take a mail' })
  expect((failed?.failedAt ?? 0) - (failed?.createdAt ?? 0)).toBe(3_600)
  expect(JSON.stringify(failed)).not.toContain('mei@')

  const id = failed?.id ?? ''
  await expect(call(retryJob, { body: { id, reason: '' } }, asAdmin)).rejects.toMatchObject({ status: 400 })
  await call(retryJob, { body: { id, reason: 'the mail server is back' } }, asAdmin)
  const { list: audited } = (await call(auditLog, { query: {} }, asAdmin)).data
  expect(audited.find(({ action }) => action === 'jobs.retry')).toMatchObject({
    subject: 'sweep-live-events',
    reason: 'the mail server is back',
    facts: { id },
  })
  expect(await found()).toBeUndefined()
  const states = async () =>
    (await db.execute(sql`select state from jobs.job where data ->> 'about' is not null`)).rows
  await expect.poll(states, { timeout: 10_000 }).toEqual([{ state: 'completed' }])
  await expect(call(retryJob, { body: { id, reason: 'once more' } }, asAdmin)).rejects.toMatchObject({
    status: 404,
    failure: { error: 'jobs.not_found' },
  })
})
