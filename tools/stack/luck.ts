import { appendFileSync } from 'node:fs'

import { startBeacon } from '../beacon/beacon-server.ts'
import { keptContracts } from '../keeper/counters.ts'
import { startKeeper } from '../keeper/start-keeper.ts'
import { fund, houseKey, secretOf } from './house-keys.ts'

type LuckOptions = {
  rpcUrl: string
  contracts: Parameters<typeof keptContracts>[0]
  /** The beacon's port; any that is free, if left out. */
  port?: number
  logFile: string
}

/** What lets draws come true on a development chain: a beacon, and a keeper that brings its rounds. */
export async function startLuck({
  rpcUrl,
  contracts,
  port = 0,
  logFile,
}: LuckOptions): Promise<{ stop: () => Promise<void> }> {
  const beacon = await startBeacon({ port })
  const account = houseKey('keeper')
  await fund(rpcUrl, account)
  const keeper = startKeeper(
    {
      rpcUrl,
      privateKey: secretOf(account),
      beaconUrl: beacon.url,
      contracts: keptContracts(contracts),
    },
    { say: (words) => appendFileSync(logFile, `${new Date().toISOString()} ${words}\n`) },
  )
  return {
    stop: async () => {
      await keeper.stop()
      await beacon.stop()
    },
  }
}
