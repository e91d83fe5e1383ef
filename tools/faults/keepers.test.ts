import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { creditsAbi } from '@mofu/chain/credits'
import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import type { Deployment } from '@mofu/contracts/deploy'
import { accountAt, accountOf, type Person } from '@mofu/testkit/accounts'
import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import { type BeaconServer, startBeacon } from '@mofu/testkit/beacon/beacon-server'
import { sendAs } from '@mofu/testkit/collections'
import { deployContracts } from '@mofu/testkit/deploy-contracts'
import { readerOf } from '@mofu/testkit/mint'
import { fund, secretOf } from '@mofu/testkit/operator-keys'
import { type Part, startPart } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { type Abi, getAbiItem, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PULLS = Number(process.env['KEEPER_PULLS'] ?? 1_000)
const KILLS = Math.ceil(PULLS / 20)
const REFUNDS = Math.ceil(PULLS / 50)
const players: readonly Person[] = ['hana', 'kuro', 'mei', 'taro', 'yuki', 'lin', 'sora', 'wei']

const folder = mkdtempSync(join(tmpdir(), 'mofu-keepers-'))
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
const gacha = () => ({ address: contracts.Gacha.address, abi: gachaAbi }) as const
const machine = () =>
  readerOf(chain.rpcUrl).readContract({ ...gacha(), functionName: 'machineOf', args: [1n] })
const pull = (person: Person) => as(person, contracts.Gacha.address, gachaAbi, 'pull', [1n, 1n, maxUint256])

/** Each player pulls until this many pulls are paid in all. */
async function pullAll(count: number): Promise<void> {
  let paid = 0
  const play = async (person: Person) => {
    while (paid++ < count) await pull(person)
  }
  await Promise.all(players.map(play))
}

/** A keeper process with a key of its own. */
function startKeeperProcess(number: number): Part {
  return startPart({
    name: `keeper-${number}`,
    command: process.execPath,
    args: [join('apps', 'keeper', 'src', 'main.ts')],
    env: {
      NETWORK: 'petchain',
      RPC_URL_PETCHAIN: chain.rpcUrl,
      DEPLOYMENTS_DIR: folder,
      BEACON_URL: beacon.url,
      KEEPER_KEY: secretOf(accountAt(110 + number)),
      KEEPER_POLL_MS: '100',
    },
    logFile: join(folder, `keeper-${number}.log`),
  })
}

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  beacon = await startBeacon({ port: 0 })
  contracts = (await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })).contracts
  for (const number of [0, 1]) await fund(chain.rpcUrl, accountAt(110 + number))
  const { Gacha, Gbt, Exchange } = contracts
  const detail = { name: 'Capsule', cover: '', title: 'Pets', introduction: 'Turn.' }
  await as('deployer', Gacha.address, gachaAbi, 'create', [detail, parseEther('0.001'), 'x/'])
  await as('deployer', Gacha.address, gachaAbi, 'setOpen', [1n, true])
  for (const person of players) {
    const to = accountOf(person).address
    const paid = parseEther('500')
    await rpc(chain.rpcUrl, 'anvil_setBalance', [to, `0x${(10n ** 23n).toString(16)}`])
    await as(person, Exchange.address, exchangeAbi, 'buy', [paid, 0n, maxUint256, to], paid)
    await as(person, Gbt.address, gbtAbi, 'approve', [Gacha.address, maxUint256])
  }
})

afterAll(async () => {
  await beacon.stop()
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(`of ${PULLS} pulls, with two keepers that are killed ${KILLS} times, each is revealed once or refunded once`, async () => {
  const keepers = [startKeeperProcess(0), startKeeperProcess(1)]
  let kills = 0
  let isOver = false
  const killing = (async () => {
    while (!isOver || kills < KILLS) {
      await wait(500 + Math.random() * 3_000)
      const number = kills % keepers.length
      await keepers[number]?.kill()
      keepers[number] = startKeeperProcess(number)
      kills++
    }
  })()
  const untilSettled = async () => {
    await expect.poll(async () => (await machine()).pending, { timeout: 600_000, interval: 500 }).toBe(0n)
  }
  await pullAll(PULLS - REFUNDS)
  isOver = true
  await killing
  await untilSettled()

  // The beacon is gone for longer than a round can be submitted.
  await beacon.stop()
  await pullAll(REFUNDS)
  await rpc(chain.rpcUrl, 'evm_increaseTime', [8 * 24 * 60 * 60])
  await untilSettled()
  await Promise.all(keepers.map((keeper) => keeper.kill()))

  const outcomes = await readOutcomes()
  expect(outcomes.size).toBe(PULLS)
  const kinds = [...outcomes.values()]
  expect(kinds.filter((outcome) => outcome.join() === 'revealed')).toHaveLength(PULLS - REFUNDS)
  expect(kinds.filter((outcome) => outcome.join() === 'refunded')).toHaveLength(REFUNDS)
  const { orders, settled } = await machine()
  expect([orders, settled]).toEqual([BigInt(PULLS), BigInt(PULLS)])
  console.log(`${PULLS} pulls, ${kills} kills: ${PULLS - REFUNDS} revealed, ${REFUNDS} refunded, none twice`)
}, 1_500_000)

/** What happened to each order, and to its money: nobody has a pet and a refund of one pull. */
async function readOutcomes(): Promise<Map<bigint, string[]>> {
  const reader = readerOf(chain.rpcUrl)
  const all = { address: contracts.Gacha.address, fromBlock: 0n, strict: true } as const
  const [pulled, revealed, refunded] = await Promise.all([
    reader.getLogs({ ...all, event: getAbiItem({ abi: gachaAbi, name: 'Pulled' }) }),
    reader.getLogs({ ...all, event: getAbiItem({ abi: gachaAbi, name: 'PetPulled' }) }),
    reader.getLogs({ ...all, event: getAbiItem({ abi: gachaAbi, name: 'Refunded' }) }),
  ])
  const outcomes = new Map(pulled.map(({ args }) => [args.orderId, [] as string[]]))
  for (const { args } of revealed) outcomes.get(args.orderId)?.push('revealed')
  for (const { args } of refunded) outcomes.get(args.orderId)?.push('refunded')
  expect(new Set(revealed.map(({ args }) => args.tokenId)).size).toBe(revealed.length)
  const paidBack = pulled
    .filter(({ args }) => outcomes.get(args.orderId)?.includes('refunded'))
    .reduce((sum, { args }) => sum + args.paid, 0n)
  const credits = await Promise.all(
    players.map((person) =>
      reader.readContract({
        address: contracts.Credits.address,
        abi: creditsAbi,
        functionName: 'creditOf',
        args: [contracts.Gbt.address, accountOf(person).address],
      }),
    ),
  )
  expect(credits.reduce((sum, one) => sum + one, 0n)).toBe(paidBack)
  return outcomes
}
