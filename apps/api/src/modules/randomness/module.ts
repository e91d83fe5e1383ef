import type { ApiModule } from '../../platform/api-module.ts'
import { runEvery } from '../../platform/run-every.ts'
import { randomnessProjection } from './projection.ts'
import { waitingOrdersGauge } from './waiting-orders-gauge.ts'
import { watchLateOrders } from './watch-late-orders.ts'

const WATCH_MS = 30_000

export const randomnessModule: ApiModule = {
  routes: () => undefined,
  projections: () => [randomnessProjection],
  gauges: ({ db }) => [waitingOrdersGauge(db)],
  loops: ({ config, db, setAlert, log }) =>
    config.deployments.map(({ chainId }) =>
      runEvery({ log, what: 'watching late pulls and draws', everyMs: WATCH_MS }, () =>
        watchLateOrders({ db, setAlert }, { chainId, now: Math.floor(Date.now() / 1_000) }),
      ),
    ),
}
