import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readNetworkSettings, settingName } from '@mofu/chain/network-settings'
import { networkNames } from '@mofu/domain/networks'
import { accountOf, privateKeyOf } from '@mofu/testkit/accounts'
import { type Chain, startChain } from '@mofu/testkit/anvil'
import { freePort } from '@mofu/testkit/ports'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, describe as suite, expect, test } from 'vitest'

import { describe, dryRun } from './dry-run.ts'

const openIds = { CHAIN_ID_ARTA: '11822', CHAIN_ID_ARTA_QA: '11820' }
const folder = mkdtempSync(join(tmpdir(), 'mofu-dry-run-test-'))
let chain: Chain

async function chainOf(chainId: number): Promise<Chain> {
  return startChain({
    port: await freePort(),
    logFile: join(folder, `${chainId}.log`),
    chainId,
    blockTime: 0.2,
  })
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

suite.each(networkNames)('the configuration of %s', (name) => {
  const [facts] = readNetworkSettings(openIds).filter((network) => network.name === name)
  beforeAll(async () => (chain = await chainOf(facts?.chainId ?? 0)))
  afterAll(() => chain.part.stop())

  test(
    'deploys whole to a copy, sends nothing twice, and nothing at all to the chain',
    { timeout: 120_000 },
    async () => {
      const environment = { ...openIds, [settingName('RPC_URL', name)]: chain.rpcUrl }
      const network = readNetworkSettings(environment).find((each) => each.name === name)
      if (!network) throw new Error(`no network ${name}`)
      const owner = accountOf('hana').address
      const run = await dryRun({ network, privateKey: privateKeyOf('deployer'), owner })

      expect(run.chainId).toBe(network.chainId)
      expect(run.knows).toHaveLength(8)
      expect(run.sent[0]).toBeGreaterThan(8)
      expect(run.sent[1]).toBe(0)
      expect(run.gas).toBeGreaterThan(5_000_000n)
      expect('DevStable' in run.contracts).toBe(name === 'petchain')
      expect(run.hasPermit2).toBe(false)
      expect(describe(run)).toContain('enough')

      const real = createPublicClient({ transport: http(chain.rpcUrl) })
      expect(await real.getTransactionCount({ address: accountOf('deployer').address })).toBe(0)
      expect(await real.getCode({ address: run.contracts.Roles.address })).toBeUndefined()
    },
  )
})

test('refuses an address that answers for another chain', async () => {
  const other = await chainOf(777)
  try {
    const [network] = readNetworkSettings({ RPC_URL_ETH: other.rpcUrl }).filter(({ name }) => name === 'eth')
    if (!network) throw new Error('no network eth')
    const run = dryRun({ network, privateKey: privateKeyOf('deployer'), owner: accountOf('hana').address })
    await expect(run).rejects.toThrow('eth is chain 1')
  } finally {
    await other.part.stop()
  }
})
