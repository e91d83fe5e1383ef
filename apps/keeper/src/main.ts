import { pino } from 'pino'
import { createPublicClient, http } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

import { serveHealth } from './health.ts'
import { readSettings } from './settings.ts'
import { startKeeper } from './start-keeper.ts'

const settings = readSettings(process.env)
const { chainId, rpcUrl, privateKey, beaconUrls, contracts, gasLimits, pollMs, logLevel } = settings
const log = pino({ level: logLevel })
const client = createPublicClient({ transport: http(rpcUrl) })
const actual = await client.getChainId()
if (actual !== chainId)
  throw new Error(`The keeper cannot start: the node is on chain ${actual}, not ${chainId}`)

const keeper = startKeeper({ rpcUrl, privateKey, beaconUrls, contracts, gasLimits }, { pollMs, log })
const address = privateKeyToAddress(privateKey)
const health =
  settings.healthPort === 0
    ? undefined
    : serveHealth(
        { host: settings.healthHost, port: settings.healthPort },
        {
          lastStepAt: keeper.lastStepAt,
          isBudgetUsedUp: keeper.isBudgetUsedUp,
          readBalance: () => client.getBalance({ address }),
        },
      )
log.info({ chainId, pollMs }, 'keeper: started')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    health?.close()
    void keeper.stop()
  })
}
