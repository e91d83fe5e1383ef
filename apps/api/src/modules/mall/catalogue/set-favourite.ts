import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { limits } from '@mofu/domain/limits'

import {
  addToFavouriteCount,
  countFavourites,
  deleteFavourite,
  insertFavourite,
  lockFavouriteCount,
  updateFavouriteTag,
} from './store.ts'

type Favourite = { accountId: string; productId: number; isFavourite: boolean; tag: string }

/**
 * Adds or removes a favourite and returns the product's number of favourites. Idempotent. The product's row is locked
 * first, so that its counter and the rows it counts stay consistent.
 */
export async function setFavourite(
  db: Database,
  { accountId, productId, isFavourite, tag }: Favourite,
): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await lockFavouriteCount(tx, productId, { onlyListed: isFavourite })
    if (count === undefined) throw new DomainError('mall.product_not_found', { id: productId })
    if (!isFavourite) {
      const isDeleted = await deleteFavourite(tx, accountId, productId)
      return isDeleted ? addToFavouriteCount(tx, productId, -1) : count
    }
    const held = await countFavourites(tx, accountId)
    if (await updateFavouriteTag(tx, { accountId, productId, tag })) return count
    if (held >= limits.favouritesMost) {
      throw new DomainError('mall.favourites_full', { most: limits.favouritesMost })
    }
    await insertFavourite(tx, { accountId, productId, tag })
    return addToFavouriteCount(tx, productId, 1)
  })
}
