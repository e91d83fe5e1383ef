import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { ManagedCollection, Right } from './managed-collection.ts'
import { findManaged, listRights } from './store.ts'

export async function showManaged(
  db: Database,
  id: string,
): Promise<ManagedCollection & { rights: Right[] }> {
  const found = await findManaged(db, id)
  if (!found) throw new DomainError('collections.not_found', { id })
  return { ...found, rights: await listRights(db, id) }
}
