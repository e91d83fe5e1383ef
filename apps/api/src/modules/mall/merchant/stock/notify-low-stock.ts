import type { Database } from '@mofu/db/connect'
import { textIn } from '@mofu/domain/local-text'

import { type JobWorker, jobWorker } from '../../../../platform/jobs/job-worker.ts'
import { jobQueue } from '../../../../platform/jobs/queue.ts'
import { notifyMembers } from '../shops/notify-members.ts'
import { findProductNames } from './store.ts'

/** A SKU that an order just took below its threshold: what is left, and the day. */
type LowStock = { skuId: number; productId: number; shopId: number; left: number; day: string }

/** Filled by the statement that places orders, in the same transaction (checkout/placing/store.ts). */
const lowStockQueue = jobQueue<LowStock>('low-stock')

/** Notifies shops of low stock, once a day per SKU. */
export function lowStockWorker({ db }: { db: Database }): JobWorker {
  return jobWorker(lowStockQueue, { slots: 1 }, (low) => notifyLowStock(db, low))
}

async function notifyLowStock(
  db: Database,
  { skuId, productId, shopId, left, day }: LowStock,
): Promise<void> {
  await db.transaction(async (tx) => {
    const named = await findProductNames(tx, productId)
    await notifyMembers(tx, shopId, {
      eventId: `low-${skuId}-${day}`,
      facts: {
        shop: named?.shop ?? '',
        news: 'lowStock',
        left: String(left),
        title: textIn('en', named?.title ?? {}),
      },
    })
  })
}
