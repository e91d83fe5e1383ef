import { checkBooksOf } from './books/check-mall-books.ts'
import { booksStore } from './books/store.ts'
import { tellLowStock } from './low-stock/store.ts'
import { lowStockWorker } from './low-stock/tell-low-stock.ts'
import { type MallSettings, readCoins } from './mall-settings.ts'
import { mallJobs } from './order-jobs.ts'
import { mallOrderRoutes } from './order-routes.ts'
import { sweepSubmits } from './orders/placing/store.ts'
import { paymentsProjection } from './payments/projection.ts'
import { mallPreviews } from './preview.ts'
import { sweepQuotes } from './quotes/store.ts'
import { mallRoutes } from './routes.ts'
import { mallStores, orderJobStores, orderStores } from './store.ts'

/** Holds the books against the chain. */
const checkMallBooks = (db: Parameters<typeof booksStore>[0], config: Parameters<typeof checkBooksOf>[1]) =>
  checkBooksOf(booksStore(db), config)

export {
  checkMallBooks,
  lowStockWorker,
  mallJobs,
  mallOrderRoutes,
  mallPreviews,
  mallRoutes,
  mallStores,
  orderJobStores,
  orderStores,
  paymentsProjection,
  readCoins,
  sweepQuotes,
  sweepSubmits,
  tellLowStock,
}
export type { MallSettings }
