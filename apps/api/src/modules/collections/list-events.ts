import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import type { CollectionEvent, EventPlace } from './collection.ts'
import { listActivity } from './store.ts'

/** Events of a collection, newest first. The cursor is the chain position of the last event. */
export async function listEvents(
  db: Database,
  { id, cursor }: { id: string; cursor: string | undefined },
): Promise<{ list: CollectionEvent[]; next: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const found = await listActivity(db, id, before, limits.activityPage + 1)
  const list = found.slice(0, limits.activityPage)
  const last = list.at(-1)
  return { list, next: found.length > list.length && last ? `${last.block}-${last.logIndex}` : null }
}

function readCursor(cursor: string): EventPlace {
  const [, block, logIndex] = /^(\d{1,15})-(\d{1,9})$/.exec(cursor) ?? []
  if (block === undefined || logIndex === undefined)
    throw new DomainError('market.cursor_invalid', { cursor })
  return { block: Number(block), logIndex: Number(logIndex) }
}
