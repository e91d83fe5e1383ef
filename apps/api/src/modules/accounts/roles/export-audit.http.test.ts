import { createHash } from 'node:crypto'

import { accountOf } from '@mofu/testkit/accounts'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditExport, auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, databaseUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const client = new pg.Client({ connectionString: databaseUrl })
const actor = 'export-test@mofu.example'
const ROWS = 300
let admin: ReturnType<typeof bearer>

type Filter = { actor?: string; action?: string; from?: string; to?: string }

beforeAll(async () => {
  admin = bearer(await tokenOf(apiUrl, 'deployer'))
  await client.connect()
  // Every third one is another action; they are a minute apart, over five hours before and after midnight.
  await client.query(
    `insert into app.audit (at, actor_id, actor, action, subject, reason, facts)
    select '2026-03-01T21:30:00Z'::timestamptz + n * interval '1 minute', gen_random_uuid(), $1,
      case n % 3 when 0 then 'exports.first' else 'exports.second' end, 'row ' || n,
      case n when 1 then '=HYPERLINK("毛","もふ")' else 'because' end, jsonb_build_object('n', n::text)
    from generate_series(1, $2::int) n`,
    [actor, ROWS],
  )
})
afterAll(() => client.end())

async function paged(filter: Filter) {
  const rows = []
  let before: number | undefined
  do {
    const query = { ...filter, pageSize: 100, ...(before === undefined ? {} : { before }) }
    const { data } = await call(auditLog, { query }, admin)
    rows.push(...data.list)
    before = data.next ?? undefined
  } while (before !== undefined)
  return rows
}

async function exported(filter: Filter) {
  const url = `${apiUrl}/api/app/accounts/audit/export?${new URLSearchParams(filter)}`
  const reply = await fetch(url, admin)
  expect(reply.status).toBe(200)
  const text = Buffer.from(await reply.arrayBuffer()).toString('utf8')
  const end = text.lastIndexOf('rows,')
  const checksum = createHash('sha256').update(text.slice(0, end), 'utf8').digest('hex')
  const lines = text.slice(0, end).trimEnd().split('\r\n')
  expect(text.slice(end)).toBe(`rows,${lines.length - 1},sha256,${checksum}\r\n`)
  return { ids: lines.slice(1).map((line) => Number(line.split(',')[0])), text }
}

test('the export has the rows of all pages in their order, safe in spreadsheets', async () => {
  const rows = await paged({ actor })
  expect(rows).toHaveLength(ROWS)
  const { ids, text } = await exported({ actor })
  expect(ids).toEqual(rows.map(({ id }) => id))
  expect(text).toContain(`,"'=HYPERLINK(""毛"",""もふ"")",`)
})

test('the log is filtered by actor, action and day, on pages and in the export alike', async () => {
  const filters: readonly [Filter, number][] = [
    [{ actor: actor.toUpperCase(), action: 'exports.first' }, 100],
    [{ actor, action: 'exports' }, 300],
    [{ actor, action: 'export' }, 0],
    [{ action: 'exports.second' }, 200],
    // From 21:31 to midnight there are 149 of them, and at midnight the first of the next day.
    [{ actor, to: '2026-03-01' }, 149],
    [{ actor, from: '2026-03-02' }, 151],
    [{ actor, from: '2026-03-03' }, 0],
    [{ actor: 'nobody@mofu.example' }, 0],
  ]
  for (const [filter, count] of filters) {
    const rows = await paged(filter)
    expect({ filter, count: rows.length }).toEqual({ filter, count })
    expect((await exported(filter)).ids).toEqual(rows.map(({ id }) => id))
  }
})

test('an export is recorded with its filters, and only admins get one', async () => {
  await exported({ actor, action: 'exports.first' })
  const [newest] = (await call(auditLog, { query: { action: 'accounts.export_audit', pageSize: 1 } }, admin))
    .data.list
  expect(newest).toMatchObject({
    actor: accountOf('deployer').address.toLowerCase(),
    subject: 'audit',
    facts: { actor, action: 'exports.first' },
  })
  const leader = bearer(await tokenOf(apiUrl, 'mei'))
  await expect(call(auditExport, { query: {} }, leader)).rejects.toMatchObject({ status: 403 })
})
