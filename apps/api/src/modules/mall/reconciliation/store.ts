import { mallOrder } from '@mofu/db/app/mall/orders'
import { ledgerEntry, mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import type { Connection } from '@mofu/db/connect'
import { statementCents, type StatementSums, withNet } from '@mofu/domain/mall/statement'
import { and, desc, eq, or, sql } from 'drizzle-orm'

import type { Order } from '../orders/order.ts'
import { listOrders } from '../orders/store.ts'

export type BookLine = { chainId: number; coin: string; escrow: bigint; block: number }

/** Journals whose lines do not sum to zero. There must be none. */
export async function listUnbalancedEvents(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ event_id: string }>(
    sql`select event_id from ${ledgerEntry} group by event_id having sum(amount) <> 0`,
  )
  return rows.map((row) => row.event_id)
}

/** Payments that hold another amount than the ledger says. There must be none. */
export async function listDifferingPayments(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with reached as (select chain_id, max(block) as block from ${ledgerEntry} group by chain_id)
    select p.id from ${mallPayment} p join reached r on r.chain_id = p.chain_id and p.updated_block <= r.block
      left join lateral (select coalesce(sum(l.amount), 0) as escrow from ${ledgerEntry} l
        where l.payment_id = p.id and l.account = 'escrow') l on true
    where p.held <> l.escrow and p.state <> 'gone'`)
  return rows.map((row) => row.id)
}

/** The escrow balance of each coin in the ledger, at the last block for which it is complete. */
export async function listBalances(db: Connection): Promise<BookLine[]> {
  const { rows } = await db.execute<{
    chain_id: string
    coin: string
    escrow: string
    block: string
  }>(sql`
    with reached as (select chain_id, max(block) as block from ${ledgerEntry} group by chain_id)
    select l.chain_id, l.coin, r.block, sum(l.amount) filter (where l.account = 'escrow') as escrow
    from ${ledgerEntry} l join reached r on r.chain_id = l.chain_id
    group by l.chain_id, l.coin, r.block order by l.chain_id, l.coin`)
  return rows.map((row) => ({
    chainId: Number(row.chain_id),
    coin: row.coin,
    escrow: BigInt(row.escrow),
    block: Number(row.block),
  }))
}

export type StatementRow = StatementSums & {
  at: Date
  orderId: string
  orderNumber: string
  coin: string
  symbol: string
  decimals: number
  money: StatementSums
  currency: string
  txHash: string
}

/** A shop's credits between two times, in seconds, newest first. */
export async function listCredits(
  db: Connection,
  shopId: number,
  { from, to }: { from: number; to: number },
): Promise<StatementRow[]> {
  const { rows } = await db.execute<{
    at: string
    coin: string
    symbol: string
    decimals: number
    order_id: string
    number: string
    total: string
    currency: string
    gross: string
    refunds: string
    fee: string
    tx_hash: string
  }>(sql`
    select min(l.at) filter (where l.kind = 'captured') as at, l.coin, q.symbol, q.decimals, o.id as order_id, o.number,
      o.total, o.currency, min(l.tx_hash) filter (where l.kind = 'captured') as tx_hash,
      sum(l.amount) filter (where l.kind = 'paid' and l.account = 'escrow') as gross,
      coalesce(sum(l.amount) filter (where l.kind in ('voided', 'refunded') and l.account = 'payer'), 0) as refunds,
      coalesce(sum(l.amount) filter (where l.account = 'fee'), 0) as fee
    from ${ledgerEntry} l
    join ${paymentQuote} q on q.id = l.payment_id
    join ${mallOrder} o on o.id = q.order_id
    where o.shop_id = ${shopId} and exists (select from ${ledgerEntry} c where c.payment_id = l.payment_id
      and c.kind = 'captured' and c.at >= ${from} and c.at < ${to})
    group by l.payment_id, l.coin, q.symbol, q.decimals, o.id, o.number, o.total, o.currency
    order by at desc limit 5000`)
  return rows.map((row) => {
    const sale = { gross: BigInt(row.gross), refunds: BigInt(row.refunds), fee: BigInt(row.fee) }
    return {
      at: new Date(Number(row.at) * 1_000),
      orderId: row.order_id,
      orderNumber: row.number,
      coin: row.coin,
      symbol: row.symbol,
      decimals: row.decimals,
      ...withNet(sale),
      money: statementCents(sale, BigInt(row.total)),
      currency: row.currency,
      txHash: row.tx_hash,
    }
  })
}

/** Orders by number, id, transaction or payer. */
export function listMatchingOrders(db: Connection, text: string): Promise<Order[]> {
  const isPaidBy = sql`exists (select from ${mallPayment} p where p.order_id = ${mallOrder.id}
    and (p.payer = ${text} or p.tx_hash = ${text}))`
  const matches = or(
    sql`lower(${mallOrder.number}) = ${text}`,
    sql`${mallOrder.id}::text = ${text}`,
    eq(mallOrder.txHash, text),
    isPaidBy,
  )
  return listOrders(db, and(matches) ?? sql`false`)
}

type FoundPayment = {
  id: string
  orderId: string | null
  payer: string
  state: string
  issue: string | null
  txHash: string
}

/** Payments by payer, transaction or id. */
export function listMatchingPayments(db: Connection, text: string): Promise<FoundPayment[]> {
  return db
    .select({
      id: mallPayment.id,
      orderId: mallPayment.orderId,
      payer: mallPayment.payer,
      state: mallPayment.state,
      issue: mallPayment.issue,
      txHash: mallPayment.txHash,
    })
    .from(mallPayment)
    .where(or(eq(mallPayment.payer, text), eq(mallPayment.txHash, text), eq(mallPayment.id, text)))
    .orderBy(desc(mallPayment.seenAt))
    .limit(50)
}
