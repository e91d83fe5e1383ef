import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import type { Collection } from './collection.ts'

export type Holder = { address: string; count: number }

export type HolderStore = {
  one(id: string, now: number): Promise<Pick<Collection, 'holderCount'> | undefined>
  holdersOf(id: string, most: number): Promise<Holder[]>
}

export async function listHolders(
  { store }: { store: HolderStore },
  { id, now }: { id: string; now: number },
): Promise<{ total: number; list: Holder[] }> {
  const found = await store.one(id, now)
  if (!found) throw new DomainError('collections.not_found', { id })
  return { total: found.holderCount, list: await store.holdersOf(id, limits.holdersShown) }
}
