import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import type { Holder } from './collection.ts'
import { findCollection, listTopHolders } from './store.ts'

export async function listHolders(
  db: Database,
  { id, now }: { id: string; now: number },
): Promise<{ total: number; list: Holder[] }> {
  const found = await findCollection(db, id, now)
  if (!found) throw new DomainError('collections.not_found', { id })
  return { total: found.holderCount, list: await listTopHolders(db, id, limits.holdersShown) }
}
