import type { CollectionState } from '@mofu/domain/collection-states'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'

export type StandingChange = { id: string; state: CollectionState; reason: string }

export type StandingStore = {
  /** Writes the standing and the audit log together. Undefined when there is no such collection. */
  set(by: Caller, change: StandingChange): Promise<{ before: CollectionState } | undefined>
}

export async function setStanding(
  { store }: { store: StandingStore },
  by: Caller,
  change: StandingChange,
): Promise<void> {
  const changed = await store.set(by, change)
  if (!changed) throw new DomainError('collections.not_found', { id: change.id })
}
