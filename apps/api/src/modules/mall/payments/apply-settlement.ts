import type { Transaction } from '@mofu/db/connect'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import type { Settlement } from '@mofu/domain/mall/settle'

import { changeStock } from '../orders/change-stock.ts'
import { notifyBuyer, notifyShop } from '../orders/notify-order.ts'
import { insertOrderEvent, type LockedOrder } from '../orders/store.ts'
import { changeOrder, transitionOrder } from '../orders/transition-order.ts'
import { queueOperation } from './operations/queue-operation.ts'
import { type Payment, updatePayment } from './store.ts'

/** Writes what was decided about a payment: to the payment, its order, the stock and the people who wait for it. */
export async function applySettlement(
  tx: Transaction,
  {
    payment,
    order,
    settlement,
  }: { payment: Payment; order: LockedOrder | undefined; settlement: Settlement },
): Promise<void> {
  if (settlement.do === 'wait') return
  if (settlement.do === 'raiseAlarm') {
    await updatePayment(tx, payment.id, { issue: 'unknown', state: 'final' })
    return
  }
  if (!order) return
  const facts = { txHash: payment.txHash, payer: payment.payer }
  const paying = { paymentId: payment.id, txHash: payment.txHash }
  switch (settlement.do) {
    case 'see':
      await changeOrder(tx, order, { ...paying, payState: 'seen' })
      await insertOrderEvent(tx, order, { kind: 'seen', actor: 'platform', facts })
      return
    case 'pay': {
      const { state } = settlement
      const paidAt = new Date(payment.paidAt * 1_000)
      await transitionOrder(tx, order, {
        move: 'pay',
        actor: 'platform',
        facts,
        values: { ...paying, payState: state, paidAt },
      })
      await changeStock(tx, order.id, 'sell')
      await updatePayment(tx, payment.id, { state })
      await notifyShop(tx, order, 'pay')
      return
    }
    case 'deepen':
      await changeOrder(tx, order, { payState: settlement.state })
      await updatePayment(tx, payment.id, { state: settlement.state })
      if (settlement.state === 'final')
        await insertOrderEvent(tx, order, { kind: 'final', actor: 'platform', facts })
      return
    case 'shallow':
      await changeOrder(tx, order, { payState: 'seen', txHash: payment.txHash })
      return
    case 'unpay':
      await unpay(tx, order)
      return
    case 'reopen': {
      if (!(await reopen(tx, payment, order, settlement.state))) {
        // Sold out. The refund waits until the payment is final.
        if (settlement.state === 'final') await refundUnusable(tx, payment, order, 'late')
        return
      }
      await updatePayment(tx, payment.id, { state: settlement.state })
      return
    }
    case 'giveBack':
      await refundUnusable(tx, payment, order, settlement.issue)
  }
}

/** A reorg removed the payment: the order waits for it again, with a new deadline and its stock still reserved. */
async function unpay(tx: Transaction, order: LockedOrder): Promise<void> {
  const values = {
    payState: 'gone' as const,
    paymentId: null,
    txHash: null,
    paidAt: null,
    payDeadline: new Date(Date.now() + orderTimes.payMs),
  }
  if (order.paidAt === null) {
    await changeOrder(tx, order, values)
    await insertOrderEvent(tx, order, { kind: 'gone', actor: 'platform' })
    return
  }
  await transitionOrder(tx, order, { move: 'unpay', actor: 'platform', values })
  await changeStock(tx, order.id, 'unsell')
  await notifyShop(tx, order, 'unpay')
}

async function reopen(
  tx: Transaction,
  payment: Payment,
  order: LockedOrder,
  state: 'confirmed' | 'final',
): Promise<boolean> {
  // In a savepoint: when one of the items is sold out, none is taken.
  const isThere = await tx
    .transaction(async (part) => {
      if (!(await changeStock(part, order.id, 'resell'))) throw new NoStock()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof NoStock) return false
      throw error
    })
  if (!isThere) return false
  await transitionOrder(tx, order, {
    move: 'reopen',
    actor: 'platform',
    facts: { txHash: payment.txHash },
    values: {
      paymentId: payment.id,
      txHash: payment.txHash,
      payState: state,
      paidAt: new Date(payment.paidAt * 1_000),
      closedAt: null,
      closeReason: null,
    },
  })
  await notifyShop(tx, order, 'pay')
  return true
}

class NoStock extends Error {}

/** The payment, its issue and its refund are written together, so that they are never inconsistent. */
async function refundUnusable(
  tx: Transaction,
  payment: Payment,
  order: LockedOrder,
  issue: 'late' | 'double' | 'wrong',
): Promise<void> {
  await updatePayment(tx, payment.id, { state: 'final', issue })
  await queueOperation(tx, { key: `${issue}-${payment.id}`, paymentId: payment.id, kind: 'void' })
  await insertOrderEvent(tx, order, { kind: issue, actor: 'platform', facts: { txHash: payment.txHash } })
  await notifyBuyer(tx, order, issue === 'double' ? 'double' : 'late', {
    mark: `-${payment.id.slice(-8)}`,
    facts: { paymentId: payment.id },
  })
}
