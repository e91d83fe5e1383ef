import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Caller } from '../../../../platform/access.ts'
import { findShopRole, updateReturnAddress } from '../../merchant/shops/store.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { notifyBuyer } from '../../orders/notify-order.ts'
import { insertOrderEvent } from '../../orders/store.ts'
import { findRefundable } from '../../payments/operations/queue-operation.ts'
import { lockRequestAs, requireState } from '../lock-request.ts'
import { queuePartialRefund } from '../refunds/queue-partial-refund.ts'
import { transitionRequest } from '../transition-request.ts'

type Answer = { requestId: string; isAgreed: boolean; text: string; returnAddress: string }

/**
 * The shop answers a request. Agreeing to a return names where the items go; agreeing to anything else refunds at once.
 */
export async function answerRequest(
  db: Database,
  by: Caller,
  { requestId, isAgreed, text, returnAddress }: Answer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, order } = await lockRequestAs(tx, 'merchant', by, requestId)
    // Once an admin decides, the shop can still agree, but no longer refuse. Agreeing twice would evade the ruling.
    const canGiveIn = isAgreed && request.returnAddress === null
    requireState(request, canGiveIn ? ['open', 'disputed'] : ['open'])
    const needsAddress = isAgreed && request.kind === 'return'
    if (needsAddress && returnAddress === '') throw new DomainError('mall.return_address_needed')
    if (!isAgreed && text === '') throw new DomainError('mall.answer_needed')
    const answered = { answer: text, answeredAt: new Date() }
    await insertOrderEvent(tx, order, {
      kind: isAgreed ? 'agreed' : 'refused',
      actor: 'merchant',
      actorId: by.accountId,
      facts: { request: request.kind },
    })
    await notifyBuyer(tx, order, 'answered', { mark: `-${requestId}-${request.state}` })
    if (!isAgreed) return transitionRequest(tx, request, 'refused', answered)
    if (request.kind === 'return') {
      // Nobody sends goods back for money that cannot be refunded.
      await findRefundable(tx, order)
      // Suggested for every later return, also to others in the shop: like the profile, only its owner sets it.
      const role = await findShopRole(tx, order.shopId, by.accountId)
      if (role === 'owner') await updateReturnAddress(tx, order.shopId, returnAddress)
      return transitionRequest(tx, request, 'agreed', { ...answered, returnAddress })
    }
    if (request.kind === 'refund') {
      await queuePartialRefund(tx, order, request)
      return transitionRequest(tx, request, 'paying', answered)
    }
    await transitionRequest(tx, request, 'done', answered)
    return cancelOrder(tx, order, { actor: 'merchant', actorId: by.accountId, reason: request.reason })
  })
}
