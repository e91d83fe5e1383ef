import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { gachaAbi } from '@mofu/chain/gacha'
import { accountOf } from '@mofu/testkit/accounts'
import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import { type BeaconServer, startBeacon } from '@mofu/testkit/beacon/beacon-server'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { mintAs } from '@mofu/testkit/mint'
import { fund, operatorKey, secretOf } from '@mofu/testkit/operator-keys'
import { freePort } from '@mofu/testkit/ports'
import { swapCoins } from '@mofu/testkit/seed/economy/exchange'
import { makeMachine, pullPets } from '@mofu/testkit/seed/economy/gacha'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { encodeFunctionData, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { keeperContracts } from './counters.ts'
import { Keeper } from './keeper.ts'

/** Cheap orders that somebody makes to keep others waiting. */
const CHEAP = 200
/** The least that a box can cost, in wei. */
const PRICE = 1n
/** As many as fit into a transaction. */
const PETS_AT_ONCE = 50
const HOUR = 60 * 60
const abi = boxesAbi
const folder = mkdtempSync(join(tmpdir(), 'mofu-keeper-many-'))
const detail = { name: 'Box', cover: '', title: 'Pets', introduction: 'Draw.' }
let chain: Chain
let beacon: BeaconServer
let context: SeedContext
let keeper: Keeper
let minted = 0

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  // The chain's clock is moved below, and the beacon's must not be behind it.
  beacon = await startBeacon({ port: 0, now: async () => Date.now() / 1000 + 24 * HOUR })
  const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })
  await fund(chain.rpcUrl, operatorKey('keeper'))
  context = new SeedContext({ rpcUrl: chain.rpcUrl, mediaUrl: '', contracts: contractsIn(contracts) })
  keeper = new Keeper({
    rpcUrl: chain.rpcUrl,
    privateKey: secretOf(operatorKey('keeper')),
    beaconUrls: [beacon.url],
    contracts: keeperContracts(contracts),
  })
  const fee = await context.reader.readContract({
    address: contracts.CollectionFactory.address,
    abi: collectionFactoryAbi,
    functionName: 'mintFee',
  })
  const pets = contracts.DefaultCollection.address
  const order = { collection: pets, uri: 'ipfs://pet', royalty: 0, fee }
  await mintAs(
    chain.rpcUrl,
    'mei',
    Array.from({ length: 3 * CHEAP }, () => order),
  )
  const args = [contracts.Boxes.address, true] as const
  const allow = encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args })
  await context.send([context.act('mei', 'DefaultCollection', allow)])
  // Finds the lines there are, as a keeper that has run before.
  await keeper.step()
}, 120_000)

afterAll(async () => {
  await beacon.stop()
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens boxes with this many pets in each. Returns the first id. */
async function openBoxes(count: number, pets: number): Promise<bigint> {
  const box = context.at.Boxes.address
  const first = (await context.reader.readContract({ address: box, abi, functionName: 'boxCount' })) + 1n
  const ids = Array.from({ length: count }, (_, index) => first + BigInt(index))
  const rules = { commissionRate: 0, allOpen: true, openAt: 0, minPrice: 0n }
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 0 } as const
  const send = (datas: readonly `0x${string}`[]) =>
    context.send(datas.map((data) => ({ ...context.act('mei', 'Boxes', data), gas: 15_000_000n })))
  await send(
    ids.map(() =>
      encodeFunctionData({
        abi,
        functionName: 'createCollectionV3',
        args: [detail, zeroAddress, rules, PRICE],
      }),
    ),
  )
  await send(
    ids.flatMap((id) =>
      Array.from({ length: Math.ceil(pets / PETS_AT_ONCE) }, (_, part) => {
        const length = Math.min(PETS_AT_ONCE, pets - part * PETS_AT_ONCE)
        const nfts = Array.from({ length }, () => ({
          collection: context.at.DefaultCollection.address,
          tokenId: BigInt(++minted),
          price: 0n,
        }))
        return encodeFunctionData({ abi, functionName: 'addNfts', args: [id, nfts, terms] })
      }),
    ),
  )
  await send(ids.map((id) => encodeFunctionData({ abi, functionName: 'publish', args: [id, 0] })))
  return first
}

const drawsOf = (ids: readonly bigint[]) =>
  context.send(
    ids.map((id) => {
      const args = [id, 1n, 1n, zeroAddress, PRICE, false] as const
      return context.act('kuro', 'Boxes', encodeFunctionData({ abi, functionName: 'draw', args }), PRICE)
    }),
  )

/** All rounds of pending orders are due, and none is overdue. */
async function untilDue(): Promise<void> {
  await rpc(chain.rpcUrl, 'evm_increaseTime', [HOUR])
  await rpc(chain.rpcUrl, 'evm_mine')
}

/**
 * How many steps the keeper takes until this order is settled: a step waits once for all its transactions. In how many
 * blocks they are mined depends on how fast this machine is, so blocks are not counted.
 */
async function stepsUntilSettled(box: bigint, order: bigint): Promise<number> {
  await untilDue()
  const lens = { address: context.at.BoxesLens.address, abi: boxesLensAbi } as const
  const fromBlock = await context.reader.getBlockNumber()
  const isSettled = async () =>
    (await context.reader.readContract({ ...lens, functionName: 'orderOf', args: [box, order] })).isSettled
  let steps = 0
  for (; !(await isSettled()); steps++) await keeper.step()
  const event = { address: context.at.Boxes.address, abi, eventName: 'PrizeAssigned', fromBlock } as const
  const logs = await context.reader.getContractEvents(event)
  const own = logs.find(({ args }) => args.boxId === box && args.orderId === order)
  expect(own?.args.winner).toBe(accountOf('kuro').address)
  return steps
}

test(`an order behind ${CHEAP} cheap ones in as many boxes waits for a few batches, not for one transaction each`, async () => {
  const first = await openBoxes(CHEAP + 1, 1)
  await drawsOf(Array.from({ length: CHEAP + 1 }, (_, index) => first + BigInt(index)))
  // Forty to a batch.
  expect(await stepsUntilSettled(first + BigInt(CHEAP), 0n)).toBeLessThanOrEqual(6)
}, 240_000)

test(`an order behind ${CHEAP} cheap ones in one box is settled with the third transaction`, async () => {
  const box = await openBoxes(1, CHEAP + 1)
  await drawsOf(Array.from({ length: CHEAP + 1 }, () => box))
  expect(await stepsUntilSettled(box, BigInt(CHEAP))).toBeLessThanOrEqual(3)
}, 240_000)

test('a pull does not wait behind draws: machines and boxes take turns', async () => {
  const first = await openBoxes(CHEAP / 2, 1)
  await drawsOf(Array.from({ length: CHEAP / 2 }, (_, index) => first + BigInt(index)))
  await swapCoins(context, ['hana'])
  await makeMachine(context)
  await pullPets(context, [['hana', 1n]])
  await untilDue()
  const gacha = { address: context.at.Gacha.address, abi: gachaAbi } as const
  const isPulled = async () =>
    (await context.reader.readContract({ ...gacha, functionName: 'machineOf', args: [1n] })).settled === 1n
  while (!(await isPulled())) await keeper.step()
  // Later draws than the pull's turn are still waiting.
  const lens = { address: context.at.BoxesLens.address, abi: boxesLensAbi } as const
  const args = [first + BigInt(CHEAP / 2 - 1), 0n] as const
  const last = await context.reader.readContract({ ...lens, functionName: 'orderOf', args })
  expect(last.isSettled).toBe(false)
}, 240_000)
