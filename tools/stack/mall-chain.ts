import { join } from 'node:path'

import { deploy } from '@mofu/contracts/deploy'

import { privateKeyOf } from './accounts.ts'
import { type Chain, startChain } from './anvil.ts'
import { fundOperator, mallRoles } from './mall-keys.ts'
import { freePort } from './ports.ts'

/** A chain with the mall's contracts and nothing around it: for tests that stop, pause and empty it. */
export async function startMallChain(
  folder: string,
): Promise<Chain & { addressOf: (contract: string) => `0x${string}` }> {
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.1,
  })
  const { contracts } = await deploy({
    rpcUrl: chain.rpcUrl,
    privateKey: privateKeyOf('deployer'),
    deploymentsDir: folder,
    ...mallRoles,
  })
  await fundOperator(chain.rpcUrl)
  const deployed: Record<string, { address: string } | undefined> = contracts
  const addressOf = (contract: string) => {
    const found = deployed[contract]
    if (!found) throw new Error(`${contract} was not deployed`)
    return found.address.toLowerCase() as `0x${string}`
  }
  return { ...chain, addressOf }
}
