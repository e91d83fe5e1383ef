import { privateKeyToAccount } from 'viem/accounts'

import type { SetAlert } from '../../platform/alerts.ts'
import { chainClients } from '../../platform/chain-clients.ts'
import type { Running } from '../../platform/run-projector.ts'
import { mallChains } from './mall-settings.ts'
import { operatorOn } from './operations/operator.ts'
import { type Operator, sendOperations } from './operations/send-operations.ts'
import { watchOperations } from './operations/watch-operations.ts'
import type { MallConfig } from './order-routes.ts'
import { isOnChainAt } from './payments/is-on-chain.ts'
import { settlePayments } from './payments/settle-payments.ts'
import { type Job, runJobs } from './run-mall.ts'
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

/** What the mall does without a request: payments are settled, the chain is told, and timers run out. */
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
  const onChains = chains.flatMap((chain): Job[] => {
    const client = clients.of(chain.chainId)
    const settling: Job = {
      name: 'settle',
      everyMs: SETTLE_MS,
      run: () => settlePayments({ store: stores.settle, isOnChain, log }, chain),
    }
    const watching = (operator: Operator | undefined): Job => ({
      name: 'watch',
      everyMs: WATCH_MS,
      run: () => watchOperations({ store: stores.operationWatch, operator, setAlert }, chain.chainId),
    })
    if (!operatorKey || !client) return [settling, watching(undefined)]
    const operator = operatorOn(client, privateKeyToAccount(operatorKey), chain)
    const store = stores.operationsOn(chain.chainId)
    const operating: Job = {
      name: 'operate',
      everyMs: OPERATE_MS,
      run: () =>
        stores.asOnlyOperator(chain.chainId, (finalized) =>
          sendOperations({ store, operator, finalized, log }),
        ),
    }
    return [settling, operating, watching(operator)]
  })
  const timers = stores.timers.map((run): Job => ({ name: 'timers', everyMs: TIMERS_MS, run }))
  return runJobs({ log }, [...onChains, ...timers])
}
