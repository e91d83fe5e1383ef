import type { Database } from '@mofu/db/connect'
import { stateAfterDeadline } from '@mofu/domain/mall/request-rules'

import { notifyBuyer, notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { listOverdueRequests } from '../store.ts'
import { transitionRequest } from '../transition-request.ts'
import { eachRequest } from './each-request.ts'

/** Requests that the shop left unanswered go to an admin; agreed returns that were never sent back lapse. */
export async function endRequestDeadlines(db: Database): Promise<number> {
  return eachRequest(db, await listOverdueRequests(db), async (tx, request, order) => {
    const next = stateAfterDeadline(request.state)
    if (next === undefined || request.actBy === null || request.actBy > new Date()) return false
    if (next === 'disputed') {
      await openDispute(tx, { request, order, by: 'deadline', reason: null })
      return true
    }
    await transitionRequest(tx, request, 'lapsed')
    await insertOrderEvent(tx, order, { kind: 'lapsed', actor: 'platform', facts: { request: request.kind } })
    await notifyBuyer(tx, order, 'lapsed', { mark: `-${request.id}` })
    await notifyShop(tx, order, 'lapsed', { mark: `-${request.id}` })
    return true
  })
}
