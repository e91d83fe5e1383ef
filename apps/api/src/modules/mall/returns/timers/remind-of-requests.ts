import type { Database } from '@mofu/db/connect'
import { turnOf } from '@mofu/domain/mall/request-rules'

import { notifyBuyer, notifyShop } from '../../orders/notify-order.ts'
import { clearReminder, listRequestsToRemind } from '../store.ts'
import { eachRequest } from './each-request.ts'

/** Reminds the side that must act on a request, once, before its deadline. */
export async function remindOfRequests(db: Database): Promise<number> {
  return eachRequest(db, await listRequestsToRemind(db), async (tx, request, order) => {
    if (request.remindAt === null || request.remindAt > new Date()) return false
    await clearReminder(tx, request.id)
    const mark = `-${request.id}-${request.state}`
    const turn = turnOf(request.state)
    if (turn === 'merchant') await notifyShop(tx, order, 'answerSoon', { mark })
    if (turn === 'buyer') await notifyBuyer(tx, order, 'sendBackSoon', { mark })
    return true
  })
}
