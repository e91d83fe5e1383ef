import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { SHOP_FEE_BPS, shopLimits } from '@mofu/domain/mall/shop-rules'

import type { ProveWallet } from '../../../accounts/index.ts'
import { type Application, countOwnShops, insertMember, insertShop, lockAccount } from './store.ts'

/** The payout wallet's signature of one of our messages. */
export type PayoutProof = { nonce: string; signature: string }

/**
 * Applies for a shop, which an admin reviews. The payout wallet itself signs, so that the applicant can use what is
 * paid. Rejected shops do not count against the limit.
 */
export async function applyForShop(
  { db, proveWallet }: { db: Database; proveWallet: ProveWallet },
  { accountId, ip }: { accountId: string; ip: string },
  { payoutProof, ...application }: Application & { payoutProof: PayoutProof },
): Promise<number> {
  await proveWallet({ ...payoutProof, address: application.payoutAddress, ip })
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if ((await countOwnShops(tx, accountId)) >= shopLimits.each) {
      throw new DomainError('mall.shops_full', { most: shopLimits.each })
    }
    const id = await insertShop(tx, { ...application, feeBps: SHOP_FEE_BPS })
    await insertMember(tx, { shopId: id, accountId, role: 'owner' })
    return id
  })
}
