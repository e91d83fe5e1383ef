import type { Collection } from './collection.ts'

export type CollectionStore = { fullest(chainId: number, most: number): Promise<Collection[]> }

/** More than this is a search, which is a call of its own. */
const COLLECTIONS_SHOWN = 200

export function listCollections(
  { store }: { store: CollectionStore },
  chainId: number,
): Promise<Collection[]> {
  return store.fullest(chainId, COLLECTIONS_SHOWN)
}
