import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { auctionsAbi } from '@mofu/chain/auctions'
import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { exchangeAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { marketAbi } from '@mofu/chain/market'
import { namesAbi } from '@mofu/chain/names'
import { pledgeAbi } from '@mofu/chain/pledge'
import { predictionsAbi } from '@mofu/chain/predictions'
import type { Deployment } from '@mofu/contracts/deploy'
import { freshDatabase } from '@mofu/db/fresh-database'
import pg from 'pg'
import { type Abi, type AbiEvent, parseEther, parseEventLogs, type PublicClient } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { type Chain, startChain } from '../../anvil.ts'
import { deployContracts } from '../../deploy-contracts.ts'
import { fundOperator } from '../../mall-keys.ts'
import { readerOf } from '../../mint.ts'
import { freePort } from '../../ports.ts'
import { seedQuizzes } from '../quizzes/seed-quizzes.ts'
import { seed } from '../seed.ts'
import { seedTrade } from '../trade/seed-trade.ts'
import { HISTORY, seedEconomy } from './seed-economy.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-seed-test-'))
const mediaUrl = 'http://media.example'
let chain: Chain
let contracts: Deployment['contracts']
let reader: PublicClient

/** How often each event of a contract was emitted. */
async function eventCounts(
  contract: keyof Deployment['contracts'],
  abi: Abi,
): Promise<Record<string, number>> {
  const address = contracts[contract]?.address
  if (!address) throw new Error(`${contract} is not deployed`)
  const logs = parseEventLogs({ abi, logs: await reader.getLogs({ address, fromBlock: 0n }) })
  const counts: Record<string, number> = {}
  for (const { eventName } of logs as unknown as { eventName: AbiEvent['name'] }[])
    counts[eventName] = (counts[eventName] ?? 0) + 1
  return counts
}

beforeAll(async () => {
  const startsAt = Math.floor(Date.now() / 1000) - HISTORY
  chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.2,
    startsAt,
  })
  const { rpcUrl } = chain
  contracts = (await deployContracts({ rpcUrl, deploymentsDir: folder })).contracts
  await fundOperator(rpcUrl)
  reader = readerOf(rpcUrl)
  await seed({
    rpcUrl,
    factory: contracts.CollectionFactory.address,
    defaultCollection: contracts.DefaultCollection.address,
    mediaUrl,
    pets: 60,
  })
  await seedEconomy({ rpcUrl, mediaUrl, contracts })
}, 60_000)

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the clock is at the present, and seeding again changes nothing', async () => {
  const { timestamp, number } = await reader.getBlock()
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  const logsSince = (from: bigint) => reader.getLogs({ address: contracts.Boxes.address, fromBlock: from })
  await seedEconomy({ rpcUrl: chain.rpcUrl, mediaUrl, contracts })
  expect(await logsSince(number + 1n)).toEqual([])
})

test('boxes are in every state, and draws are pending, settled, claimed and refunded', async () => {
  const lens = { address: contracts.BoxesLens.address, abi: boxesLensAbi } as const
  const count = await reader.readContract({
    address: contracts.Boxes.address,
    abi: boxesAbi,
    functionName: 'boxCount',
  })
  const boxes = await Promise.all(
    Array.from({ length: Number(count) }, (_, index) =>
      reader.readContract({ ...lens, functionName: 'boxOf', args: [BigInt(index + 1)] }),
    ),
  )
  const states = ['none', 'unpublished', 'not yet open', 'open', 'sold out', 'over']
  expect(boxes.map(({ state }) => states[state] ?? '').toSorted()).toEqual(states.slice(1).toSorted())
  expect(boxes.find(({ state }) => states[state] === 'open')).toMatchObject({
    pending: 1n,
    orders: 3n,
    settled: 2n,
  })
  const events = await eventCounts('Boxes', boxesAbi)
  expect(events).toMatchObject({ Drawn: 8, PrizeAssigned: 6, Refunded: 1, Claimed: 4 })
})

test('the machine takes GBT, and pulls are pending, settled, refunded and redeemed', async () => {
  const machine = await reader.readContract({
    address: contracts.Gacha.address,
    abi: gachaAbi,
    functionName: 'machineOf',
    args: [1n],
  })
  expect(machine).toMatchObject({
    coin: contracts.Gbt.address,
    isOpen: true,
    pending: 1n,
    pulls: 29n,
    size: 9_974n,
  })
  const events = await eventCounts('Gacha', gachaAbi)
  expect(events).toMatchObject({ Pulled: 11, PetPulled: 27, Refunded: 1, Redeemed: 1, PetReturned: 1 })
  const uri = { address: contracts.Gacha.address, abi: gachaAbi, functionName: 'priceOf' } as const
  expect(await reader.readContract({ ...uri, args: [1n, 1n] })).toBe(parseEther('1.029'))
})

test('the twenty latest pets were pulled in the last days', async () => {
  const address = contracts.Gacha.address
  const logs = parseEventLogs({
    abi: gachaAbi,
    eventName: 'PetPulled',
    logs: await reader.getLogs({ address, fromBlock: 0n }),
  })
  const times = await Promise.all(
    logs
      .slice(-20)
      .map(async ({ blockNumber }) => Number((await reader.getBlock({ blockNumber })).timestamp)),
  )
  const oldest = Date.now() / 1000 - 4 * 86_400
  expect(times.filter((time) => time < oldest)).toEqual([])
})

test('coins were swapped both ways', async () => {
  expect(await eventCounts('Exchange', exchangeAbi)).toMatchObject({ Bought: 6, Sold: 1 })
})

test('pledges are open, redeemable by all, redeemed, and their fee is claimed', async () => {
  const pledge = { address: contracts.Pledge.address, abi: pledgeAbi } as const
  const collection = contracts.Gacha.address
  const events = await eventCounts('Pledge', pledgeAbi)
  expect(events).toMatchObject({ Securitized: 3, Redeemed: 1, FeeClaimed: 1 })
  const logs = await reader.getLogs({ address: pledge.address, fromBlock: 0n })
  const ids = parseEventLogs({ abi: pledgeAbi, eventName: 'Securitized', logs }).map(
    ({ args }) => args.tokenId,
  )
  const found = await Promise.all(
    ids.map((id) => reader.readContract({ ...pledge, functionName: 'pledgeOf', args: [collection, id] })),
  )
  const now = BigInt(Math.floor(Date.now() / 1000))
  const states = found.map(({ time, redeemTime, redeemPrice }) => {
    if (time === 0n) return 'redeemed'
    return redeemTime <= now && redeemPrice === parseEther('970') ? 'redeemable' : 'open'
  })
  expect(states.toSorted()).toEqual(['open', 'redeemable', 'redeemed'])
})

test('predictions are open, locked, decided, objected to, resolved, refunded and cancelled', async () => {
  const predictions = { address: contracts.Predictions.address, abi: predictionsAbi } as const
  const rounds = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      reader.readContract({ ...predictions, functionName: 'roundOf', args: [BigInt(index + 1)] }),
    ),
  )
  const states = ['none', 'started', 'paused', 'locked', 'decided', 'ended']
  const said = rounds.map(({ state, isRefund }) => `${states[state]}${isRefund ? ', refunded' : ''}`)
  const back = 'ended, refunded'
  expect(said).toEqual(['ended', back, back, back, 'locked', 'decided', 'locked', 'started'])
  expect(rounds[0]).toMatchObject({ result: 1, aAmount: parseEther('0.04'), bAmount: parseEther('0.02') })
  const events = await eventCounts('Predictions', predictionsAbi)
  expect(events).toMatchObject({
    RoundStarted: 8,
    ResultSet: 4,
    ResultDisputed: 1,
    RoundCancelled: 1,
    RewardClaimed: 1,
    BetRefunded: 2,
  })
})

test('every round of the seed has a quiz with its dossier; others wait for review, for changes and for their start', async () => {
  const fresh = await freshDatabase(inject('databaseServer'))
  const input = {
    databaseUrl: fresh.url,
    mediaUrl,
    rpcUrl: chain.rpcUrl,
    predictions: contracts.Predictions.address,
  }
  try {
    await seedQuizzes(input)
    // Again: nothing happens.
    await seedQuizzes(input)
    const client = new pg.Client({ connectionString: fresh.url })
    await client.connect()
    const { rows } = await client.query<{ dossier: string; state: string }>(
      'select dossier, state from app.quiz order by id',
    )
    await client.end()
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 8 }, () => 'approved'),
      'new',
      'rejected',
      'approved',
    ])
    const predictions = { address: contracts.Predictions.address, abi: predictionsAbi } as const
    for (const [index, { dossier }] of rows.slice(0, 8).entries()) {
      const epoch = await reader.readContract({
        ...predictions,
        functionName: 'epochOf',
        args: [dossier as `0x${string}`],
      })
      expect(epoch).toBe(BigInt(index + 1))
    }
  } finally {
    await fresh.drop()
  }
})

test('names are registered, about to expire, in their grace period, and free again', async () => {
  const names = { address: contracts.Names.address, abi: namesAbi } as const
  const states = ['free', 'live', 'in grace']
  const month = 30n * 24n * 60n * 60n
  const now = BigInt(Math.floor(Date.now() / 1000))
  const stateOf = async (label: string): Promise<string> => {
    const id = await reader.readContract({ ...names, functionName: 'tokenIdOf', args: [label] })
    const { state, expiry } = await reader.readContract({ ...names, functionName: 'nameOf', args: [id] })
    return states[state] === 'live' && expiry < now + month ? 'expiring' : (states[state] ?? '')
  }
  expect(await Promise.all(['mofu', 'cloud9', 'mochi', 'sleepy', 'first-paw'].map(stateOf))).toEqual([
    'live',
    'live',
    'expiring',
    'in grace',
    'free',
  ])
  expect(await eventCounts('Names', namesAbi)).toMatchObject({ NameRegistered: 5 })
})

test('lots have not started, are running, are over, and were settled, returned and cancelled', async () => {
  const auctions = { address: contracts.Auctions.address, abi: auctionsAbi } as const
  const logs = await reader.getLogs({ address: auctions.address, fromBlock: 0n })
  const made = parseEventLogs({ abi: auctionsAbi, eventName: 'LotCreated', logs })
  const lots = await Promise.all(
    made.map(({ args: { collection, tokenId } }) =>
      reader.readContract({ ...auctions, functionName: 'lotOf', args: [collection, tokenId] }),
    ),
  )
  const states = ['gone', 'not started', 'ongoing', 'over']
  const said = lots.map(
    ({ state, bidder }) => `${states[state]}${BigInt(bidder) === 0n ? '' : ', with bids'}`,
  )
  expect(said.toSorted()).toEqual(
    [
      'gone',
      'gone',
      'gone',
      'not started',
      'ongoing',
      'ongoing, with bids',
      'over',
      'over, with bids',
    ].toSorted(),
  )
  expect(await eventCounts('Auctions', auctionsAbi)).toMatchObject({
    LotSettled: 1,
    LotReturned: 2,
    LotBid: 7,
  })
})

test('works and pulled pets are for sale, bid for and sold on the market', async () => {
  const { DefaultCollection: works, Gacha: gacha, Market: market, DevStable } = contracts
  await seedTrade({
    rpcUrl: chain.rpcUrl,
    market: market.address,
    works: works.address,
    gacha: gacha.address,
    dollar: DevStable?.address,
  })
  const logs = await reader.getLogs({ address: market.address, fromBlock: 0n })
  for (const eventName of ['AskSet', 'BidSet', 'AskFilled'] as const) {
    const found = parseEventLogs({ abi: marketAbi, eventName, logs })
    const collections = new Set(found.map(({ args }) => args.collection))
    expect(collections).toEqual(new Set([works.address, gacha.address]))
  }
})
