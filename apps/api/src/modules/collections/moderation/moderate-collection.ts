import type { Database } from '@mofu/db/connect'
import type { CollectionState } from '@mofu/domain/collection-states'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { lockState, setState } from './store.ts'

export type ModerationChange = { id: string; state: CollectionState; reason: string }

export async function moderateCollection(
  db: Database,
  by: Caller,
  { id, state, reason }: ModerationChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockState(tx, id)
    if (before === undefined) throw new DomainError('collections.not_found', { id })
    if (before === state) return
    await setState(tx, id, state)
    await writeAudit(tx, by, {
      action: 'collections.set_state',
      subject: id,
      reason,
      facts: { before, after: state },
    })
  })
}
