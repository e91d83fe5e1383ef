import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { settingName } from '@mofu/chain/network-settings'
import { artifact } from '@mofu/contracts/artifact'
import type { NetworkName } from '@mofu/domain/networks'
import { createWalletClient, http } from 'viem'

import { accountOf } from './accounts.ts'
import { startChain } from './anvil.ts'
import { mineAtOnce } from './mine-at-once.ts'
import { readerOf } from './mint.ts'
import { freePort } from './ports.ts'
import { logIn, type StackEnv } from './services.ts'
import type { Teardown } from './teardown.ts'

type Hex = `0x${string}`

/** Little happens there, and every block costs the stack the same. */
const BLOCK_SECONDS = 3

export type PartialNetwork = { name: NetworkName; chainId: number; isWithMarket: boolean }

/** A chain on which only collections can be created and, if wanted, traded. Returns the settings of its network. */
export async function startPartialChain(
  { name, chainId, isWithMarket }: PartialNetwork,
  { folder, deploymentsDir, teardown }: { folder: string; deploymentsDir: string; teardown: Teardown },
): Promise<StackEnv> {
  const { part, rpcUrl } = await startChain({
    port: await freePort(),
    logFile: logIn(folder, name),
    chainId,
    blockTime: BLOCK_SECONDS,
  })
  teardown.add(() => part.stop())
  const reader = readerOf(rpcUrl)
  const account = accountOf('deployer')
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const contracts: Record<string, { address: Hex; block: number }> = {}
  const place = async (
    contract: 'Roles' | 'Credits' | 'CollectionFactory' | 'Market' | 'MarketLens',
    args: Hex[],
  ) => {
    const { abi, bytecode } = await artifact(contract)
    const hash = await wallet.deployContract({ abi, bytecode, args, chain: null })
    const { contractAddress, blockNumber } = await reader.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error(`${contract} was not deployed: ${hash}`)
    contracts[contract] = { address: contractAddress, block: Number(blockNumber) }
    return contractAddress
  }
  await mineAtOnce(rpcUrl, async () => {
    const [roles, credits] = [await place('Roles', [account.address]), await place('Credits', [])]
    const factory = await place('CollectionFactory', [roles, credits])
    if (isWithMarket) await place('MarketLens', [await place('Market', [roles, credits, factory])])
  })
  await mkdir(deploymentsDir, { recursive: true })
  await writeFile(join(deploymentsDir, `${chainId}.json`), JSON.stringify({ chainId, contracts }))
  return {
    [settingName('CHAIN_ID', name)]: String(chainId),
    [settingName('RPC_URL', name)]: rpcUrl,
    [settingName('PUBLIC_RPC_URL', name)]: rpcUrl,
  }
}
