import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { deploy, type Deployment } from '@mofu/contracts/deploy'
import { probe } from '@mofu/contracts/probe'
import { accountOf, privateKeyOf } from '@mofu/testkit/accounts'
import { type Chain, startChain } from '@mofu/testkit/anvil'
import { freePort } from '@mofu/testkit/ports'
import { createPublicClient, createWalletClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
let deployment: Deployment

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
  deployment = await deploy(input())
})

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the named owner owns the platform from its first block, and the deployer has no role', async () => {
  const roles = { address: deployment.contracts.Roles.address, abi: rolesAbi } as const
  expect(await reader().readContract({ ...roles, functionName: 'owner' })).toBe(owner.address)
  expect(await reader().readContract({ ...roles, functionName: 'isAdmin', args: [deployer.address] })).toBe(
    false,
  )
  expect(await reader().readContract({ ...roles, functionName: 'isPauser', args: [deployer.address] })).toBe(
    false,
  )
})

test('the default collection waits for its owner to accept it', async () => {
  const pets = { address: deployment.contracts.DefaultCollection.address, abi: collectionAbi } as const
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
  expect(await deploy(input())).toEqual(deployment)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(nonce)
})

test('an interrupted run is resumed', async () => {
  const file = join(folder, '56.json')
  const { contracts } = JSON.parse(readFileSync(file, 'utf8')) as Deployment
  const { Auctions: gone, ...remaining } = contracts
  writeFileSync(file, JSON.stringify({ chainId: 56, contracts: remaining }))
  const again = await deploy(input())
  expect(again.contracts).toMatchObject(remaining)
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
