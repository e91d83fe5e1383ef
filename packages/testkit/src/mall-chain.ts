import { join } from 'node:path'

import { type Chain, startChain } from './anvil.ts'
import { deployContracts } from './deploy-contracts.ts'
import { fundOperator } from './mall-keys.ts'
import { freePort } from './ports.ts'

/** A chain with only the mall's contracts: for tests that stop, pause and drain it. */
export async function startMallChain(
  folder: string,
): Promise<Chain & { addressOf: (contract: string) => `0x${string}` }> {
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.1,
  })
  const { contracts } = await deployContracts({ rpcUrl: chain.rpcUrl, deploymentsDir: folder })
  await fundOperator(chain.rpcUrl)
  const deployed: Record<string, { address: string } | undefined> = contracts
  const addressOf = (contract: string) => {
    const found = deployed[contract]
    if (!found) throw new Error(`${contract} was not deployed`)
    return found.address.toLowerCase() as `0x${string}`
  }
  return { ...chain, addressOf }
}
