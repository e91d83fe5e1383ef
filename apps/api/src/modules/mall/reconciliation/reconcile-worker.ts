import type { Database } from '@mofu/db/connect'

import type { SetAlert } from '../../../platform/alerts.ts'
import { type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import { jobQueue } from '../../../platform/jobs/queue.ts'
import type { MallConfig } from '../order-routes.ts'
import { reconcileMall } from './reconcile-mall.ts'
import type { Reconciliation } from './reconcile.ts'

const reconcileQueue = jobQueue<Record<string, never>>('reconcile-mall')

/** Compares the ledger with what the contracts hold, every hour. A node that does not answer is a failed job, not a difference. */
export function reconcileWorker(
  { db, setAlert }: { db: Database; setAlert: SetAlert },
  config: MallConfig,
): JobWorker {
  return jobWorker(reconcileQueue, { slots: 1, cron: '43 * * * *' }, async () =>
    reportReconciliation(await reconcileMall(db, config), setAlert),
  )
}

/** Raises the alert while there is any difference, and clears it once there is none. */
export async function reportReconciliation(
  { findings, unbalanced, differing, isRight }: Reconciliation,
  setAlert: SetAlert,
): Promise<void> {
  const wrong = findings.filter(({ escrow, contract }) => escrow !== contract)
  const facts = isRight
    ? undefined
    : {
        coins: wrong.map(({ chainId, coin }) => `${chainId} ${coin}`).join(', '),
        journals: unbalanced.length,
        payments: differing.length,
      }
  await setAlert('mall.ledger_differs', 'mall', facts)
}
