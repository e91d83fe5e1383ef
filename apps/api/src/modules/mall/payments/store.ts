import { mallOrder } from '@mofu/db/app/mall/orders'
import { mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { projection } from '@mofu/db/app/projection'
import type { Database, Transaction } from '@mofu/db/connect'
import { orderTimes } from '@mofu/domain/mall/order-rules'
import type { Settlement } from '@mofu/domain/mall/settle'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'

import {
  changeOrder,
  type LockedOrder,
  lockOrder,
  moveOrder,
  moveStock,
  noteOrder,
  queueOperation,
  tellBuyer,
  tellShop,
} from '../moves/store.ts'
import type { SettleStore, Unsettled } from './settle-payments.ts'

const BATCH = 1_000

type Payment = typeof mallPayment.$inferSelect

export function settleStore(db: Database): SettleStore {
  return {
    reached: async (chainId) =>
      (
        await db
          .select({ block: projection.block, finalizedBlock: projection.finalizedBlock })
          .from(projection)
          .where(eq(projection.chainId, chainId))
      )[0],

    unsettled: async (chainId, { finalized }) => {
      const isKnown = sql`coalesce(${mallOrder.paymentId} = ${mallPayment.id}, false)`
      const rows = await db
        .select({
          payment: mallPayment,
          order: mallOrder,
          quote: { coin: paymentQuote.coin, amount: paymentQuote.amount },
          onChain: sql<string>`substr(${mallPayment.id}, strpos(${mallPayment.id}, '-') + 1)`,
        })
        .from(mallPayment)
        .leftJoin(mallOrder, eq(mallOrder.id, mallPayment.orderId))
        .leftJoin(paymentQuote, eq(paymentQuote.id, mallPayment.id))
        .where(
          and(
            eq(mallPayment.chainId, chainId),
            isNull(mallPayment.issue),
            or(
              eq(mallPayment.state, 'seen'),
              // What counts already has only finality before it.
              and(eq(mallPayment.state, 'confirmed'), lte(mallPayment.block, finalized)),
              and(eq(mallPayment.state, 'gone'), isKnown),
            ),
          ),
        )
        .orderBy(isKnown, asc(mallPayment.block), asc(mallPayment.logIndex))
        .limit(BATCH)
      return rows.map(({ payment, order, quote, onChain }): Unsettled => ({
        payment: { ...payment, onChain },
        order: order ?? undefined,
        quote: quote ?? undefined,
        orderId: payment.orderId,
      }))
    },

    apply: ({ payment: { id, block }, orderId }, decide) =>
      db.transaction(async (tx) => {
        // The order first, then its payment, as everybody does.
        const order = orderId === null ? undefined : await lockOrder(tx, orderId)
        const [payment] = await tx.select().from(mallPayment).where(eq(mallPayment.id, id)).for('update')
        // The projector was here meanwhile: what was asked of the chain was about another block.
        if (!payment || payment.block !== block) return 'wait'
        const [quote] = await tx
          .select({ coin: paymentQuote.coin, amount: paymentQuote.amount })
          .from(paymentQuote)
          .where(eq(paymentQuote.id, id))
        const settlement = decide({ payment, quote, order })
        await write(tx, payment, order, settlement)
        return settlement.do
      }),
  }
}

async function write(
  tx: Transaction,
  payment: Payment,
  order: LockedOrder | undefined,
  settlement: Settlement,
): Promise<void> {
  const mark = (values: Partial<Payment>) =>
    tx.update(mallPayment).set(values).where(eq(mallPayment.id, payment.id))
  if (settlement.do === 'wait') return
  if (settlement.do === 'raiseAlarm') {
    await mark({ issue: 'unknown', state: 'final' })
    return
  }
  if (!order) return
  const facts = { txHash: payment.txHash, payer: payment.payer }
  const paying = { paymentId: payment.id, txHash: payment.txHash }
  switch (settlement.do) {
    case 'see':
      await changeOrder(tx, order, { ...paying, payState: 'seen' })
      await noteOrder(tx, order, { kind: 'seen', actor: 'house', facts })
      return
    case 'pay': {
      const { state } = settlement
      const paidAt = new Date(payment.paidAt * 1_000)
      await moveOrder(tx, order, {
        move: 'pay',
        actor: 'house',
        facts,
        values: { ...paying, payState: state, paidAt },
      })
      await moveStock(tx, order.id, 'sell')
      await mark({ state })
      await tellShop(tx, order, 'pay')
      return
    }
    case 'deepen':
      await changeOrder(tx, order, { payState: settlement.state })
      await mark({ state: settlement.state })
      if (settlement.state === 'final') await noteOrder(tx, order, { kind: 'final', actor: 'house', facts })
      return
    case 'shallow':
      await changeOrder(tx, order, { payState: 'seen', txHash: payment.txHash })
      return
    case 'unpay':
      await unpay(tx, order)
      return
    case 'reopen': {
      if (!(await reopen(tx, payment, order, settlement.state))) {
        // The goods are gone. Money goes back only once it is certain that it came.
        if (settlement.state !== 'final') return
        await mark({ state: 'final', issue: 'late' })
        await giveBack(tx, payment, order, 'late')
        return
      }
      await mark({ state: settlement.state })
      return
    }
    case 'giveBack':
      // Together: what pays an order and what does not are never mixed up, not for a moment.
      await mark({ state: 'final', issue: settlement.issue })
      await giveBack(tx, payment, order, settlement.issue)
  }
}

/** A reorg took the payment: the order waits for it again, with time to pay anew and its goods still kept. */
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
    await noteOrder(tx, order, { kind: 'gone', actor: 'house' })
    return
  }
  await moveOrder(tx, order, { move: 'unpay', actor: 'house', values })
  await moveStock(tx, order.id, 'unsell')
  await tellShop(tx, order, 'unpay')
}

async function reopen(
  tx: Transaction,
  payment: Payment,
  order: LockedOrder,
  state: 'confirmed' | 'final',
): Promise<boolean> {
  // In a part of its own: when one of the goods is gone, none is taken.
  const isThere = await tx
    .transaction(async (part) => {
      if (!(await moveStock(part, order.id, 'resell'))) throw new NoStock()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof NoStock) return false
      throw error
    })
  if (!isThere) return false
  await moveOrder(tx, order, {
    move: 'reopen',
    actor: 'house',
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
  await tellShop(tx, order, 'pay')
  return true
}

class NoStock extends Error {}

async function giveBack(
  tx: Transaction,
  payment: Payment,
  order: LockedOrder,
  issue: 'late' | 'double' | 'wrong',
): Promise<void> {
  await queueOperation(tx, {
    key: `${issue}-${payment.id}`,
    paymentId: payment.id,
    chainId: payment.chainId,
    kind: 'void',
  })
  await noteOrder(tx, order, { kind: issue, actor: 'house', facts: { txHash: payment.txHash } })
  await tellBuyer(tx, order, issue === 'double' ? 'double' : 'late', `-${payment.id.slice(-8)}`)
}
