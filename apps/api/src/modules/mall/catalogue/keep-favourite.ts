import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import type { ProductCard } from './product.ts'

export type FavouriteStore = {
  /** Keeps or drops it and gives how many keep the product now; undefined where it is not listed. Twice is once. */
  keep(accountId: string, productId: number, tag: string): Promise<number | 'full' | undefined>
  drop(accountId: string, productId: number): Promise<number | undefined>
  favourites(accountId: string): Promise<(ProductCard & { tag: string })[]>
}

export async function keepFavourite(
  { store }: { store: FavouriteStore },
  {
    accountId,
    productId,
    isKept,
    tag,
  }: { accountId: string; productId: number; isKept: boolean; tag: string },
): Promise<number> {
  const count = isKept ? await store.keep(accountId, productId, tag) : await store.drop(accountId, productId)
  if (count === undefined) throw new DomainError('mall.product_not_found', { id: productId })
  if (count === 'full') throw new DomainError('mall.favourites_full', { most: limits.favouritesMost })
  return count
}
