import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { deploy, type Deployment } from '@mofu/contracts/deploy'
import { probe } from '@mofu/contracts/probe'
import { createPublicClient, createWalletClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { accountOf, privateKeyOf } from '../stack/accounts.ts'
import { type Chain, startChain } from '../stack/anvil.ts'
import { freePort } from '../stack/ports.ts'

const rolesAbi = parseAbi([
  'function owner() view returns (address)',
  'function isAdmin(address) view returns (bool)',
  'function isPauser(address) view returns (bool)',
])
const collectionAbi = parseAbi([
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function acceptOwnership()',
])
const folder = mkdtempSync(join(tmpdir(), 'mofu-deploy-test-'))
const [deployer, owner] = [accountOf('deployer'), accountOf('hana')]
let chain: Chain
let house: Deployment

const reader = (): ReturnType<typeof createPublicClient> =>
  createPublicClient({ transport: http(chain.rpcUrl) })
const input = (): Parameters<typeof deploy>[0] => ({
  rpcUrl: chain.rpcUrl,
  privateKey: privateKeyOf('deployer'),
  deploymentsDir: folder,
  owner: owner.address,
})

beforeAll(async () => {
  chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    chainId: 56,
    blockTime: 0.2,
  })
  house = await deploy(input())
})

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the named owner owns the house from its first block on, and the deployer has no right in it', async () => {
  const roles = { address: house.contracts.Roles.address, abi: rolesAbi } as const
  expect(await reader().readContract({ ...roles, functionName: 'owner' })).toBe(owner.address)
  expect(await reader().readContract({ ...roles, functionName: 'isAdmin', args: [deployer.address] })).toBe(
    false,
  )
  expect(await reader().readContract({ ...roles, functionName: 'isPauser', args: [deployer.address] })).toBe(
    false,
  )
})

test('the house collection waits for its owner to accept it', async () => {
  const pets = { address: house.contracts.DefaultCollection.address, abi: collectionAbi } as const
  expect(await reader().readContract({ ...pets, functionName: 'pendingOwner' })).toBe(owner.address)
  const wallet = createWalletClient({ account: owner, transport: http(chain.rpcUrl) })
  const hash = await wallet.writeContract({ ...pets, functionName: 'acceptOwnership', chain: null })
  await reader().waitForTransactionReceipt({ hash })
  expect(await reader().readContract({ ...pets, functionName: 'owner' })).toBe(owner.address)
})

test('a second run sends nothing and changes nothing in the file', async () => {
  const file = join(folder, '56.json')
  const [before, nonce] = [
    readFileSync(file, 'utf8'),
    await reader().getTransactionCount({ address: deployer.address }),
  ]
  expect(await deploy(input())).toEqual(house)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(nonce)
})

test('a run that was cut short is taken up where it ended', async () => {
  const file = join(folder, '56.json')
  const { contracts } = JSON.parse(readFileSync(file, 'utf8')) as Deployment
  const { Auctions: gone, ...kept } = contracts
  writeFileSync(file, JSON.stringify({ chainId: 56, contracts: kept }))
  const again = await deploy(input())
  expect(again.contracts).toMatchObject(kept)
  expect(again.contracts.Auctions.address).not.toBe(gone.address)
  expect(await reader().getCode({ address: again.contracts.Auctions.address })).toBeDefined()
})

test('a chain whose EVM is older than our contracts is refused before anything is sent', async () => {
  const old = await startChain({
    port: await freePort(),
    logFile: join(folder, 'old.log'),
    chainId: 97,
    args: ['--hardfork', 'london'],
  })
  try {
    const client = createPublicClient({ transport: http(old.rpcUrl) })
    await expect(probe(client)).rejects.toThrow('push0, mcopy, tstore (Cancun)')
    await expect(deploy({ ...input(), rpcUrl: old.rpcUrl })).rejects.toThrow('the chain lacks')
    expect(await client.getTransactionCount({ address: deployer.address })).toBe(0)
  } finally {
    await old.part.stop()
  }
})
