import { privateKeyToAccount } from 'viem/accounts'

import type { SetAlert } from '../../platform/alerts.ts'
import { chainClients } from '../../platform/chain-clients.ts'
import { runEvery } from '../../platform/run-every.ts'
import type { Running } from '../../platform/run-projector.ts'
import { mallChains } from './mall-settings.ts'
import { operatorOn } from './operations/operator.ts'
import { type Operator, sendOperations } from './operations/send-operations.ts'
import { watchOperations } from './operations/watch-operations.ts'
import type { MallConfig } from './order-routes.ts'
import { isOnChainAt } from './payments/is-on-chain.ts'
import { settlePayments } from './payments/settle-payments.ts'
import type { OrderJobStores } from './store.ts'

type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

const SETTLE_MS = 300
const OPERATE_MS = 700
const TIMERS_MS = 2_000
const WATCH_MS = 30_000

/**
 * What the mall does without a request: payments are settled, the chain is told, and timers run out. Not jobs of a queue: nonces
 * and finality decide what comes next, and each round looks at all of it. Safe in several workers at once, and to be cut anywhere.
 */
export function mallJobs(
  { stores, setAlert }: { stores: OrderJobStores; setAlert: SetAlert },
  config: MallConfig,
  log: Log,
): Running {
  const chains = mallChains(config.mall, config.deployments, config.networks)
  const clients = chainClients(config.networks)
  const isOnChain = isOnChainAt(clients, log)
  const { operatorKey } = config.mall
  if (chains.length > 0 && !operatorKey) {
    log.warn({}, 'MALL_OPERATOR_KEY is not set: payments are neither captured nor given back until it is')
  }
  const onChains = chains.flatMap((chain): Running[] => {
    const client = clients.of(chain.chainId)
    const settling = runEvery({ log, what: 'settling payments', everyMs: SETTLE_MS }, () =>
      settlePayments({ store: stores.settle, isOnChain, log }, chain),
    )
    const watching = (operator: Operator | undefined) =>
      runEvery({ log, what: 'watching payment operations', everyMs: WATCH_MS }, () =>
        watchOperations({ store: stores.operationWatch, operator, setAlert }, chain.chainId),
      )
    if (!operatorKey || !client) return [settling, watching(undefined)]
    const operator = operatorOn(client, privateKeyToAccount(operatorKey), chain)
    const store = stores.operationsOn(chain.chainId)
    const operating = runEvery({ log, what: 'sending payment operations', everyMs: OPERATE_MS }, () =>
      stores.asOnlyOperator(chain.chainId, (finalized) =>
        sendOperations({ store, operator, finalized, log }),
      ),
    )
    return [settling, operating, watching(operator)]
  })
  const timers = stores.timers.map((act) =>
    runEvery({ log, what: 'moving orders whose time has come', everyMs: TIMERS_MS }, act),
  )
  const running = [...onChains, ...timers]
  return { stop: async () => void (await Promise.all(running.map((one) => one.stop()))) }
}
