import type { Database } from '@mofu/db/connect'

import { readEverything } from './store.ts'

/** All data stored about the account, except its secrets. */
export async function exportAccount(db: Database, accountId: string): Promise<Record<string, unknown>> {
  const everything: unknown = JSON.parse(JSON.stringify(await readEverything(db, accountId)))
  return everything as Record<string, unknown>
}
