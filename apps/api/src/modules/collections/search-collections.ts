import type { Collection } from './collection.ts'

export type CollectionSearchStore = {
  named(
    chainId: number,
    text: string,
    page: { now: number; skip: number; most: number },
  ): Promise<Collection[]>
}

type Asked = { now: number; chainId: number; text: string; page: number; pageSize: number }

/** A page of collections whose name holds a text. One more than fits is asked for, to know whether there is another page. */
export async function searchCollections(
  { store }: { store: CollectionSearchStore },
  { now, chainId, text, page, pageSize }: Asked,
): Promise<{ list: Collection[]; hasMore: boolean }> {
  const found = await store.named(chainId, text, { now, skip: (page - 1) * pageSize, most: pageSize + 1 })
  return { list: found.slice(0, pageSize), hasMore: found.length > pageSize }
}
