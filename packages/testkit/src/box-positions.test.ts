import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { boxesAbi } from '@mofu/chain/boxes'
import { readPositions } from '@mofu/chain/boxes/read-positions'
import { createPublicClient, encodeFunctionData, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Chain, startChain } from './anvil.ts'
import { deployContracts } from './deploy-contracts.ts'
import { mintAs } from './mint.ts'
import { freePort } from './ports.ts'
import { contractsIn, SeedContext } from './seed/economy/seed-context.ts'

/** More than are read in one round trip. */
const PETS = 54
const abi = boxesAbi
const folder = mkdtempSync(join(tmpdir(), 'mofu-positions-'))
let chain: Chain
let context: SeedContext

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log') })
  const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })
  context = new SeedContext({ rpcUrl: chain.rpcUrl, mediaUrl: '', contracts: contractsIn(contracts) })
  const pet = { collection: contracts.DefaultCollection.address, uri: 'ipfs://pet', royalty: 0, fee: 0n }
  await mintAs(
    chain.rpcUrl,
    'mei',
    Array.from({ length: PETS }, () => pet),
  )
  await context.findPets(PETS)
}, 60_000)

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

const boxesAct = (data: `0x${string}`) => ({ ...context.act('mei', 'Boxes', data), gas: 15_000_000n })

async function makeBox(): Promise<bigint> {
  const ids = await context.petsFor('mei', 'Boxes', PETS)
  const detail = { name: 'Box', cover: '', title: 'Box', introduction: '' }
  const nfts = ids.map((tokenId) => ({
    collection: context.at.DefaultCollection.address,
    tokenId,
    price: 1_000_000_000_000_000n,
  }))
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 0 } as const
  const calls = [
    encodeFunctionData({ abi, functionName: 'createCollection', args: [detail, zeroAddress] }),
    encodeFunctionData({ abi, functionName: 'addNfts', args: [1n, nfts, terms] }),
  ]
  for (const data of calls) await context.send([boxesAct(data)])
  return 1n
}

test('the positions before a removal are those of one block, also if another removal comes in between', async () => {
  const box = await makeBox()
  const remove = encodeFunctionData({ abi, functionName: 'removeNfts', args: [box, [0n]] })
  let reads = 0
  // Once the last positions have been read, the last NFT moves to the first position.
  const onFetchRequest = async (_: Request, { body }: RequestInit) => {
    if (typeof body === 'string' && body.includes('eth_call') && ++reads === 3)
      await context.send([boxesAct(remove)])
  }
  const client = createPublicClient({
    transport: http(chain.rpcUrl, { batch: true, onFetchRequest }),
  })
  const { address: contract } = context.at.Boxes
  const question = { contract, lens: context.at.BoxesLens.address, number: Number(box) }
  const last = PETS - 1
  expect(await readPositions(client, { ...question, indexes: [2, last] })).toEqual([BigInt(last), 2n])
  expect(reads).toBe(3)
  // From here on the last one is the first, and the removed one is no longer in the box.
  expect(await readPositions(client, { ...question, indexes: [2, last] })).toEqual([2n, 0n])
  expect(await readPositions(client, { ...question, indexes: [0] })).toBeUndefined()
})
