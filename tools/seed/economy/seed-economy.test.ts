import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { auctionsAbi } from '@mofu/chain/auctions'
import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { exchangeAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { namesAbi } from '@mofu/chain/names'
import { pledgeAbi } from '@mofu/chain/pledge'
import { predictionsAbi } from '@mofu/chain/predictions'
import { deploy, type Deployment } from '@mofu/contracts/deploy'
import { type Abi, type AbiEvent, parseEther, parseEventLogs, type PublicClient } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { privateKeyOf } from '../../stack/accounts.ts'
import { type Chain, startChain } from '../../stack/anvil.ts'
import { fundOperator, mallRoles } from '../../stack/mall-keys.ts'
import { readerOf } from '../../stack/mint.ts'
import { freePort } from '../../stack/ports.ts'
import { seed } from '../seed.ts'
import { HISTORY, seedEconomy } from './seed-economy.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-seed-test-'))
const mediaUrl = 'http://media.example'
let chain: Chain
let house: Deployment['contracts']
let reader: PublicClient

/** How often each event of a contract was emitted. */
async function told(contract: keyof Deployment['contracts'], abi: Abi): Promise<Record<string, number>> {
  const address = house[contract]?.address
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
  const input = { rpcUrl, privateKey: privateKeyOf('deployer'), deploymentsDir: folder, ...mallRoles }
  house = (await deploy(input)).contracts
  await fundOperator(rpcUrl)
  reader = readerOf(rpcUrl)
  await seed({
    rpcUrl,
    factory: house.CollectionFactory.address,
    defaultCollection: house.DefaultCollection.address,
    mediaUrl,
    pets: 60,
  })
  await seedEconomy({ rpcUrl, mediaUrl, contracts: house })
}, 60_000)

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the clock shows the present, and telling it again changes nothing', async () => {
  const { timestamp, number } = await reader.getBlock()
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  const logsSince = (from: bigint) => reader.getLogs({ address: house.Boxes.address, fromBlock: from })
  await seedEconomy({ rpcUrl: chain.rpcUrl, mediaUrl, contracts: house })
  expect(await logsSince(number + 1n)).toEqual([])
})

test('boxes stand in every state, and draws wait, are settled, claimed and refunded', async () => {
  const lens = { address: house.BoxesLens.address, abi: boxesLensAbi } as const
  const count = await reader.readContract({
    address: house.Boxes.address,
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
  const events = await told('Boxes', boxesAbi)
  expect(events).toMatchObject({ Drawn: 8, PrizeAssigned: 6, Refunded: 1, Claimed: 4 })
})

test('the machine takes GBT, and pulls wait, came out, were refunded and redeemed', async () => {
  const machine = await reader.readContract({
    address: house.Gacha.address,
    abi: gachaAbi,
    functionName: 'machineOf',
    args: [1n],
  })
  expect(machine).toMatchObject({
    coin: house.Gbt.address,
    isOpen: true,
    pending: 1n,
    pulls: 8n,
    size: 9_995n,
  })
  const events = await told('Gacha', gachaAbi)
  expect(events).toMatchObject({ Pulled: 5, PetPulled: 6, Refunded: 1, Redeemed: 1, PetReturned: 1 })
  const uri = { address: house.Gacha.address, abi: gachaAbi, functionName: 'priceOf' } as const
  expect(await reader.readContract({ ...uri, args: [1n, 1n] })).toBe(parseEther('1.008'))
})

test('coins were swapped both ways', async () => {
  expect(await told('Exchange', exchangeAbi)).toMatchObject({ Bought: 6, Sold: 1 })
})

test('pledges are open, redeemable by all, redeemed, and their fee is claimed', async () => {
  const pledge = { address: house.Pledge.address, abi: pledgeAbi } as const
  const collection = house.Gacha.address
  const events = await told('Pledge', pledgeAbi)
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
  const predictions = { address: house.Predictions.address, abi: predictionsAbi } as const
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
  const events = await told('Predictions', predictionsAbi)
  expect(events).toMatchObject({
    RoundStarted: 8,
    ResultSet: 4,
    ResultDisputed: 1,
    RoundCancelled: 1,
    RewardClaimed: 1,
    BetRefunded: 2,
  })
})

test('names are registered, about to expire, in their grace, and free again', async () => {
  const names = { address: house.Names.address, abi: namesAbi } as const
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
  expect(await told('Names', namesAbi)).toMatchObject({ NameRegistered: 5 })
})

test('lots have not started, go on, are over, and were settled, returned and cancelled', async () => {
  const auctions = { address: house.Auctions.address, abi: auctionsAbi } as const
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
  expect(await told('Auctions', auctionsAbi)).toMatchObject({ LotSettled: 1, LotReturned: 2, LotBid: 7 })
})
