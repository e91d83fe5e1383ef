import { lowerAddress } from '@mofu/domain/address'
import { paymentId } from '@mofu/domain/payment-id'

import { payment, paymentDue, paymentEvent } from '../../schema/mall.ts'
import { type Change, insert, type LogFacts, set } from '../change.ts'

type Hex = `0x${string}`

/** The payment id of events without a payment: the zero id cannot be paid. */
const noPayment: Hex = `0x${'0'.repeat(64)}`

type Happening = { paymentId: Hex; kind: string; account: Hex; coin: Hex | null; amount: bigint }

type Paid = {
  paymentId: Hex
  orderKey: Hex
  payer: Hex
  coin: Hex
  amount: bigint
  splitHash: Hex
  captureBy: bigint
  refundBy: bigint
}

export function onOrderPaid(args: Paid, log: LogFacts): Change[] {
  const payer = lowerAddress(args.payer)
  const coin = lowerAddress(args.coin)
  return [
    insert(payment, {
      id: paymentId(log.chainId, args.paymentId),
      chainId: log.chainId,
      paymentId: args.paymentId,
      orderKey: args.orderKey,
      payer,
      coin,
      amount: args.amount,
      held: args.amount,
      refundable: 0n,
      stage: 'paid',
      splitHash: args.splitHash,
      captureBy: Number(args.captureBy),
      refundBy: Number(args.refundBy),
      paidBlock: log.block,
      paidAt: log.at,
      txHash: log.txHash,
      logIndex: log.logIndex,
      updatedBlock: log.block,
    }),
    happened({ ...args, kind: 'paid', account: payer, coin }, log),
  ]
}

type Captured = {
  paymentId: Hex
  caller: Hex
  coin: Hex
  amount: bigint
  payouts: readonly { account: Hex; amount: bigint }[]
}

/** Its account is the caller: the payouts record who was credited. */
export function onOrderCaptured(args: Captured, log: LogFacts): Change[] {
  return [
    changed(args.paymentId, log, { held: 0n, refundable: args.amount }),
    happened({ ...args, kind: 'captured', account: args.caller }, log),
    ...args.payouts.map(({ account, amount }, place) =>
      insert(paymentDue, {
        id: `${eventId(log)}-${place}`,
        chainId: log.chainId,
        eventId: eventId(log),
        place,
        account: lowerAddress(account),
        amount,
        block: log.block,
      }),
    ),
  ]
}

type Voided = { paymentId: Hex; payer: Hex; coin: Hex; amount: bigint; held: bigint }

/** Its account is the payer, who was credited. */
export function onOrderVoided(args: Voided, log: LogFacts): Change[] {
  return [
    changed(args.paymentId, log, { held: args.held }),
    happened({ ...args, kind: 'voided', account: args.payer }, log),
  ]
}

type Refunded = { paymentId: Hex; payer: Hex; from: Hex; coin: Hex; amount: bigint; refundable: bigint }

/** Its account is who funded the refund; the payer, who was credited, is in the payment. */
export function onOrderRefunded(args: Refunded, log: LogFacts): Change[] {
  return [
    changed(args.paymentId, log, { refundable: args.refundable }),
    happened({ ...args, kind: 'refunded', account: args.from }, log),
  ]
}

type Reclaimed = { paymentId: Hex; payer: Hex; to: Hex; coin: Hex; amount: bigint }

/** Its account is where the payer had it sent. */
export function onOrderReclaimed(args: Reclaimed, log: LogFacts): Change[] {
  return [
    changed(args.paymentId, log, { held: 0n }),
    happened({ ...args, kind: 'reclaimed', account: args.to }, log),
  ]
}

export function onOrderReleased(args: { paymentId: Hex; payer: Hex; held: bigint }, log: LogFacts): Change[] {
  const { held: amount, payer: account } = args
  return [
    changed(args.paymentId, log, { stage: 'released' }),
    happened({ paymentId: args.paymentId, kind: 'released', account, coin: null, amount }, log),
  ]
}

export function onOrderShipped(
  args: { paymentId: Hex; operator: Hex; held: bigint },
  log: LogFacts,
): Change[] {
  const { held: amount, operator: account } = args
  return [
    changed(args.paymentId, log, { stage: 'shipped' }),
    happened({ paymentId: args.paymentId, kind: 'shipped', account, coin: null, amount }, log),
  ]
}

/** Swept money belonged to no payment. */
export function onStraySwept(args: { coin: Hex; to: Hex; amount: bigint }, log: LogFacts): Change[] {
  return [happened({ ...args, paymentId: noPayment, kind: 'swept', account: args.to }, log)]
}

function eventId({ chainId, block, logIndex }: LogFacts): string {
  return `${chainId}-${block}-${logIndex}`
}

function changed(id: Hex, log: LogFacts, values: Partial<(typeof payment)['$inferInsert']>): Change {
  return set(payment, paymentId(log.chainId, id), { ...values, updatedBlock: log.block })
}

function happened(what: Happening, log: LogFacts): Change {
  return insert(paymentEvent, {
    id: eventId(log),
    chainId: log.chainId,
    paymentId: what.paymentId,
    kind: what.kind,
    account: lowerAddress(what.account),
    coin: what.coin === null ? null : lowerAddress(what.coin),
    amount: what.amount,
    block: log.block,
    at: log.at,
    txHash: log.txHash,
    logIndex: log.logIndex,
  })
}

export const mallHandlers = {
  OrderPaid: onOrderPaid,
  OrderCaptured: onOrderCaptured,
  OrderVoided: onOrderVoided,
  OrderRefunded: onOrderRefunded,
  OrderReclaimed: onOrderReclaimed,
  OrderReleased: onOrderReleased,
  OrderShipped: onOrderShipped,
  Swept: onStraySwept,
}
