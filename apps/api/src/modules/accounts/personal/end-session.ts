import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { deleteSession } from './store.ts'

/** Ends one session of the caller's own account; sessions of others are not found. */
export async function endSession(
  db: Database,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await deleteSession(db, accountId, id))) throw new DomainError('accounts.not_found')
}
