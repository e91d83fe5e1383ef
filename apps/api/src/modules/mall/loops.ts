import type { Database } from '@mofu/db/connect'
import { privateKeyToAccount } from 'viem/accounts'

import type { SetAlert } from '../../platform/alerts.ts'
import { chainClients } from '../../platform/chain-clients.ts'
import { runEvery } from '../../platform/run-every.ts'
import type { Running } from '../../platform/run-projector.ts'
import { refreshTerms } from './catalogue/search/refresh-terms.ts'
import { mallChains } from './mall-settings.ts'
import type { MallConfig } from './order-routes.ts'
import { closeExpired } from './orders/timers/close-expired.ts'
import { markDelivered } from './orders/timers/mark-delivered.ts'
import { receiveDelivered } from './orders/timers/receive-delivered.ts'
import { remindOfReceipt } from './orders/timers/remind-of-receipt.ts'
import { isOnChainAt } from './payments/is-on-chain.ts'
import { asOnlyOperator } from './payments/operations/as-only-operator.ts'
import type { Operator } from './payments/operations/operation.ts'
import { operatorOn } from './payments/operations/operator.ts'
import { sendOperations } from './payments/operations/send-operations.ts'
import { watchOperations } from './payments/operations/watch-operations.ts'
import { settlePayments } from './payments/settle-payments.ts'
import { watchDisputes } from './returns/disputes/watch-disputes.ts'
import { endPaidRequests } from './returns/timers/end-paid-requests.ts'
import { endReleasedRequests } from './returns/timers/end-released-requests.ts'
import { endRequestDeadlines } from './returns/timers/end-request-deadlines.ts'
import { remindOfRequests } from './returns/timers/remind-of-requests.ts'

type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

const SETTLE_MS = 300
const OPERATE_MS = 700
const TIMERS_MS = 2_000
const WATCH_MS = 30_000

/** Deadlines of orders and of requests. */
const deadlines = [
  closeExpired,
  markDelivered,
  remindOfReceipt,
  receiveDelivered,
  endPaidRequests,
  endReleasedRequests,
  remindOfRequests,
  endRequestDeadlines,
]

/**
 * The mall's background work: settling payments, operations on chain, and timers. Not queued jobs: nonces and finality
 * decide what comes next, and each round looks at everything. Safe in several workers at once, and to be interrupted
 * anywhere.
 */
export function mallLoops(
  { db, setAlert }: { db: Database; setAlert: SetAlert },
  config: MallConfig,
  log: Log,
): Running {
  const chains = mallChains(config.mall, config.deployments, config.networks)
  const clients = chainClients(config.networks)
  const isOnChain = isOnChainAt(clients, log)
  const { operatorKey } = config.mall
  if (chains.length > 0 && !operatorKey) {
    log.warn({}, 'mall: MALL_OPERATOR_KEY is not set, payments are neither captured nor refunded')
  }
  const onChains = chains.flatMap((chain): Running[] => {
    const client = clients.of(chain.chainId)
    const settling = runEvery({ log, what: 'settling payments', everyMs: SETTLE_MS }, () =>
      settlePayments({ db, isOnChain, log }, chain),
    )
    const watching = (operator: Operator | undefined) =>
      runEvery({ log, what: 'watching payment operations', everyMs: WATCH_MS }, () =>
        watchOperations({ db, operator, setAlert }, chain.chainId),
      )
    if (!operatorKey || !client) return [settling, watching(undefined)]
    const operator = operatorOn(client, privateKeyToAccount(operatorKey), chain)
    const operating = runEvery({ log, what: 'sending payment operations', everyMs: OPERATE_MS }, () =>
      asOnlyOperator(db, chain.chainId, (finalized) =>
        sendOperations({ db, operator, log }, { chainId: chain.chainId, finalized }),
      ),
    )
    return [settling, operating, watching(operator)]
  })
  const timers = deadlines.map((act) =>
    runEvery({ log, what: 'order deadlines', everyMs: TIMERS_MS }, () => act(db)),
  )
  const disputes = runEvery({ log, what: 'watching disputes', everyMs: WATCH_MS }, () =>
    watchDisputes({ db, setAlert }),
  )
  const terms = runEvery({ log, what: 'refreshing search terms', everyMs: WATCH_MS }, () => refreshTerms(db))
  const running = [...onChains, ...timers, disputes, terms]
  return { stop: async () => void (await Promise.all(running.map((one) => one.stop()))) }
}
