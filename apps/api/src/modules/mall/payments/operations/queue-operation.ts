import type { Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findPayment, type Payment } from '../store.ts'
import { insertOperation } from './store.ts'

type Operation = {
  /** An operation is queued once per key. */
  key: string
  paymentId: string
  kind: 'ship' | 'capture' | 'void'
  /** For a void: the amount that stays held. */
  leaves?: bigint
}

/** Queues an operation on chain, in the transaction of the fact that it follows from. */
export async function queueOperation(tx: Transaction, operation: Operation): Promise<void> {
  const { paymentId } = operation
  const chainId = Number(paymentId.slice(0, paymentId.indexOf('-')))
  await insertOperation(tx, { ...operation, chainId })
}

type PaidOrder = { id: string; paymentId: string | null }

/** Marks the payment as shipped on chain: from then on the payer cannot reclaim it. */
export async function queueShip(tx: Transaction, order: PaidOrder): Promise<void> {
  await queueOperation(tx, { key: `ship-${order.id}`, paymentId: paymentOf(order), kind: 'ship' })
}

/** Credits the shop and the platform. */
export async function queueCapture(tx: Transaction, order: PaidOrder): Promise<void> {
  await queueOperation(tx, { key: `capture-${order.id}`, paymentId: paymentOf(order), kind: 'capture' })
}

/** Refunds all that is still held of an order's payment. */
export async function queueRefund(tx: Transaction, order: PaidOrder, key: string): Promise<void> {
  const { id } = await findRefundable(tx, order)
  await queueOperation(tx, { key, paymentId: id, kind: 'void' })
}

/** An order's payment, while the platform can refund it: one that its payer has released belongs to the shop. */
export async function findRefundable(tx: Transaction, order: PaidOrder): Promise<Payment> {
  const payment = await findPayment(tx, paymentOf(order))
  if (!payment) throw new Error(`order ${order.id} has lost its payment`)
  const isShops = payment.stage === 'released' && payment.held + payment.refundable > 0n
  if (isShops) throw new DomainError('mall.payment_released')
  return payment
}

function paymentOf({ id, paymentId }: PaidOrder): string {
  if (paymentId === null) throw new Error(`order ${id} was never paid`)
  return paymentId
}
