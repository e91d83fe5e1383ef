import { join } from 'node:path'

import { startBeacon } from './beacon/beacon-server.ts'
import { readerOf } from './mint.ts'
import { fund, operatorKey, secretOf } from './operator-keys.ts'
import { type Part, startPart } from './part.ts'

type RandomnessOptions = {
  rpcUrl: string
  deploymentsDir: string
  /** The beacon's port; any free one by default. */
  port?: number
  logFile: string
}

/** Settles draws on a development chain: a beacon, and the keeper process that submits its rounds. */
export async function startRandomness({
  rpcUrl,
  deploymentsDir,
  port = 0,
  logFile,
}: RandomnessOptions): Promise<{ keeper: Part; stop: () => Promise<void> }> {
  const account = operatorKey('keeper')
  await fund(rpcUrl, account)
  const reader = readerOf(rpcUrl)
  // Tests and seeds set the chain's clock ahead of the time; its rounds must come all the same.
  const now = async () => Math.max(Number((await reader.getBlock()).timestamp), Date.now() / 1000)
  const beacon = await startBeacon({ port, now })
  const keeper = startPart({
    name: 'keeper',
    command: process.execPath,
    args: [join('apps', 'keeper', 'src', 'main.ts')],
    env: {
      NETWORK: 'petchain',
      RPC_URL_PETCHAIN: rpcUrl,
      DEPLOYMENTS_DIR: deploymentsDir,
      BEACON_URL: beacon.url,
      KEEPER_KEY: secretOf(account),
      KEEPER_POLL_MS: '1000',
    },
    logFile,
  })
  return {
    keeper,
    stop: async () => {
      await keeper.stop()
      await beacon.stop()
    },
  }
}
