import { deploy, type Deployment } from '@mofu/contracts/deploy'

import { privateKeyOf } from './accounts.ts'
import { mallRoles } from './mall-keys.ts'
import { mineAtOnce } from './mine-at-once.ts'

/** Deploys every contract to a development chain, with the mall's keys in their roles, without waiting for block times. */
export function deployContracts({
  rpcUrl,
  deploymentsDir,
}: {
  rpcUrl: string
  deploymentsDir: string
}): Promise<Deployment> {
  const input = { rpcUrl, privateKey: privateKeyOf('deployer'), deploymentsDir, ...mallRoles }
  return mineAtOnce(rpcUrl, () => deploy(input))
}
