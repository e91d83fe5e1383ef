import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../../platform/access.ts'
import { changeStock } from '../../orders/change-stock.ts'
import { transitionOrder } from '../../orders/transition-order.ts'
import { queueRefund } from '../../payments/operations/queue-operation.ts'
import { lockRequestAs, requireState } from '../lock-request.ts'
import { transitionRequest } from '../transition-request.ts'

/** The shop has the items of a return back: they are restocked and the payment is refunded. */
export async function receiveReturn(db: Database, by: Caller, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, order } = await lockRequestAs(tx, 'merchant', by, requestId)
    if (request.kind !== 'return') throw new DomainError('mall.request_wrong')
    requireState(request, ['agreed', 'sentBack', 'disputed'])
    await transitionOrder(tx, order, {
      move: 'return',
      actor: 'merchant',
      actorId: by.accountId,
      values: { closedAt: new Date(), closeReason: 'returned' },
    })
    await changeStock(tx, order.id, 'restock')
    await queueRefund(tx, order, `return-${requestId}`)
    await transitionRequest(tx, request, 'done')
  })
}
