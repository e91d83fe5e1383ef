import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { auctionsAbi } from '@mofu/chain/auctions'
import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import type { Deployment } from '@mofu/contracts/deploy'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import { sendAs } from '@mofu/testkit/collections'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { readerOf } from '@mofu/testkit/mint'
import { fund, operatorKey, secretOf } from '@mofu/testkit/operator-keys'
import { freePort } from '@mofu/testkit/ports'
import { type Abi, createPublicClient, custom, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { keeperContracts } from './counters.ts'
import { Keeper } from './keeper.ts'
import { Lots, type Send } from './lots.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-keeper-lots-'))
const mei = accountOf('mei').address
let chain: Chain
let contracts: Deployment['contracts']

const as = (
  person: Person,
  address: `0x${string}`,
  abi: Abi,
  functionName: string,
  args: unknown[],
  value = 0n,
) => sendAs(chain.rpcUrl, accountOf(person), { address, abi, functionName, args, value })
const newKeeper = () =>
  new Keeper({
    rpcUrl: chain.rpcUrl,
    privateKey: secretOf(operatorKey('keeper')),
    beaconUrls: [],
    contracts: keeperContracts(contracts),
  })
const ownerOf = (tokenId: bigint) =>
  readerOf(chain.rpcUrl).readContract({
    address: contracts.DefaultCollection.address,
    abi: collectionAbi,
    functionName: 'ownerOf',
    args: [tokenId],
  })

/** A new pet, put up for some seconds. */
async function putUp(tokenId: bigint, seconds: number): Promise<void> {
  const { DefaultCollection: pets, CollectionFactory: factory, Auctions: auctions } = contracts
  const reader = readerOf(chain.rpcUrl)
  const fee = await reader.readContract({
    address: factory.address,
    abi: collectionFactoryAbi,
    functionName: 'mintFee',
  })
  const mint = [mei, 'ipfs://pet', 0n, { coin: zeroAddress, amount: fee }]
  await as('mei', pets.address, collectionAbi, 'mint', mint, fee)
  await as('mei', pets.address, collectionAbi, 'approve', [auctions.address, tokenId])
  const { timestamp } = await reader.getBlock()
  const terms = [pets.address, tokenId, zeroAddress, 100n, 0, Number(timestamp) + seconds]
  await as('mei', auctions.address, auctionsAbi, 'create', terms)
}

const bid = async (person: Person, tokenId: bigint, amount: bigint) => {
  const { DefaultCollection: pets, Auctions: auctions } = contracts
  const { start } = await readerOf(chain.rpcUrl).readContract({
    address: auctions.address,
    abi: auctionsAbi,
    functionName: 'lotOf',
    args: [pets.address, tokenId],
  })
  const args = [pets.address, tokenId, zeroAddress, amount, start]
  return as(person, auctions.address, auctionsAbi, 'bid', args, amount)
}

async function pass(seconds: number): Promise<void> {
  await rpc(chain.rpcUrl, 'evm_increaseTime', [seconds])
  await rpc(chain.rpcUrl, 'evm_mine')
}

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  contracts = (await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })).contracts
  await fund(chain.rpcUrl, operatorKey('keeper'))
})

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('settles lots that are over, sold or not, those from before it started as well; and waits for an extended end', async () => {
  await putUp(1n, 3_600)
  await putUp(2n, 3_600)
  await bid('hana', 1n, 100n)
  const keeper = newKeeper()
  expect(await keeper.step()).toBe(0)
  await putUp(3n, 3_600)
  await pass(3_550)
  await bid('hana', 3n, 100n)
  await pass(100)
  expect(await keeper.step()).toBe(2)
  expect(await ownerOf(1n)).toBe(accountOf('hana').address)
  expect(await ownerOf(2n)).toBe(mei)
  expect(await ownerOf(3n)).toBe(contracts.Auctions.address)
  await pass(600)
  expect(await keeper.step()).toBe(1)
  expect(await ownerOf(3n)).toBe(accountOf('hana').address)
  expect(await keeper.step()).toBe(0)
})

test('a token that is put up again is settled again', async () => {
  const { DefaultCollection: pets, Auctions: auctions } = contracts
  const keeper = newKeeper()
  await putUp(4n, 600)
  expect(await keeper.step()).toBe(0)
  await as('mei', auctions.address, auctionsAbi, 'cancel', [pets.address, 4n])
  await as('mei', pets.address, collectionAbi, 'approve', [auctions.address, 4n])
  const { timestamp } = await readerOf(chain.rpcUrl).getBlock()
  const terms = [pets.address, 4n, zeroAddress, 100n, 0, Number(timestamp) + 1_200]
  await as('mei', auctions.address, auctionsAbi, 'create', terms)
  await pass(700)
  expect(await keeper.step()).toBe(0)
  await pass(600)
  expect(await keeper.step()).toBe(1)
  expect(await ownerOf(4n)).toBe(mei)
})

/** Lots of the test's chain, with what they send instead of transactions. */
function lotsWith(send: Send, refuses: (fromBlock: bigint) => boolean = () => false) {
  const transport = custom({
    request: async ({ method, params }: { method: string; params: [{ fromBlock: Hex }] }) => {
      if (method === 'eth_getLogs' && refuses(BigInt(params[0].fromBlock))) throw new Error('pruned')
      return rpc(chain.rpcUrl, method, params)
    },
  })
  const reader = createPublicClient({ transport: (options) => transport({ ...options, retryCount: 0 }) })
  return new Lots(reader, contracts.Auctions.address, { allows: () => true, send })
}

test('lots that are over at the same time are settled in one batch: draws do not wait for each of them', async () => {
  for (const tokenId of [5n, 6n, 7n]) await putUp(tokenId, 600)
  const batches: number[] = []
  const lots = lotsWith((calls) => {
    batches.push(calls.length)
    return Promise.resolve(calls.map(() => ({ gasUsed: 1n })))
  })
  await lots.step()
  await pass(700)
  expect(await lots.step()).toBe(3)
  expect(batches).toEqual([3])
  expect(await newKeeper().step()).toBe(3)
})

test('a node that has no old logs still gets new lots settled', async () => {
  const { number: from } = await readerOf(chain.rpcUrl).getBlock()
  const sent: number[] = []
  const lots = lotsWith(
    (calls) => {
      sent.push(calls.length)
      return Promise.resolve(calls.map(() => ({ gasUsed: 1n })))
    },
    (fromBlock) => fromBlock + 30n < from,
  )
  await expect(lots.step()).rejects.toThrow(AggregateError)
  await putUp(8n, 600)
  expect(await lots.step()).toBe(0)
  await pass(700)
  expect(await lots.step()).toBe(1)
  expect(sent).toEqual([1])
})
