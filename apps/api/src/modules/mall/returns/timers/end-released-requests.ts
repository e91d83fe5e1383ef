import type { Database } from '@mofu/db/connect'

import { notifyBuyer } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { listReleasedRequests } from '../store.ts'
import { transitionRequest } from '../transition-request.ts'
import { eachRequest } from './each-request.ts'

/** Ends requests that can no longer be refunded, because the payer released the payment to the shop. */
export async function endReleasedRequests(db: Database): Promise<number> {
  return eachRequest(db, await listReleasedRequests(db), async (tx, request, order) => {
    if (request.state !== 'paying') return false
    await transitionRequest(tx, request, 'refused', { actBy: null })
    await insertOrderEvent(tx, order, { kind: 'released', actor: 'platform' })
    await notifyBuyer(tx, order, 'released', { mark: `-${request.id}` })
    return true
  })
}
