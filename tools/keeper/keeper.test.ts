import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { creditsAbi } from '@mofu/chain/credits'
import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { deploy, type Deployment } from '@mofu/contracts/deploy'
import { type Abi, maxUint256, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type BeaconServer, startBeacon } from '../beacon/beacon-server.ts'
import { accountOf, type Person, privateKeyOf } from '../stack/accounts.ts'
import { type Chain, rpc, startChain } from '../stack/anvil.ts'
import { sendAs } from '../stack/collections.ts'
import { fund, houseKey, secretOf } from '../stack/house-keys.ts'
import { readerOf } from '../stack/mint.ts'
import { freePort } from '../stack/ports.ts'
import { keptContracts } from './counters.ts'
import { Keeper } from './keeper.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-keeper-test-'))
const detail = { name: 'Capsule', cover: '', title: 'Pets', introduction: 'Turn.' }
const hana = accountOf('hana').address
let chain: Chain
let beacon: BeaconServer
let house: Deployment['contracts']

const as = (
  person: Person,
  address: `0x${string}`,
  abi: Abi,
  functionName: string,
  args: unknown[],
  value = 0n,
) => sendAs(chain.rpcUrl, accountOf(person), { address, abi, functionName, args, value })
const keeperWith = (beaconUrl: string) =>
  new Keeper({
    rpcUrl: chain.rpcUrl,
    privateKey: secretOf(houseKey('keeper')),
    beaconUrl,
    contracts: keptContracts(house),
  })
const pull = (size: bigint) => as('hana', house.Gacha.address, gachaAbi, 'pull', [1n, size, maxUint256])
const petsOf = () =>
  readerOf(chain.rpcUrl).readContract({
    address: house.Gacha.address,
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
  const { contracts } = await deploy({
    rpcUrl: chain.rpcUrl,
    privateKey: privateKeyOf('deployer'),
    deploymentsDir: folder,
  })
  house = contracts
  await fund(chain.rpcUrl, houseKey('keeper'))
  const { Gacha: gacha, Gbt: gbt, Exchange: exchange } = house
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
  const { DefaultCollection: pets, Boxes: boxes, CollectionFactory: factory } = house
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
    address: house.BoxesLens.address,
    abi: boxesLensAbi,
    functionName: 'nftOf',
    args: [1n, 0n],
  })
  expect(drawn).toMatchObject({ isDrawn: true, owner: hana })
})

test('does not submit a false signature or an overdue round, and settles the refund', async () => {
  const liar = createServer((_, response) =>
    response.end(JSON.stringify({ signature: `${'0'.repeat(63)}1${'0'.repeat(63)}2` })),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => liar.once('listening', resolve))
  const address = liar.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  try {
    await pull(1n)
    const before = await petsOf()
    const keeper = keeperWith(`http://127.0.0.1:${address.port}`)
    await expect(keeper.step()).rejects.toThrow('Randomness_InvalidSignature')
    // A beacon that does not serve the round.
    const patient = keeperWith(`${beacon.url}/nowhere`)
    expect(await patient.step()).toBe(0)
    await rpc(chain.rpcUrl, 'evm_increaseTime', [8 * 24 * 60 * 60])
    await rpc(chain.rpcUrl, 'evm_mine')
    // With the true beacon again, the keeper does not submit the overdue round and settles the refund.
    expect(await keeperWith(beacon.url).step()).toBe(1)
    expect(await petsOf()).toBe(before)
    const credit = await readerOf(chain.rpcUrl).readContract({
      address: house.Credits.address,
      abi: creditsAbi,
      functionName: 'creditOf',
      args: [house.Gbt.address, hana],
    })
    expect(credit).toBeGreaterThan(parseEther('1'))
  } finally {
    liar.close()
  }
})
