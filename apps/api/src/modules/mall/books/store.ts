import { mallOrder } from '@mofu/db/app/mall/orders'
import { ledgerEntry, mallPayment, paymentQuote } from '@mofu/db/app/mall/payments'
import { shop } from '@mofu/db/app/mall/shop'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, or, sql } from 'drizzle-orm'

import { payoutNow } from '../merchants/store.ts'
import { readOrders } from '../orders/store.ts'
import type { BooksStore } from './check-books.ts'
import type { SearchStore, StatementStore } from './statement.ts'

export function booksStore(db: Database): BooksStore {
  return {
    unbalanced: async () => {
      const { rows } = await db.execute<{ event_id: string }>(
        sql`select event_id from ${ledgerEntry} group by event_id having sum(amount) <> 0`,
      )
      return rows.map((row) => row.event_id)
    },
    differing: async () => {
      const { rows } = await db.execute<{ id: string }>(sql`
        with reached as (select chain_id, max(block) as block from ${ledgerEntry} group by chain_id)
        select p.id from ${mallPayment} p join reached r on r.chain_id = p.chain_id and p.updated_block <= r.block
          left join lateral (select coalesce(sum(l.amount), 0) as escrow from ${ledgerEntry} l
            where l.payment_id = p.id and l.account = 'escrow') l on true
        where p.held <> l.escrow and p.state <> 'gone'`)
      return rows.map((row) => row.id)
    },
    balances: async () => {
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
    },
  }
}

export function statementStore(db: Database): StatementStore {
  return {
    payoutOf: async (shopId) =>
      (await db.select({ payout: payoutNow }).from(shop).where(eq(shop.id, shopId)))[0]?.payout,
    credited: async (shopId, { from, to }) => {
      const { rows } = await db.execute<{
        at: string
        coin: string
        symbol: string
        decimals: number
        number: string
        gross: string
        fee: string
        net: string
        tx_hash: string
      }>(sql`
        select min(l.at) as at, l.coin, q.symbol, q.decimals, o.number, min(l.tx_hash) as tx_hash,
          -sum(l.amount) filter (where l.account = 'escrow') as gross,
          coalesce(sum(l.amount) filter (where l.account = 'fee'), 0) as fee,
          coalesce(sum(l.amount) filter (where l.account = ${`shop:${shopId}`}), 0) as net
        from ${ledgerEntry} l
        join ${paymentQuote} q on q.id = l.payment_id
        join ${mallOrder} o on o.id = q.order_id
        where o.shop_id = ${shopId} and l.kind = 'captured' and l.at >= ${from} and l.at < ${to}
        group by l.event_id, l.coin, q.symbol, q.decimals, o.number
        order by min(l.at) desc limit 5000`)
      return rows.map((row) => ({
        at: new Date(Number(row.at) * 1_000),
        kind: 'captured' as const,
        orderNumber: row.number,
        coin: row.coin,
        symbol: row.symbol,
        decimals: row.decimals,
        gross: BigInt(row.gross),
        fee: BigInt(row.fee),
        net: BigInt(row.net),
        txHash: row.tx_hash,
      }))
    },
  }
}

export function searchStore(db: Database): SearchStore {
  return {
    orders: (text) => {
      const isPaidBy = sql`exists (select from ${mallPayment} p where p.order_id = ${mallOrder.id}
        and (p.payer = ${text} or p.tx_hash = ${text}))`
      const matches = or(
        sql`lower(${mallOrder.number}) = ${text}`,
        sql`${mallOrder.id}::text = ${text}`,
        eq(mallOrder.txHash, text),
        isPaidBy,
      )
      return readOrders(db, and(matches) ?? sql`false`)
    },
    payments: (text) =>
      db
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
        .limit(50),
  }
}
