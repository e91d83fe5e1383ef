import type { ApiModule } from '../../platform/api-module.ts'
import { walletProof } from '../accounts/index.ts'
import { sweepSubmits } from './checkout/placing/store.ts'
import { sweepQuotes } from './checkout/quotes/store.ts'
import { mallLoops } from './loops.ts'
import { lowStockWorker } from './merchant/stock/notify-low-stock.ts'
import { mallOrderRoutes } from './order-routes.ts'
import { orderMailWorker } from './orders/mails/send-order-mail.ts'
import { paymentGauges } from './payments/payment-gauges.ts'
import { paymentsProjection } from './payments/projection.ts'
import { mallPreviews } from './preview.ts'
import { reconcileWorker } from './reconciliation/reconcile-worker.ts'
import { requireNoPartIn } from './returns/disputes/check-ruling.ts'
import { ruleDispute } from './returns/disputes/rule-dispute.ts'
import { mallRoutes } from './routes.ts'

export const mallModule: ApiModule = {
  routes: (server, { config, db, limiter, reading: { replies } }) => {
    mallOrderRoutes(server, { db, limiter }, config)
    const proveWallet = walletProof({
      db,
      limiter,
      networks: config.networks,
    })
    mallRoutes(server, { db, limiter, replies, mediaUrl: config.mediaUrl, proveWallet })
  },
  previews: ({ db }) => mallPreviews({ db }),
  projections: () => [paymentsProjection],
  jobs: ({ db, mailer, setAlert, config }) => [
    lowStockWorker({ db }),
    reconcileWorker({ db, setAlert }, config),
    ...(mailer ? [orderMailWorker({ db, mailer, publicUrl: config.publicUrl })] : []),
  ],
  loops: ({ config, db, setAlert, log }) => [mallLoops({ db, setAlert }, config, log)],
  gauges: ({ db }) => paymentGauges(db),
  proposals: { 'mall.ruling': { isByAdmin: true, requireNoPart: requireNoPartIn, apply: ruleDispute } },
  sweeps: { sweepSubmits, sweepQuotes },
}
