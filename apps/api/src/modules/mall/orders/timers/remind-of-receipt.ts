import type { Database } from '@mofu/db/connect'
import { orderStatus } from '@mofu/domain/mall/order-status'

import { notifyBuyer } from '../notify-order.ts'
import { changeOrder } from '../transition-order.ts'
import { eachOrder } from './each-order.ts'
import { isHeldUp, listOrderIdsToRemind } from './store.ts'

/** Reminds the buyer once, before an order counts as received and the shop is paid. */
export async function remindOfReceipt(db: Database): Promise<number> {
  return eachOrder(db, await listOrderIdsToRemind(db), async (tx, order) => {
    const isRemindable = order.status === orderStatus.pendingReceipt && order.remindedAt === null
    if (!isRemindable || (await isHeldUp(tx, order.id))) return false
    await notifyBuyer(tx, await changeOrder(tx, order, { remindedAt: new Date() }), 'receiveSoon')
    return true
  })
}
