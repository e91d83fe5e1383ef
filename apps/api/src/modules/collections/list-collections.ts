import type { Collection } from './collection.ts'

export type CollectionStore = {
  fullest(chainId: number, now: number, most: number): Promise<Collection[]>
  ownedBy(owner: string, at: { chainId: number; now: number }, most: number): Promise<Collection[]>
}

/** More than this is a search, which is a call of its own. */
const COLLECTIONS_SHOWN = 200

export function listCollections(
  { store }: { store: CollectionStore },
  { chainId, now }: { chainId: number; now: number },
): Promise<Collection[]> {
  return store.fullest(chainId, now, COLLECTIONS_SHOWN)
}

/** Everything an address owns, whatever its state: its owner must be able to see it. */
export function listOwned(
  { store }: { store: CollectionStore },
  { owner, chainId, now }: { owner: string; chainId: number; now: number },
): Promise<Collection[]> {
  return store.ownedBy(owner, { chainId, now }, COLLECTIONS_SHOWN)
}
