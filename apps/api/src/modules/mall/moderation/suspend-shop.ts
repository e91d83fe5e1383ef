import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { refuseOwnShop } from '../merchant/shops/refuse-own-shop.ts'
import { notifyDecision } from './notify-decision.ts'
import { holdListed, releaseHeld, updateShopStatus } from './store.ts'

export type Decision = { id: number; reason: string }

/** Hides a shop and all it sells. Its orders are not touched: those that were paid are shipped, refunded and paid out. */
export async function suspendShop(db: Database, by: Caller, { id, reason }: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseOwnShop(tx, by, id)
    const name = await updateShopStatus(tx, id, { from: 'open', to: 'suspended', reason })
    if (name === undefined) throw new DomainError('mall.shop_not_selling', { id })
    const products = await holdListed(tx, id)
    await writeAudit(tx, by, {
      action: 'mall.suspend_shop',
      subject: `shop ${id}`,
      reason,
      facts: { name, products: String(products) },
    })
    await notifyDecision(tx, id, { news: 'suspended', shop: name, reason })
  })
}

/** Opens a suspended shop again, with the products that were listed then and were not taken down. */
export async function reinstateShop(db: Database, by: Caller, { id, reason }: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseOwnShop(tx, by, id)
    const name = await updateShopStatus(tx, id, { from: 'suspended', to: 'open', reason })
    if (name === undefined) throw new DomainError('mall.shop_not_suspended', { id })
    const products = await releaseHeld(tx, id)
    await writeAudit(tx, by, {
      action: 'mall.reinstate_shop',
      subject: `shop ${id}`,
      reason,
      facts: { name, products: String(products) },
    })
    await notifyDecision(tx, id, { news: 'reinstated', shop: name, reason })
  })
}
