import { DomainError } from '@mofu/domain/domain-error'

import type { Nft } from './nft.ts'

export type NftFilter = { chainId: number; collection?: string | undefined; owner?: string | undefined }

export type NftListStore = {
  newest(filter: NftFilter, before: number | undefined, most: number): Promise<Nft[]>
}

/** A page of tokens, newest first. The cursor names the last token of the page before, so nothing shifts under a reader. */
export async function listNfts(
  { store }: { store: NftListStore },
  { filter, cursor, pageSize }: { filter: NftFilter; cursor: string | undefined; pageSize: number },
): Promise<{ list: Nft[]; next: string | null }> {
  const found = await store.newest(
    filter,
    cursor === undefined ? undefined : readCursor(cursor),
    pageSize + 1,
  )
  const list = found.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: found.length > pageSize && last ? String(last.mintOrder) : null }
}

function readCursor(cursor: string): number {
  const order = Number(cursor)
  if (!/^\d{1,16}$/.test(cursor) || !Number.isSafeInteger(order))
    throw new DomainError('market.cursor_invalid', { cursor })
  return order
}
