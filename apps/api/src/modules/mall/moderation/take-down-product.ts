import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { textIn } from '@mofu/domain/local-text'

import type { Caller } from '../../../platform/access.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { shareLockShop } from '../merchant/products/store.ts'
import { refuseOwnShop } from '../merchant/shops/refuse-own-shop.ts'
import { notifyDecision } from './notify-decision.ts'
import { findProduct, updateRestored, updateTakenDown } from './store.ts'
import type { Decision } from './suspend-shop.ts'

/** Hides one product until an admin restores it. Its shop can change it, but not list it. */
export async function takeDownProduct(db: Database, by: Caller, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const named = await requireNamed(tx, decision.id)
    await refuseOwnShop(tx, by, named.shopId)
    if (!(await updateTakenDown(tx, decision.id, decision.reason))) {
      throw new DomainError('mall.product_taken_down', { id: decision.id })
    }
    await report(tx, by, decision, { named, action: 'mall.take_down_product', news: 'takenDown' })
  })
}

/** Gives a product back the status its shop wants; while the shop is suspended it stays hidden. */
export async function restoreProduct(db: Database, by: Caller, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const named = await requireNamed(tx, decision.id)
    await refuseOwnShop(tx, by, named.shopId)
    if (!(await updateRestored(tx, decision.id, { isShopOpen: named.shopStatus === 'open' }))) {
      throw new DomainError('mall.product_not_taken_down', { id: decision.id })
    }
    await report(tx, by, decision, { named, action: 'mall.restore_product', news: 'restored' })
  })
}

type Named = { title: string; shopId: number; shopName: string; shopStatus: string }

/** A product with its shop, whose status stays as it is for this transaction. */
async function requireNamed(tx: Transaction, id: number): Promise<Named> {
  const found = await findProduct(tx, id)
  const shop = found && (await shareLockShop(tx, found.shopId))
  if (!shop) throw new DomainError('mall.product_not_found', { id })
  return {
    title: textIn('en', found.title),
    shopId: found.shopId,
    shopName: shop.name,
    shopStatus: shop.status,
  }
}

type Report = {
  named: Named
  action: 'mall.take_down_product' | 'mall.restore_product'
  news: 'takenDown' | 'restored'
}

async function report(
  tx: Transaction,
  by: Caller,
  { id, reason }: Decision,
  { named, action, news }: Report,
): Promise<void> {
  const { title } = named
  await writeAudit(tx, by, {
    action,
    subject: `product ${id}`,
    reason,
    facts: { name: title, shop: named.shopName },
  })
  await notifyDecision(tx, named.shopId, { news, shop: named.shopName, reason, title })
}
