import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { deploy } from '@mofu/contracts/deploy'
import { accountOf, privateKeyOf } from '@mofu/testkit/accounts'
import { startChain } from '@mofu/testkit/anvil'
import { mallRoles } from '@mofu/testkit/mall-keys'
import { freePort } from '@mofu/testkit/ports'

export type DeployedChain = {
  /** What a Solidity test needs to fork the chain and find its contracts. */
  env: Readonly<Record<string, string>>
  stop: () => Promise<void>
}

/**
 * A chain on which the deployment script has run and ownership was handed over: the owner is not the deployer, as on a
 * mainnet. The owner's run of the same script adds the settings that only an admin may set. The adversarial tests of
 * the trust table fork it.
 */
export async function startDeployedChain(): Promise<DeployedChain> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-deployed-chain-'))
  const chain = await startChain({
    port: await freePort(),
    logFile: join(folder, 'chain.log'),
    blockTime: 0.1,
  })
  const input = {
    rpcUrl: chain.rpcUrl,
    deploymentsDir: folder,
    owner: accountOf('hana').address,
    ...mallRoles,
  }
  await deploy({ ...input, privateKey: privateKeyOf('deployer') })
  const { contracts } = await deploy({ ...input, privateKey: privateKeyOf('hana') })
  const addresses = Object.fromEntries(
    Object.entries(contracts).map(([name, { address }]) => [`DEPLOYED_${name}`, address]),
  )
  return {
    env: {
      ...addresses,
      DEPLOYED_RPC: chain.rpcUrl,
      DEPLOYED_owner: accountOf('hana').address,
      DEPLOYED_deployer: accountOf('deployer').address,
    },
    stop: async () => {
      await chain.part.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
