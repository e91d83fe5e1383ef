import type { Database } from '@mofu/db/connect'

import type { ByState, Moderated } from './moderated.ts'
import { listByState } from './store.ts'

const PAGE = 30

/** Collections of one moderation state, with the reason of the last decision. */
export async function listModerated(
  db: Database,
  wanted: ByState,
): Promise<{ list: Moderated[]; next: string | null }> {
  const rows = await listByState(db, wanted, PAGE + 1)
  const list = rows.slice(0, PAGE)
  return { list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null }
}
