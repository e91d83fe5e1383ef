import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { Express } from '@mofu/domain/mall/carriers'
import { EXPRESS_CORRECTIONS, expressRefusal } from '@mofu/domain/mall/order-rules'

import type { Caller } from '../../../platform/access.ts'
import { lockOrderAsShop } from '../orders/lock-order.ts'
import { notifyBuyer } from '../orders/notify-order.ts'
import { refuse } from '../orders/refuse.ts'
import { countOrderEvents, insertOrderEvent } from '../orders/store.ts'
import { changeOrder } from '../orders/transition-order.ts'
import { checkedExpress } from './checked-express.ts'

/** The shop corrects the carrier or tracking number of an order that it shipped. */
export async function correctExpress(
  db: Database,
  by: Caller,
  { id, ...written }: Express & { id: string },
): Promise<void> {
  const { company, number } = checkedExpress(written)
  await db.transaction(async (tx) => {
    const order = await lockOrderAsShop(tx, by, id)
    refuse(expressRefusal(order))
    const { expressCompany, expressNumber } = order
    if (expressCompany === company && expressNumber === number) return
    if ((await countOrderEvents(tx, id, 'express')) >= EXPRESS_CORRECTIONS)
      throw new DomainError('mall.tracking_number_final')
    const changed = await changeOrder(tx, order, {
      expressCompany: company,
      expressNumber: number,
      // The buyer gets the time to object again, and a reminder.
      expressAt: new Date(),
      remindedAt: null,
    })
    await insertOrderEvent(tx, order, {
      kind: 'express',
      actor: 'merchant',
      actorId: by.accountId,
      facts: { company, number, fromCompany: expressCompany ?? '', fromNumber: expressNumber ?? '' },
    })
    await notifyBuyer(tx, changed, 'express')
  })
}
