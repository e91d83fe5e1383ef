import type { Database } from '@mofu/db/connect'

import { catalogueStore } from './catalogue/store.ts'

export type MallStores = ReturnType<typeof mallStores>

export function mallStores(db: Database) {
  return { catalogue: catalogueStore(db) }
}
