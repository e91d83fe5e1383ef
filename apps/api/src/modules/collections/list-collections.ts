import type { Collection } from './collection.ts'

export type CollectionStore = {
  fullest(chainId: number, most: number): Promise<Collection[]>
  ownedBy(chainId: number, owner: string, most: number): Promise<Collection[]>
}

/** More than this is a search, which is a call of its own. */
const COLLECTIONS_SHOWN = 200

export function listCollections(
  { store }: { store: CollectionStore },
  chainId: number,
): Promise<Collection[]> {
  return store.fullest(chainId, COLLECTIONS_SHOWN)
}

/** Everything an address owns, whatever its state: its owner must be able to see it. */
export function listOwned(
  { store }: { store: CollectionStore },
  { chainId, owner }: { chainId: number; owner: string },
): Promise<Collection[]> {
  return store.ownedBy(chainId, owner, COLLECTIONS_SHOWN)
}
