import { mallCheckoutAbi } from '@mofu/chain/mall'
import { unitsOfPart } from '@mofu/domain/mall/coin-amount'
import { afterMove, type OrderMove, orderMoves, type OrderStatus } from '@mofu/domain/mall/order-status'
import { readerOf } from '@mofu/testkit/mint'
import pg from 'pg'
import { parseEventLogs } from 'viem'

import { PART_CENTS, type Plan, plans } from './shopping.ts'

type Hex = `0x${string}`

export type Ended = { plan: Plan; orderIds: readonly string[] }

type Money = { paid: bigint; captured: bigint; voided: bigint }

/** What happened to every payment, according to the chain. */
async function moneyOnChain(
  rpcUrl: string,
  checkout: Hex,
): Promise<{ payments: Map<string, Money>; events: number }> {
  const logs = await readerOf(rpcUrl).getLogs({ address: checkout, fromBlock: 0n, toBlock: 'latest' })
  const payments = new Map<string, Money>()
  let events = 0
  for (const { eventName, args } of parseEventLogs({ abi: mallCheckoutAbi, logs })) {
    if (eventName !== 'OrderPaid' && eventName !== 'OrderCaptured' && eventName !== 'OrderVoided') continue
    events++
    const money = payments.get(args.paymentId) ?? { paid: 0n, captured: 0n, voided: 0n }
    const kind = ({ OrderPaid: 'paid', OrderCaptured: 'captured', OrderVoided: 'voided' } as const)[eventName]
    payments.set(args.paymentId, { ...money, [kind]: money[kind] + args.amount })
  }
  return { payments, events }
}

type OrderRow = { id: string; status: OrderStatus; total: string; payment_id: string | null }
type PaymentRow = { on_chain: string; order_id: string; state: string; issue: string | null; held: string }
type EventRow = { order_id: string; kind: string; before: OrderStatus | null; after: OrderStatus }

/** Every difference between the platform's state, the chain, and what people did. */
export async function findDifferences(
  { databaseUrl, rpcUrl, checkout }: { databaseUrl: string; rpcUrl: string; checkout: Hex },
  ended: readonly Ended[],
  stock: number,
): Promise<{ wrong: string[]; payments: number; events: number }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const read = async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows
  try {
    const { payments, events } = await moneyOnChain(rpcUrl, checkout)
    const orders = await read<OrderRow>('select id, status, total, payment_id from app.mall_order')
    const rows = await read<PaymentRow>(
      `select substr(id, strpos(id, '-') + 1) as on_chain, order_id, state, issue, held from app.mall_payment
       where state <> 'gone'`,
    )
    const wrong = [
      ...countedOnce(payments, rows),
      ...rightEnds(orders, rows, payments, ended),
      ...legalWays(orders, await read<EventRow>('select * from app.order_event order by id')),
    ]
    const journals = await read<{ count: string }>('select count(distinct event_id) from app.ledger_entry')
    if (Number(journals[0]?.count) !== events) {
      wrong.push(`${events} events moved money, ${journals[0]?.count} are in the ledger`)
    }
    const open = await read<{ key: string; state: string; note: string }>(
      `select key, state, note from app.payment_operation where state not in ('done', 'needless')`,
    )
    wrong.push(...open.map(({ key, state, note }) => `operation ${key} is ${state}: ${note}`))
    const skus = await read<{ id: number; on_hand: number; reserved: number; sold: string; unpaid: string }>(
      `select s.id, s.on_hand, s.reserved,
         coalesce(sum(l.quantity) filter (where o.status in (2, 3, 4, 5)), 0) as sold,
         coalesce(sum(l.quantity) filter (where o.status = 1), 0) as unpaid
       from app.sku s left join app.order_line l on l.sku_id = s.id left join app.mall_order o on o.id = l.order_id
       group by s.id`,
    )
    for (const { id, on_hand: onHand, reserved, sold, unpaid } of skus) {
      if (onHand !== stock - Number(sold) || reserved !== Number(unpaid)) {
        wrong.push(
          `SKU ${id}: ${onHand} on hand and ${reserved} reserved, but ${sold} sold and ${unpaid} unpaid`,
        )
      }
    }
    return { wrong, payments: payments.size, events }
  } finally {
    await client.end()
  }
}

function countedOnce(payments: ReadonlyMap<string, Money>, rows: readonly PaymentRow[]): string[] {
  const known = new Map(rows.map((row) => [row.on_chain, row]))
  const unknown = rows
    .filter(({ on_chain: id }) => !payments.has(id))
    .map(({ on_chain: id }) => `payment ${id} is not on chain`)
  const differing = [...payments].flatMap(([id, { paid, captured, voided }]) => {
    const row = known.get(id)
    if (!row) return [`payment ${id} was lost`]
    const held = String(paid - captured - voided)
    if (row.state !== 'final' || row.held !== held) {
      return [`payment ${id} is ${row.state} with ${row.held}, the chain holds ${held}`]
    }
    return []
  })
  return [...unknown, ...differing]
}

function rightEnds(
  orders: readonly OrderRow[],
  rows: readonly PaymentRow[],
  payments: ReadonlyMap<string, Money>,
  ended: readonly Ended[],
): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const meant = ended.flatMap(({ plan, orderIds }) => orderIds.map((id) => ({ plan, id })))
  const wrong =
    orders.length === meant.length ? [] : [`${meant.length} orders were made, ${orders.length} are there`]
  for (const { plan, id } of meant) {
    const order = byId.get(id)
    if (!order) {
      wrong.push(`order ${id} was lost`)
      continue
    }
    const end = plans[plan]
    if (end !== undefined && order.status !== end) wrong.push(`${plan} ${id} ended as ${order.status}`)
    const paying = rows.filter((row) => row.order_id === id)
    const counted = paying.filter(({ issue }) => issue === null)
    if (order.status === 5 && counted.length !== 1)
      wrong.push(`order ${id} counts ${counted.length} payments`)
    const total = BigInt(order.total)
    for (const { on_chain: onChain, issue } of paying) {
      const { paid, captured, voided } = payments.get(onChain) ?? { paid: 0n, captured: 0n, voided: 0n }
      const back = plan === 'refund' && issue === null ? unitsOfPart(paid, PART_CENTS, total) : 0n
      const isRight =
        order.status === 5 && issue === null
          ? voided === back && captured === paid - back
          : captured === 0n && voided === paid
      if (!isRight) wrong.push(`${plan} ${id}: of ${paid} ${captured} went to the shop and ${voided} back`)
    }
  }
  return wrong
}

/** Every change of every order must be an allowed transition from its previous status. */
function legalWays(orders: readonly OrderRow[], events: readonly EventRow[]): string[] {
  const at = new Map<string, OrderStatus>()
  const wrong = events.flatMap(({ order_id: id, kind, before, after }) => {
    const stood = at.get(id) ?? null
    at.set(id, after)
    if (before !== stood) return [`order ${id}: ${kind} from ${before}, but it stood at ${stood}`]
    if (stood === null) return after === 1 ? [] : [`order ${id} began at ${after}`]
    const should = kind in orderMoves ? afterMove(stood, kind as OrderMove) : stood
    return should === after ? [] : [`order ${id}: ${kind} led from ${stood} to ${after}`]
  })
  return [
    ...wrong,
    ...orders
      .filter(({ id, status }) => at.get(id) !== status)
      .map(({ id, status }) => `order ${id} is ${status}, its story ends at ${at.get(id)}`),
  ]
}
