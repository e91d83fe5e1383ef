import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { CollectionDetail, TraitCount, TraitValue } from './collection.ts'
import { findCollection, findProfile, listTraits } from './store.ts'

/** A collection with its traits and their counts. */
export async function showCollection(
  db: Database,
  { id, now }: { id: string; now: number },
): Promise<CollectionDetail> {
  const found = await findCollection(db, id, now)
  if (!found) throw new DomainError('collections.not_found', { id })
  const [traits, page] = await Promise.all([listTraits(db, id), findProfile(db, id)])
  return { ...found, traits: grouped(traits), page: page ?? null }
}

function grouped(values: readonly TraitValue[]): TraitCount[] {
  const types = new Map<string, TraitCount>()
  for (const { type, value, count } of values) {
    const known = types.get(type) ?? { type, values: [] }
    known.values.push({ value, count })
    types.set(type, known)
  }
  return [...types.values()]
}
