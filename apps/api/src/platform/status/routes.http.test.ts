import { connectPool, database } from '@mofu/db/connect'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { systemStatus } from '@mofu/wire/app/status'
import { createClient } from '@mofu/wire/client'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'test', max: 2 })
const db = database(pool)
afterAll(() => pool.end())

test('an admin sees each chain with its head and lag; others are refused', async () => {
  const asAdmin = bearer(await tokenOf(stack.apiUrl, 'deployer'))
  const chain = async () =>
    (await call(systemStatus, {}, asAdmin)).data.chains.find(({ chainId }) => chainId === stack.chainId)
  // The head is asked for in the background, and known to a later request.
  await expect.poll(async () => (await chain())?.head ?? 0, { timeout: 20_000 }).toBeGreaterThan(0)
  const found = await chain()
  expect(found).toMatchObject({ isFinalityBroken: false, state: 'ok' })
  expect(found?.lag).toBe(Math.max(0, (found?.head ?? 0) - (found?.indexedBlock ?? 0)))
  expect(found?.finalBlock).toBeLessThanOrEqual(found?.indexedBlock ?? 0)
  await expect(call(systemStatus, {}, bearer(await tokenOf(stack.apiUrl, 'mei')))).rejects.toMatchObject({
    status: 403,
  })
})

test('the newest balance of each key is shown, and whether it is below what it should hold', async () => {
  const asAdmin = bearer(await tokenOf(stack.apiUrl, 'deployer'))
  const address = `0x${'4'.repeat(40)}`
  // No deployment has this chain, so no worker samples it.
  await db.execute(sql`
    insert into app.key_balance (chain_id, role, address, sampled_at, balance) values
      (999, 'operator', ${address}, now() - interval '1 hour', 900000000000000000),
      (999, 'operator', ${address}, now(), 99999999999999999),
      (999, 'quoter', ${address}, now(), 0)`)
  try {
    const { keys } = (await call(systemStatus, {}, asAdmin)).data
    expect(keys.filter(({ chainId }) => chainId === 999)).toEqual([
      {
        chainId: 999,
        role: 'operator',
        address,
        balance: '99999999999999999',
        least: '100000000000000000',
        isLow: true,
        sampledAt: expect.any(Number),
      },
      expect.objectContaining({ role: 'quoter', balance: '0', least: '0', isLow: false }),
    ])
  } finally {
    await db.execute(sql`delete from app.key_balance where chain_id = 999`)
  }
})

test('the size of a queue, its oldest due job and the dead letters are counted', async () => {
  const asAdmin = bearer(await tokenOf(stack.apiUrl, 'deployer'))
  const status = async () => (await call(systemStatus, {}, asAdmin)).data
  // Without an IPFS node no worker takes jobs of this queue.
  const queue = async () => (await status()).queues.find(({ name }) => name === 'pin-file')
  const before = await queue()
  await db.execute(sql`
    insert into jobs.job (name, data, start_after, singleton_key) values
      ('pin-file', '{"cid": "status-1"}', now() - interval '3 hours', 'status-1'),
      ('pin-file', '{"cid": "status-2"}', now() + interval '3 hours', 'status-2')`)
  await db.execute(sql`insert into jobs.job (name, data) values ('dead-letter', '{"about": "status"}')`)
  try {
    const found = await queue()
    expect(found?.waiting).toBe((before?.waiting ?? 0) + 2)
    expect(Math.abs((found?.oldestDueAt ?? 0) - (Date.now() / 1_000 - 3 * 3_600))).toBeLessThan(60)
    expect((await status()).deadLetters).toBeGreaterThan(0)
  } finally {
    await db.execute(
      sql`delete from jobs.job where data ->> 'cid' like 'status-%' or data ->> 'about' = 'status'`,
    )
  }
})
