import { QueryClient } from '@tanstack/react-query'
import { custom, erc20Abi, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createConfig, mock } from 'wagmi'
import { connect, switchConnection } from 'wagmi/actions'

import type { TxPlan } from './plan.ts'

const mine = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const names = '0x00000000000000000000000000000000000000cc'

// The records listen to other tabs from the start.
beforeAll(() => vi.stubGlobal('window', { addEventListener: () => undefined }))
afterAll(() => vi.unstubAllGlobals())

/** A chain that answers what a plan asks before it is sent, and records what it was asked. */
function chain() {
  const asked: string[] = []
  /** What every name resolves to. */
  const resolves: { to: string } = { to: other }
  const answers: Record<string, unknown> = {
    eth_chainId: '0x7a69',
    eth_getBalance: '0xde0b6b3a7640000',
    eth_call: `0x${'0'.repeat(63)}1`,
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x1',
    eth_getTransactionCount: '0x0',
    eth_blockNumber: '0x1',
  }
  const request = ({ method, params }: { method: string; params?: readonly { to?: string }[] }) => {
    asked.push(method)
    if (method === 'eth_call' && params?.[0]?.to === names)
      return Promise.resolve(`0x${resolves.to.slice(2).padStart(64, '0')}`)
    return Promise.resolve(answers[method])
  }
  return { asked, resolves, transport: custom({ request }) }
}

const plan: TxPlan = {
  chainId: foundry.id,
  title: { key: 'exchange.planBuy' },
  account: mine,
  call: { address: other, abi: erc20Abi, functionName: 'transfer', args: [mine, 1n], value: 0n },
  gives: [],
  gets: [],
  explain: [],
  subject: { name: '', picture: '' },
  invalidates: [],
  outcome: () => {
    throw new Error('it does not end')
  },
}

test('a plan that names its receiver is not signed by an account that was chosen after it', async () => {
  const { asked, transport } = chain()
  const config = createConfig({
    chains: [foundry],
    multiInjectedProviderDiscovery: false,
    storage: null,
    connectors: [mock({ accounts: [other] }), mock({ accounts: [mine] })],
    transports: { [foundry.id]: transport },
  })
  const [second, first] = config.connectors
  if (!first || !second) throw new Error('no connector')
  await connect(config, { connector: second })
  await connect(config, { connector: first })
  const { txDeps } = await import('./send-transaction.ts')
  const deps = txDeps(config, new QueryClient())
  const cost = await deps.check(plan)
  expect(cost).toMatchObject({ value: 0n, isAllowanceFirst: false })
  await switchConnection(config, { connector: second })
  const refused = { failure: { kind: 'otherAccount', account: mine } }
  await expect(deps.check(plan)).rejects.toMatchObject(refused)
  await expect(deps.allow(plan, cost, () => undefined)).rejects.toMatchObject(refused)
  await expect(deps.send(plan)).rejects.toMatchObject(refused)
  expect(asked).not.toContain('eth_sendTransaction')
})

test('a name that was typed is looked up at every check: an address other than the one shown is refused, and so is none', async () => {
  const { asked, resolves, transport } = chain()
  const config = createConfig({
    chains: [foundry],
    multiInjectedProviderDiscovery: false,
    storage: null,
    connectors: [mock({ accounts: [mine] })],
    transports: { [foundry.id]: transport },
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connect(config, { connector })
  const { txDeps } = await import('./send-transaction.ts')
  const deps = txDeps(config, new QueryClient())
  const typed = { name: 'momo.pet', contract: names, tokenId: 7n, address: other } as const
  const toName: TxPlan = { ...plan, recipients: [typed] }
  expect(await deps.check(toName)).toMatchObject({ isAllowanceFirst: false })
  resolves.to = mine
  const changed = { kind: 'nameChanged', name: 'momo.pet', address: mine }
  await expect(deps.check(toName)).rejects.toMatchObject({ failure: changed })
  resolves.to = zeroAddress
  await expect(deps.check(toName)).rejects.toMatchObject({ failure: { ...changed, address: undefined } })
  expect(await deps.check(plan)).toMatchObject({ isAllowanceFirst: false })
  expect(asked).not.toContain('eth_sendTransaction')
})
