import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { periodSeconds } from '@mofu/domain/spending-limits'
import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { flowRows, tokenCoin } from './flow-rows.fixture.ts'
import { findFreeTime, sumFlows } from './store.ts'

const chainId = 5
const NOW = 1_800_000_000
let fresh: FreshDatabase
let db: Database
let rows: ReturnType<typeof flowRows>

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'spending')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'spending', max: 4 }))
  rows = flowRows(db, chainId)
  await rows.makeGames()
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const wallet = () => privateKeyToAddress(generatePrivateKey()).toLowerCase()

/** Paid and returned by coin and period, as text. */
async function sums(address: string, at = NOW): Promise<Record<string, string>> {
  const flows = await sumFlows(db, { address, chainId }, at)
  return Object.fromEntries(
    flows.map(({ coin, period, paid, returned }) => [
      `${coin === zeroAddress ? 'native' : 'token'} ${period}`,
      `${paid} - ${returned}`,
    ]),
  )
}

test('pulls, draws and bets are added up by coin; refunds, own redeemed pets and payouts come off', async () => {
  const player = wallet()
  const other = wallet()
  await rows.pulls(player, 100n, NOW - 50)
  await rows.pulls(player, 30n, NOW - 40, NOW - 10)
  await rows.reveals(player, 'pet-1', NOW - 30)
  await rows.redeems(player, 'pet-1', 83n, NOW - 20)
  await rows.draws(player, 7n, NOW - 60)
  await rows.draws(player, 5n, NOW - 60, NOW - 1)
  await rows.bets(player, 'bet', 40n, NOW - 90)
  await rows.bets(player, 'bet', 2n, NOW - 80)
  await rows.bets(player, 'reward', 60n, NOW - 5)
  await rows.bets(player, 'refund', 1n, NOW - 4)
  // What a fee recipient receives is no payout, and what others do does not count.
  await rows.bets(player, 'fee', 9n, NOW - 4)
  await rows.draws(other, 1_000n, NOW - 4)
  expect(await sums(player)).toEqual({
    'token day': '130 - 113',
    'token week': '130 - 113',
    'token month': '130 - 113',
    'native day': '54 - 66',
    'native week': '54 - 66',
    'native month': '54 - 66',
  })
})

test('a pet that somebody else pulled gives nothing back, also when the wallet had pulled it before', async () => {
  const [buyer, seller] = [wallet(), wallet()]
  await rows.pulls(buyer, 100n, NOW - 500)
  await rows.reveals(buyer, 'pet-2', NOW - 490)
  await rows.redeems(buyer, 'pet-2', 83n, NOW - 480)
  await rows.reveals(seller, 'pet-2', NOW - 470)
  await rows.redeems(buyer, 'pet-2', 90n, NOW - 460)
  expect(await sums(buyer)).toMatchObject({ 'token day': '100 - 83' })
})

test('a payment counts until the last second of its period', async () => {
  for (const [period, seconds] of Object.entries(periodSeconds)) {
    const player = wallet()
    await rows.draws(player, 10n, NOW)
    expect(await sums(player, NOW + seconds - 1)).toMatchObject({ [`native ${period}`]: '10 - 0' })
    expect(await sums(player, NOW + seconds)).not.toHaveProperty([`native ${period}`])
  }
})

test('money is free again when enough of it is older than the period', async () => {
  const player = wallet()
  await rows.draws(player, 6n, NOW - 3_000)
  await rows.draws(player, 3n, NOW - 2_000)
  await rows.draws(player, 1n, NOW - 1_000)
  const free = (payment: bigint, limit = 10n) =>
    findFreeTime(
      db,
      { address: player, chainId },
      { coin: zeroAddress, period: 'day', limit, payment, now: NOW },
    )
  const day = periodSeconds.day
  expect(await free(1n)).toBe(NOW - 3_000 + day)
  expect(await free(6n)).toBe(NOW - 3_000 + day)
  expect(await free(7n)).toBe(NOW - 2_000 + day)
  expect(await free(10n)).toBe(NOW - 1_000 + day)
  expect(await free(11n)).toBeUndefined()
  // The time it names is the first second in which the sum fits.
  const at = await free(6n)
  expect(await sums(player, (at ?? 0) - 1)).toMatchObject({ 'native day': '10 - 0' })
  expect(await sums(player, at)).toMatchObject({ 'native day': '4 - 0' })
})

test('a coin is never added to another', async () => {
  const player = wallet()
  await rows.pulls(player, 100n, NOW - 5)
  await rows.draws(player, 1n, NOW - 5)
  const free = await findFreeTime(
    db,
    { address: player, chainId },
    { coin: tokenCoin, period: 'week', limit: 100n, payment: 50n, now: NOW },
  )
  expect(free).toBe(NOW - 5 + periodSeconds.week)
})
