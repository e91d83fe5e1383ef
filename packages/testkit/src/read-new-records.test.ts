import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type PoolPlace, readPool } from '@mofu/chain/randomness/read-records'
import { createPublicClient, hexToNumber, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Chain, rpc, startChain } from './anvil.ts'
import { deployContracts } from './deploy-contracts.ts'
import { freePort } from './ports.ts'
import { swapCoins } from './seed/economy/exchange.ts'
import { makeMachine, pullPets, settlePulls } from './seed/economy/gacha.ts'
import { contractsIn, SeedContext } from './seed/economy/seed-context.ts'

type RpcCall = { method: string; params: [{ fromBlock: `0x${string}` }] }

const folder = mkdtempSync(join(tmpdir(), 'mofu-records-'))
let chain: Chain
let context: SeedContext
let place: PoolPlace
/** What was requested from the node. */
let requests: RpcCall[] = []

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log') })
  const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })
  context = new SeedContext({ rpcUrl: chain.rpcUrl, mediaUrl: 'pets', contracts: contractsIn(contracts) })
  const { Gacha, BoxesLens } = contracts
  place = {
    kind: 'gacha',
    chainId: chain.chainId,
    contract: Gacha.address,
    lens: BoxesLens.address,
    pool: 1,
    firstBlock: 0,
  }
  await makeMachine(context)
  await swapCoins(context, ['hana'])
})

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A client whose requests are recorded, from now on. */
function recordedClient() {
  requests = []
  const onFetchRequest = async (_: Request, { body }: RequestInit) => {
    if (typeof body === 'string') requests.push(JSON.parse(body) as RpcCall)
  }
  return createPublicClient({ transport: http(chain.rpcUrl, { onFetchRequest }) })
}

const logRanges = () =>
  requests
    .filter(({ method }) => method === 'eth_getLogs')
    .map(({ params: [{ fromBlock }] }) => hexToNumber(fromBlock))

test('a pool that was read before is read from its last blocks on, and is the same as when all is read', async () => {
  await pullPets(context, [['hana', 2n]])
  await settlePulls(context)
  await rpc(chain.rpcUrl, 'anvil_mine', ['0x64'])
  await pullPets(context, [['hana', 1n]])
  const client = recordedClient()
  const first = await readPool(client, place)
  expect(logRanges()[0]).toBe(0)
  const whole = requests.length

  await settlePulls(context)
  requests = []
  const second = await readPool(client, place, first)
  // The block number and two ranges of logs; what never changes about the contracts is known.
  expect(requests.map(({ method }) => method)).toEqual(['eth_blockNumber', 'eth_getLogs', 'eth_getLogs'])
  expect(whole).toBeGreaterThan(requests.length)
  for (const from of logRanges()) expect(from).toBeGreaterThan(first.head - 65)
  expect(second.records.filter(({ kind }) => kind === 'assigned')).toHaveLength(3)

  const { head, ...fresh } = await readPool(client, place)
  const { head: secondHead, ...known } = second
  expect(known).toEqual(fresh)
  expect(head).toBeGreaterThanOrEqual(secondHead)
})

test('what a reorg removed is forgotten', async () => {
  const before = await readPool(recordedClient(), place)
  const snapshot = await rpc(chain.rpcUrl, 'evm_snapshot')
  await pullPets(context, [['hana', 1n]])
  const replaced = await readPool(recordedClient(), place, before)
  expect(replaced.records).toHaveLength(before.records.length + 1)
  await rpc(chain.rpcUrl, 'evm_revert', [snapshot])
  const after = await readPool(recordedClient(), place, replaced)
  expect(after.records).toEqual(before.records)
})
