import type { Transaction } from '@mofu/db/connect'
import type { RuledNews } from '@mofu/domain/mall/order-news'
import type { Ruling } from '@mofu/domain/mall/request-rules'

import { writeAudit } from '../../../../platform/audit.ts'
import type { ConfirmedProposal } from '../../../../platform/proposal-actions.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { notifyBuyer, notifyShop } from '../../orders/notify-order.ts'
import { insertOrderEvent, type LockedOrder } from '../../orders/store.ts'
import { transitionOrder } from '../../orders/transition-order.ts'
import { findRefundable, queueRefund } from '../../payments/operations/queue-operation.ts'
import { queuePartialRefund } from '../refunds/queue-partial-refund.ts'
import type { Request } from '../store.ts'
import { transitionRequest } from '../transition-request.ts'
import { checkRuling } from './check-ruling.ts'

const newsOf: Record<Ruling, RuledNews> = {
  refund: 'ruledRefund',
  return: 'ruledReturn',
  close: 'ruledClose',
}

/** Decides a disputed request as an admin proposed it and another one confirmed. The ruling is final. */
export async function ruleDispute(
  tx: Transaction,
  { id, parameters, reason, proposer, confirmer }: ConfirmedProposal<'mall.ruling'>,
): Promise<void> {
  const { ruling, returnAddress } = parameters
  const { request, order } = await checkRuling(tx, [proposer, confirmer], parameters)
  const actorId = confirmer.accountId
  await applyRuling(tx, { request, order, ruling, returnAddress, reason, actorId })
  await writeAudit(tx, confirmer, {
    action: `mall.rule_${ruling}`,
    subject: `order ${order.number}`,
    reason,
    facts: {
      request: request.id,
      kind: request.kind,
      amount: String(request.amount),
      proposal: String(id),
      proposer: proposer.address,
    },
  })
  const mark = `-${request.id}-${ruling}`
  await insertOrderEvent(tx, order, {
    kind: newsOf[ruling],
    actor: 'platform',
    actorId,
    facts: { request: request.kind },
  })
  await notifyBuyer(tx, order, newsOf[ruling], { mark })
  await notifyShop(tx, order, newsOf[ruling], { mark })
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
