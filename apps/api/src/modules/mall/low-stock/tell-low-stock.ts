import { type JobWorker, jobWorker } from '../../../platform/jobs/job-worker.ts'
import { jobQueue } from '../../../platform/jobs/queue.ts'

/** Of a SKU that an order just took below its line: what is left of it, and the day. */
export type LowStock = { skuId: number; productId: number; shopId: number; left: number; day: string }

/** Filled by the statement that places orders, in the same transaction (orders/placing/store.ts). */
const lowStockQueue = jobQueue<LowStock>('low-stock')

/** Tells shops that something runs low; of one SKU once a day. */
export function lowStockWorker({ tell }: { tell: (low: LowStock) => Promise<void> }): JobWorker {
  return jobWorker(lowStockQueue, { slots: 1 }, (low) => tell(low))
}
