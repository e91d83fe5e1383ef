import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { RuledNews } from '@mofu/domain/mall/order-news'
import { type Ruling, rulingsFor } from '@mofu/domain/mall/request-rules'

import type { Caller } from '../../../../platform/access.ts'
import { writeAudit } from '../../../../platform/audit.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { notifyBuyer, notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent, type LockedOrder } from '../../orders/store.ts'
import { transitionOrder } from '../../orders/transition-order.ts'
import { findRefundable, queueRefund } from '../../payments/operations/queue-operation.ts'
import { hasStake } from '../../payments/store.ts'
import { lockRequest } from '../lock-request.ts'
import { queuePartialRefund } from '../refunds/queue-partial-refund.ts'
import type { Request } from '../store.ts'
import { transitionRequest } from '../transition-request.ts'

const newsOf: Record<Ruling, RuledNews> = {
  refund: 'ruledRefund',
  return: 'ruledReturn',
  close: 'ruledClose',
}

type NewRuling = {
  requestId: string
  disputedAt: string
  ruling: Ruling
  reason: string
  returnAddress: string
}

/** An admin decides a disputed request. The ruling is final. */
export async function ruleDispute(
  db: Database,
  by: Caller,
  { requestId, disputedAt, ruling, reason, returnAddress }: NewRuling,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, order, side } = await lockRequest(tx, by, requestId)
    // Nobody rules on their own money: a refund goes to the wallet that paid, and that need not be the buyer's.
    if (side || (await hasStake(tx, order.paymentId, by.address))) throw new DomainError('mall.ruling_own')
    const isSentBack = request.expressNumber !== null
    const isPossible = rulingsFor({ kind: request.kind, isSentBack }).includes(ruling)
    if (request.state !== 'disputed' || !isPossible) throw new DomainError('mall.request_wrong')
    // A page that was open since an earlier dispute decides nothing about this one.
    if (request.disputedAt?.toISOString() !== disputedAt) throw new DomainError('mall.request_wrong')
    if (ruling === 'return' && returnAddress === '') throw new DomainError('mall.return_address_needed')
    await applyRuling(tx, { request, order, ruling, returnAddress, reason, actorId: by.accountId })
    await writeAudit(tx, by, {
      action: `mall.rule_${ruling}`,
      subject: `order ${order.number}`,
      reason,
      facts: { request: request.id, kind: request.kind, amount: String(request.amount) },
    })
    const mark = `-${request.id}-${ruling}`
    await insertOrderEvent(tx, order, {
      kind: newsOf[ruling],
      actor: 'platform',
      actorId: by.accountId,
      facts: { request: request.kind },
    })
    await notifyBuyer(tx, order, newsOf[ruling], { mark })
    await notifyShop(tx, order, newsOf[ruling], { mark })
  })
}

type RulingFacts = {
  request: Request
  order: LockedOrder
  ruling: Ruling
  returnAddress: string
  reason: string
  actorId: string
}

async function applyRuling(
  tx: Transaction,
  { request, order, ruling, returnAddress, reason, actorId }: RulingFacts,
): Promise<void> {
  const ruled = { ruling, rulingReason: reason, ruledAt: new Date() }
  if (ruling === 'close') return transitionRequest(tx, request, 'refused', { ...ruled, actBy: null })
  if (ruling === 'return') {
    await findRefundable(tx, order)
    return transitionRequest(tx, request, 'agreed', { ...ruled, returnAddress })
  }
  if (request.kind === 'refund') {
    await queuePartialRefund(tx, order, request)
    return transitionRequest(tx, request, 'paying', ruled)
  }
  await transitionRequest(tx, request, 'done', ruled)
  if (request.kind === 'cancel') {
    return cancelOrder(tx, order, { actor: 'platform', actorId, reason: request.reason })
  }
  // Whether the items are back is for the shop to confirm: stock stays as it is.
  await transitionOrder(tx, order, {
    move: 'return',
    actor: 'platform',
    actorId,
    values: { closedAt: new Date(), closeReason: 'returned' },
  })
  return queueRefund(tx, order, `return-${request.id}`)
}
