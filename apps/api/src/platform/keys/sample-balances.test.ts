import { keyBalance } from '@mofu/db/app/key-balance'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { sql } from 'drizzle-orm'
import type { PublicClient } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { listBalances, sweepKeyBalances } from './balances.ts'
import { keyAddresses } from './key-addresses.ts'
import { keyGauges } from './key-gauges.ts'
import { sampleBalances } from './sample-balances.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'keys')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'keys', max: 2 }))
})
afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const operatorKey = `0x${'1'.repeat(64)}` as const
const keeper = `0x${'AB'.repeat(20)}`
const keys = keyAddresses({
  operatorKey,
  quoterKey: undefined,
  quoterAddress: undefined,
  keeperAddress: keeper,
})

test('the addresses come from keys and settings, in lower case; a key that is not known is left out', () => {
  expect(keys).toEqual([
    { role: 'operator', address: expect.stringMatching(/^0x[0-9a-f]{40}$/) },
    { role: 'keeper', address: keeper.toLowerCase() },
  ])
})

test('the newest sample of each key counts; a chain without an answer fails the job and loses no other; old ones are swept', async () => {
  let held = 5n
  // The node is another program; here only its answer matters.
  const answering = { getBalance: () => Promise.resolve(held) } as unknown as PublicClient
  const silent = {
    getBalance: () => Promise.reject(new Error('no answer')),
  } as unknown as PublicClient
  const clientOf = (chainId: number) => (chainId === 1 ? silent : answering)
  const sample = () => sampleBalances({ db, keys, chainIds: [1, 7], clientOf })
  await expect(sample()).rejects.toThrow('balances of keys could not be read')
  held = 10n ** 18n
  await expect(sample()).rejects.toThrow('balances of keys could not be read')
  expect(await listBalances(db)).toMatchObject([
    { chainId: 7, role: 'keeper', balance: 10n ** 18n },
    { chainId: 7, role: 'operator', balance: 10n ** 18n },
  ])
  const [low, age] = keyGauges(db, 10n ** 18n + 1n)
  expect(await low?.read()).toEqual([
    { value: 1, labels: { chain: '7', role: 'keeper' } },
    { value: 1, labels: { chain: '7', role: 'operator' } },
  ])
  expect((await age?.read())?.every(({ value }) => value < 60)).toBe(true)

  await db.execute(sql`update app.key_balance set sampled_at = now() - interval '8 days' where balance = 5`)
  expect(await sweepKeyBalances(db)).toBe(2)
  expect(await db.$count(keyBalance)).toBe(2)
})
