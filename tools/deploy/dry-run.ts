import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { NetworkSettings } from '@mofu/chain/network-settings'
import { deploy, type Deployment } from '@mofu/contracts/deploy'
import { probe } from '@mofu/contracts/probe'
import { rpc, startChain } from '@mofu/testkit/anvil'
import { freePort } from '@mofu/testkit/ports'
import { type Address, createPublicClient, formatEther, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export type DryRunInput = {
  network: NetworkSettings
  privateKey: Hex
  owner: Address
  quoter?: Address
  operator?: Address
}

export type DryRun = {
  network: string
  chainId: number
  /** The required opcodes and precompiles that the chain supports. */
  knows: readonly string[]
  /** Whether Permit2 is deployed where the checkout expects it. Without it one payment method is unavailable. */
  hasPermit2: boolean
  contracts: Deployment['contracts']
  /** How many transactions a first run sends, and a second one. */
  sent: readonly [first: number, second: number]
  gas: bigint
  /** The cost of the gas at the chain's current price, and the deployer's balance. */
  cost: bigint
  balance: bigint
}

/** More than any deployment takes: a dry run reports a shortfall instead of failing. */
const plenty = 10n ** 24n

/**
 * Deploys to a temporary fork of the chain: nothing is sent to the chain itself. Its opcodes are probed on the chain,
 * because the fork runs on another EVM.
 */
export async function dryRun({ network, privateKey, ...roles }: DryRunInput): Promise<DryRun> {
  const [rpcUrl] = network.rpcUrls
  if (!rpcUrl || network.chainId === null)
    throw new Error(`${network.name} has no RPC address or no chain id`)
  const real = createPublicClient({ transport: http(rpcUrl) })
  const chainId = await real.getChainId()
  if (chainId !== network.chainId)
    throw new Error(`${network.name} is chain ${network.chainId}, and ${rpcUrl} is chain ${chainId}`)
  const knows = await probe(real)
  const deployer = privateKeyToAccount(privateKey).address
  const [balance, price] = await Promise.all([real.getBalance({ address: deployer }), real.getGasPrice()])

  const folder = mkdtempSync(join(tmpdir(), 'mofu-dry-run-'))
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    chainId,
    blockTime: 0.2,
    args: ['--fork-url', rpcUrl],
  })
  try {
    const copy = createPublicClient({ transport: http(chain.rpcUrl) })
    await rpc(chain.rpcUrl, 'anvil_setBalance', [deployer, `0x${plenty.toString(16)}`])
    const nonce = (): Promise<number> => copy.getTransactionCount({ address: deployer })
    const before = await nonce()
    const input = { rpcUrl: chain.rpcUrl, privateKey, deploymentsDir: folder, ...roles }
    const { contracts } = await deploy(input)
    const first = await nonce()
    await deploy(input)
    const gas = await gasSince({ copy, deployer, from: before, to: first })
    return {
      network: network.name,
      chainId,
      knows,
      hasPermit2: await hasPermit2(real, copy, contracts.MallCheckout.address),
      contracts,
      sent: [first - before, (await nonce()) - first],
      gas,
      cost: gas * price,
      balance,
    }
  } finally {
    await chain.part.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The summary to read before the real run. */
export function describe(run: DryRun): string {
  const { network, chainId, knows, hasPermit2, contracts, sent, gas, cost, balance } = run
  const isEnough = balance >= cost
  return [
    `${network} (chain ${chainId}) knows ${knows.join(', ')}`,
    ...Object.entries(contracts).map(([name, { address }]) => `  ${name.padEnd(18)} ${address}`),
    `  ${sent[0]} transactions, a second run ${sent[1]}; ${gas.toLocaleString('en')} gas, ${formatEther(cost)} at the price of now`,
    `  Permit2 is ${hasPermit2 ? 'there' : 'not there: orders are paid after an approval'}`,
    `  the deployer has ${formatEther(balance)}: ${isEnough ? 'enough' : 'too little'}`,
  ].join('\n')
}

type Reader = ReturnType<typeof createPublicClient>
type Copy = { copy: Reader; deployer: Address; from: number; to: number }

async function gasSince({ copy, deployer, from, to }: Copy): Promise<bigint> {
  let gas = 0n
  let found = 0
  for (let number = await copy.getBlockNumber(); found < to - from && number > 0n; number--) {
    const block = await copy.getBlock({ blockNumber: number, includeTransactions: true })
    for (const { from: sender, hash } of block.transactions) {
      if (sender.toLowerCase() !== deployer.toLowerCase()) continue
      gas += (await copy.getTransactionReceipt({ hash })).gasUsed
      found++
    }
  }
  return gas
}

async function hasPermit2(real: Reader, copy: Reader, checkout: Address): Promise<boolean> {
  const abi = parseAbi(['function permit2() view returns (address)'])
  const address = await copy.readContract({ address: checkout, abi, functionName: 'permit2' })
  return (await real.getCode({ address })) !== undefined
}
