import type { Database } from '@mofu/db/connect'

import { notifyBuyer } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { listRefundedRequests } from '../store.ts'
import { transitionRequest } from '../transition-request.ts'
import { eachRequest } from './each-request.ts'

/** Ends requests whose refund is final. */
export async function endPaidRequests(db: Database): Promise<number> {
  return eachRequest(db, await listRefundedRequests(db), async (tx, request, order) => {
    if (request.state !== 'paying') return false
    await transitionRequest(tx, request, 'done')
    await insertOrderEvent(tx, order, { kind: 'refunded', actor: 'platform' })
    await notifyBuyer(tx, order, 'refunded', { mark: `-${request.id}`, facts: { requestId: request.id } })
    return true
  })
}
