import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { lockOwnShop } from '../shops/lock-own-shop.ts'
import { type ShopProfile, updateProfile } from './store.ts'

/** The owner changes what the shop's page shows. */
export async function saveProfile(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  accountId: string,
  shopId: number,
  profile: ShopProfile,
): Promise<void> {
  if (profile.logo !== null && !profile.logo.startsWith(`${mediaUrl}/`)) {
    throw new DomainError('mall.product_wrong', { field: 'pictures' })
  }
  await db.transaction(async (tx) => {
    await lockOwnShop(tx, accountId, shopId)
    await updateProfile(tx, shopId, profile)
  })
}
