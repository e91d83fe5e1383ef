import { DomainError } from '@mofu/domain/domain-error'

import type { Collection, CollectionDetail, SaidOfCollection, TraitCount, TraitValue } from './collection.ts'

export type CollectionPageStore = {
  one(id: string, now: number): Promise<Collection | undefined>
  /** The most worn first. */
  traitsOf(id: string): Promise<TraitValue[]>
  saidOf(id: string): Promise<SaidOfCollection | undefined>
}

/** A collection with its traits and how many wear each. */
export async function showCollection(
  { store }: { store: CollectionPageStore },
  { id, now }: { id: string; now: number },
): Promise<CollectionDetail> {
  const found = await store.one(id, now)
  if (!found) throw new DomainError('collections.not_found', { id })
  const [traits, page] = await Promise.all([store.traitsOf(id), store.saidOf(id)])
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
