import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { boxesAbi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import { creditsAbi } from '@mofu/chain/credits'
import { predictionsAbi, rolesAbi } from '@mofu/chain/predictions'
import type { Deployment } from '@mofu/contracts/deploy'
import {
  type Abi,
  BaseError,
  ContractFunctionRevertedError,
  keccak256,
  parseEther,
  stringToHex,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { accountOf, type Person } from './accounts.ts'
import { type Chain, startChain } from './anvil.ts'
import { sendAs } from './collections.ts'
import { deployContracts } from './deploy-contracts.ts'
import { mintAs } from './mint.ts'
import { freePort } from './ports.ts'
import { drawFrom, settleDraws } from './seed/economy/boxes.ts'
import { contractsIn, days, hours, SeedContext } from './seed/economy/seed-context.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const abis = {
  Boxes: boxesAbi,
  Credits: creditsAbi,
  DefaultCollection: collectionAbi,
  Predictions: predictionsAbi,
  Roles: rolesAbi,
} satisfies Record<string, Abi>
type Contract = keyof typeof abis

const folder = mkdtempSync(join(tmpdir(), 'mofu-roles-'))
const addressOf = (person: Person) => accountOf(person).address
let chain: Chain
let contracts: Deployment['contracts']
let context: SeedContext

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  contracts = (await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })).contracts
  context = new SeedContext({ rpcUrl: chain.rpcUrl, mediaUrl: '', contracts: contractsIn(contracts) })
})

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a call as a person. Returns `done`, or the error with which the contract refused it. */
async function attempt(
  person: Person,
  contract: Contract,
  functionName: string,
  args: readonly unknown[] = [],
  value = 0n,
): Promise<string> {
  const { address } = contracts[contract]
  const call = { address, abi: abis[contract] as Abi, functionName, args, value }
  try {
    await context.reader.simulateContract({ ...call, account: accountOf(person) })
  } catch (error) {
    const reverted =
      error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError)
    if (reverted instanceof ContractFunctionRevertedError && reverted.data) return reverted.data.errorName
    throw error
  }
  await sendAs(chain.rpcUrl, accountOf(person), call)
  return 'done'
}

function creditOf(person: Person): Promise<bigint> {
  const { address } = contracts.Credits
  const args = [zeroAddress, addressOf(person)] as const
  return context.reader.readContract({ address, abi: creditsAbi, functionName: 'creditOf', args })
}

/** What each person's attempt at the same call ends with. */
async function attempts(
  people: readonly Person[],
  contract: Contract,
  functionName: string,
  args: readonly unknown[] = [],
): Promise<string[]> {
  const results: string[] = []
  for (const person of people) results.push(await attempt(person, contract, functionName, args))
  return results
}

/** kai operates, nao is the treasury, hana and taro bet, the deployer owns the platform. */
async function operateAndCollect(): Promise<void> {
  const role = stringToHex('prediction operator', { size: 32 })
  const makeOperator = [role, addressOf('kai'), true]
  expect(await attempts(['kai', 'nao'], 'Roles', 'setRole', makeOperator)).toEqual([
    'OwnableUnauthorizedAccount',
    'OwnableUnauthorizedAccount',
  ])
  expect(await attempt('deployer', 'Roles', 'setRole', makeOperator)).toBe('done')
  const appointTreasury = [addressOf('nao')]
  expect(
    await attempts(['kai', 'nao', 'deployer'], 'Predictions', 'setFeeRecipient', appointTreasury),
  ).toEqual(['Governed_NotAdmin', 'Governed_NotAdmin', 'done'])

  // Rounds are the operator's alone: not the treasury's, and not even those of the platform's owner.
  const others: Person[] = ['nao', 'hana', 'deployer']
  const refused = others.map(() => 'Governed_NoRole')
  const now = await context.now()
  const [lockTimestamp, closeTimestamp] = [now + hours(2), now + hours(3)]
  const round = {
    dossier: keccak256(stringToHex('who wins')),
    coin: zeroAddress,
    unit: parseEther('0.01'),
    lockTimestamp: now + hours(1),
    closeTimestamp,
    lockPrice: 0n,
  }
  const set = [1n, lockTimestamp, closeTimestamp]
  expect(await attempts([...others, 'kai'], 'Predictions', 'startRound', [round])).toEqual([
    ...refused,
    'done',
  ])
  expect(await attempts([...others, 'kai'], 'Predictions', 'setRound', set)).toEqual([...refused, 'done'])
  const bet = (person: Person, side: number) =>
    attempt(person, 'Predictions', 'bet', [1n, side, 1n], parseEther('0.01'))
  expect([await bet('hana', 1), await bet('taro', 2)]).toEqual(['done', 'done'])

  // The operator holds no money, and cannot pause, cancel, or decide before the close.
  const result = [1n, 1, 0n]
  expect(await attempt('kai', 'Predictions', 'setResult', result)).toBe('Predictions_InvalidState')
  expect(await attempts(['kai', 'nao'], 'Predictions', 'cancel', [1n])).toEqual([
    'Governed_NotAdmin',
    'Governed_NotAdmin',
  ])
  expect(await attempts(['kai', 'nao'], 'Predictions', 'pause')).toEqual([
    'Pausable_NotPauser',
    'Pausable_NotPauser',
  ])
  await context.pass(hours(3))
  expect(await attempts([...others, 'kai'], 'Predictions', 'setResult', result)).toEqual([...refused, 'done'])
  expect(await attempts(['kai', 'nao', 'hana'], 'Predictions', 'dispute', [1n])).toEqual([
    'Governed_NotAdmin',
    'Governed_NotAdmin',
    'Governed_NotAdmin',
  ])
  await context.pass(days(1) + 60)

  // The fee goes to the treasury, although anyone may collect it: 3% of the losing side.
  const fee = parseEther('0.0003')
  const credited = await creditOf('nao')
  expect(await attempt('taro', 'Predictions', 'claimFee', [1n])).toBe('done')
  expect(await Promise.all([creditOf('nao'), creditOf('kai'), creditOf('taro')])).toEqual([
    credited + fee,
    0n,
    0n,
  ])
  const claims = [1n, addressOf('nao')]
  expect(await attempts(['nao', 'kai'], 'Predictions', 'claim', claims)).toEqual([
    'Predictions_NothingToClaim',
    'Predictions_NothingToClaim',
  ])
  const withdraw = [zeroAddress, addressOf('nao')]
  expect(await attempts(['kai', 'nao'], 'Credits', 'withdraw', withdraw)).toEqual([
    'Credits_NothingToWithdraw',
    'done',
  ])
  expect(await creditOf('nao')).toBe(0n)

  // A revoked operator starts nothing more.
  await attempt('deployer', 'Roles', 'setRole', [role, addressOf('kai'), false])
  const next = {
    ...round,
    dossier: keccak256(stringToHex('another')),
    lockTimestamp: closeTimestamp + days(3),
  }
  expect(
    await attempt('kai', 'Predictions', 'startRound', [
      { ...next, closeTimestamp: closeTimestamp + days(4) },
    ]),
  ).toBe('Governed_NoRole')
}

/** hana owns a collection of boxes, taro is her collaborator, yuki is nobody, lin draws. Returns the collection. */
async function ownAndCollaborate(): Promise<bigint> {
  const { address: collection } = contracts.DefaultCollection
  const mint = (person: Person) =>
    mintAs(chain.rpcUrl, person, [{ collection, uri: `ipfs://${person}`, royalty: 0, fee: 0n }])
  const [first, second] = [1n, 2n]
  await mint('hana')
  await mint('taro')
  for (const person of ['hana', 'taro'] as const) {
    const args = [contracts.Boxes.address, true]
    expect(await attempt(person, 'DefaultCollection', 'setApprovalForAll', args)).toBe('done')
  }
  const detail = { name: 'Roles', cover: '', title: 'Roles', introduction: '' }
  const rules = { commissionRate: 1_000, allOpen: true, openAt: 0, minPrice: parseEther('0.01') }
  const price = parseEther('0.05')
  expect(await attempt('hana', 'Boxes', 'createCollectionV3', [detail, zeroAddress, rules, price])).toBe(
    'done',
  )
  const id = 1n

  // Nobody but the owner, until the owner names a collaborator, and only the owner names one.
  const terms = { coin: zeroAddress, minPrice: parseEther('0.01'), maxCommissionRate: 1_000 }
  const nft = (tokenId: bigint) => [{ collection, tokenId, price: 0n }]
  const shared: [string, readonly unknown[]][] = [
    ['setDetail', [id, { ...detail, title: 'Shared' }]],
    ['setAllOpen', [id, true]],
    ['addNfts', [id, nft(second), terms]],
    ['publish', [id, 0]],
    ['unpublish', [id]],
  ]
  for (const [name, args] of shared) {
    expect([name, ...(await attempts(['taro', 'yuki'], 'Boxes', name, args))]).toEqual([
      name,
      'Boxes_NotCollaborator',
      'Boxes_NotCollaborator',
    ])
  }
  const appoint = [id, addressOf('taro'), true]
  expect(await attempts(['taro', 'yuki', 'hana'], 'Boxes', 'setCollaborator', appoint)).toEqual([
    'Boxes_NotOwner',
    'Boxes_NotOwner',
    'done',
  ])

  // A collaborator assists: detail, NFTs, publishing and unpublishing. Prices and people are the owner's.
  expect(await attempt('hana', 'Boxes', 'addNfts', [id, nft(first), terms])).toBe('done')
  for (const [name, args] of shared)
    expect([name, await attempt('taro', 'Boxes', name, args)]).toEqual([name, 'done'])
  const reserved: [string, readonly unknown[]][] = [
    ['setTerms', [id, zeroAddress, rules, parseEther('0.06')]],
    ['setWhitelist', [id, [addressOf('lin')], price, 1]],
    ['setCollaborator', [id, addressOf('yuki'), true]],
  ]
  for (const [name, args] of reserved) {
    expect([name, ...(await attempts(['taro', 'yuki'], 'Boxes', name, args))]).toEqual([
      name,
      'Boxes_NotOwner',
      'Boxes_NotOwner',
    ])
  }
  expect(await attempts(['yuki', 'taro'], 'Boxes', 'removeNfts', [id, [1n]])).toEqual([
    'Boxes_Unauthorized',
    'done',
  ])
  for (const [name, args] of [...shared.slice(0, 2), ...reserved.slice(0, 1)]) {
    expect([name, await attempt('hana', 'Boxes', name, args)]).toEqual([name, 'done'])
  }
  expect(await attempt('hana', 'Boxes', 'publish', [id, 0])).toBe('done')

  // What is earned belongs to the owner, and the fee to the platform, although anyone may claim it.
  await drawFrom(context, id, ['lin'])
  await settleDraws(context, id)
  const before = await creditOf('hana')
  expect(await attempts(['taro', 'hana'], 'Boxes', 'claimCommission', [id])).toEqual(['done', 'done'])
  expect(await attempt('hana', 'Boxes', 'claimFee', [id])).toBe('done')
  expect((await creditOf('hana')) - before).toBe(parseEther('0.006'))
  expect(await creditOf('taro')).toBe(0n)
  expect(await creditOf('deployer')).toBeGreaterThan(0n)
  expect(await attempt('hana', 'Credits', 'withdraw', [zeroAddress, addressOf('hana')])).toBe('done')
  return id
}

test('prediction operator and treasury, collection owner and collaborator: each does what the role says, and is refused the rest [rule-51]', async () => {
  await operateAndCollect()
  const id = await ownAndCollaborate()

  // A collaborator stops being one when the owner says so.
  expect(await attempt('hana', 'Boxes', 'setCollaborator', [id, addressOf('taro'), false])).toBe('done')
  expect(await attempts(['taro', 'hana'], 'Boxes', 'unpublish', [id])).toEqual([
    'Boxes_NotCollaborator',
    'done',
  ])
})
