import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { creditsAbi } from '@mofu/chain/credits'
import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import type { Deployment } from '@mofu/contracts/deploy'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import { type BeaconServer, startBeacon } from '@mofu/testkit/beacon/beacon-server'
import { sendAs } from '@mofu/testkit/collections'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { readerOf } from '@mofu/testkit/mint'
import { fund, operatorKey, secretOf } from '@mofu/testkit/operator-keys'
import { freePort } from '@mofu/testkit/ports'
import { type Abi, maxUint256, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { keeperContracts } from './counters.ts'
import { Keeper } from './keeper.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-keeper-test-'))
const detail = { name: 'Capsule', cover: '', title: 'Pets', introduction: 'Turn.' }
const hana = accountOf('hana').address
let chain: Chain
let beacon: BeaconServer
let contracts: Deployment['contracts']

const as = (
  person: Person,
  address: `0x${string}`,
  abi: Abi,
  functionName: string,
  args: unknown[],
  value = 0n,
) => sendAs(chain.rpcUrl, accountOf(person), { address, abi, functionName, args, value })
const keeperWith = (...beaconUrls: string[]) =>
  new Keeper({
    rpcUrl: chain.rpcUrl,
    privateKey: secretOf(operatorKey('keeper')),
    beaconUrls,
    contracts: keeperContracts(contracts),
  })
const pull = (size: bigint) => as('hana', contracts.Gacha.address, gachaAbi, 'pull', [1n, size, maxUint256])
const petsOf = () =>
  readerOf(chain.rpcUrl).readContract({
    address: contracts.Gacha.address,
    abi: gachaAbi,
    functionName: 'balanceOf',
    args: [hana],
  })

/** Steps until the orders are settled: the beacon serves a round only once its time has come. */
async function untilSettled(keeper: Keeper, count: number): Promise<void> {
  for (let settled = 0; settled < count; settled += await keeper.step())
    await new Promise((resolve) => setTimeout(resolve, 100))
}

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  beacon = await startBeacon({ port: 0 })
  contracts = (await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })).contracts
  await fund(chain.rpcUrl, operatorKey('keeper'))
  const { Gacha: gacha, Gbt: gbt, Exchange: exchange } = contracts
  await as('deployer', gacha.address, gachaAbi, 'create', [detail, parseEther('0.001'), 'x/'])
  await as('deployer', gacha.address, gachaAbi, 'setOpen', [1n, true])
  const paid = parseEther('1')
  await as('hana', exchange.address, exchangeAbi, 'buy', [paid, 0n, maxUint256, hana], paid)
  await as('hana', gbt.address, gbtAbi, 'approve', [gacha.address, maxUint256])
})

afterAll(async () => {
  await beacon.stop()
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('submits the rounds of pulls and settles them, including later ones', async () => {
  const keeper = keeperWith(beacon.url)
  await pull(2n)
  await untilSettled(keeper, 1)
  expect(await petsOf()).toBe(2n)
  await pull(1n)
  await untilSettled(keeper, 1)
  expect(await petsOf()).toBe(3n)
  expect(await keeper.step()).toBe(0)
})

test('settles the draws of a box', async () => {
  const { DefaultCollection: pets, Boxes: boxes, CollectionFactory: factory } = contracts
  const reader = readerOf(chain.rpcUrl)
  const value = await reader.readContract({
    address: factory.address,
    abi: collectionFactoryAbi,
    functionName: 'mintFee',
  })
  const mei = accountOf('mei').address
  await as(
    'mei',
    pets.address,
    collectionAbi,
    'mint',
    [mei, 'ipfs://pet', 0n, { coin: zeroAddress, amount: value }],
    value,
  )
  await as('mei', pets.address, collectionAbi, 'setApprovalForAll', [boxes.address, true])
  await as('mei', boxes.address, boxesAbi, 'createCollection', [detail, zeroAddress])
  const price = parseEther('0.1')
  const nft = { collection: pets.address, tokenId: 1n, price }
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 0 }
  await as('mei', boxes.address, boxesAbi, 'addNfts', [1n, [nft], terms])
  await as('mei', boxes.address, boxesAbi, 'publish', [1n, 0])
  await as('hana', boxes.address, boxesAbi, 'draw', [1n, 1n, 1n, zeroAddress, price, false], price)
  await untilSettled(keeperWith(beacon.url), 1)
  const drawn = await reader.readContract({
    address: contracts.BoxesLens.address,
    abi: boxesLensAbi,
    functionName: 'nftOf',
    args: [1n, 0n],
  })
  expect(drawn).toMatchObject({ isDrawn: true, owner: hana })
})

/** A server in place of a relay; undefined is no answer at all. */
async function relay(answer: (path: string) => string | undefined | Promise<string>) {
  const server = createServer((request, response) => {
    void Promise.resolve(answer(request.url ?? '')).then((text) => text !== undefined && response.end(text))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
const FALSE_SIGNATURE = JSON.stringify({ signature: `${'0'.repeat(63)}1${'0'.repeat(63)}2` })

test('a relay that is silent, lies or answers nonsense is passed over', async () => {
  const [silent, liar] = await Promise.all([relay(() => undefined), relay(() => FALSE_SIGNATURE)])
  const confused = await relay(() => '{"signature":17}')
  await pull(1n)
  const before = await petsOf()
  await untilSettled(keeperWith(silent.url, liar.url, confused.url, beacon.url), 1)
  expect(await petsOf()).toBe(before + 1n)
  for (const one of [silent, liar, confused]) one.close()
}, 60_000)

test('a line that fails does not keep the others waiting', async () => {
  const gacha = contracts.Gacha.address
  await as('deployer', gacha, gachaAbi, 'create', [detail, parseEther('0.001'), 'y/'])
  await as('deployer', gacha, gachaAbi, 'setOpen', [2n, true])
  await pull(1n)
  const reader = readerOf(chain.rpcUrl)
  const read = { address: gacha, abi: gachaAbi } as const
  const { orders } = await reader.readContract({ ...read, functionName: 'machineOf', args: [1n] })
  const { round } = await reader.readContract({ ...read, functionName: 'orderOf', args: [1n, orders - 1n] })
  // The other machine's order is bound to a later round.
  await rpc(chain.rpcUrl, 'evm_increaseTime', [4])
  await as('hana', gacha, gachaAbi, 'pull', [2n, 1n, maxUint256])
  const partly = await relay(async (path) =>
    path === `/rounds/${round}` ? FALSE_SIGNATURE : (await fetch(beacon.url + path)).text(),
  )
  const keeper = keeperWith(partly.url)
  const secondSettled = async () =>
    (await reader.readContract({ ...read, functionName: 'machineOf', args: [2n] })).settled
  await expect.poll(() => keeper.step().catch(secondSettled), { timeout: 60_000, interval: 500 }).toBe(1n)
  const first = await reader.readContract({ ...read, functionName: 'machineOf', args: [1n] })
  expect(first.settled).toBe(orders - 1n)
  await untilSettled(keeperWith(beacon.url), 1)
  partly.close()
}, 90_000)

test('does not submit a false signature or an overdue round, and settles the refund', async () => {
  const liar = await relay(() => FALSE_SIGNATURE)
  await pull(1n)
  const before = await petsOf()
  const deceived = keeperWith(liar.url)
  // A round that is not due yet is not asked for.
  await expect
    .poll(() => deceived.step().catch(String), { timeout: 20_000, interval: 200 })
    .toContain('Randomness_InvalidSignature')
  liar.close()
  // A beacon that does not serve the round.
  const patient = keeperWith(`${beacon.url}/nowhere`)
  expect(await patient.step()).toBe(0)
  await rpc(chain.rpcUrl, 'evm_increaseTime', [8 * 24 * 60 * 60])
  await rpc(chain.rpcUrl, 'evm_mine')
  // With the true beacon again, the keeper does not submit the overdue round and settles the refund.
  expect(await keeperWith(beacon.url).step()).toBe(1)
  expect(await petsOf()).toBe(before)
  const credit = await readerOf(chain.rpcUrl).readContract({
    address: contracts.Credits.address,
    abi: creditsAbi,
    functionName: 'creditOf',
    args: [contracts.Gbt.address, hana],
  })
  expect(credit).toBeGreaterThan(parseEther('1'))
})
