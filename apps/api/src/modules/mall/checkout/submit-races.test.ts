import { randomUUID } from 'node:crypto'

import { sku } from '@mofu/db/app/mall/shop'
import { outcome, tally } from '@mofu/testkit/outcome'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { sized, db, buyersFor, shopWith, submit, rush } from '../races.fixture.ts'

test('2,000 submits on a stock of 500 make exactly 500 orders', async () => {
  const [attempts, stock] = [sized(2_000), sized(500)]
  const { skuIds } = await shopWith(stock)
  const [skuId = 0] = skuIds
  const buyers = await buyersFor(attempts)
  const outcomes = await rush(attempts, (index) =>
    outcome(submit([{ skuId, quantity: 1 }], undefined, buyers[index % buyers.length])),
  )
  expect(tally(outcomes)).toEqual({ done: stock, 'mall.out_of_stock': attempts - stock })
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  expect([row?.onHand, row?.reserved]).toEqual([stock, stock])
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from app.order_line where sku_id = ${skuId}`,
  )
  expect(Number(rows[0]?.count)).toBe(stock)
})

test('1,000 orders of two products, in crossed order, never deadlock', async () => {
  const count = sized(1_000)
  const { skuIds } = await shopWith(count, 2)
  const [a = 0, b = 0] = skuIds
  const both = [
    { skuId: a, quantity: 1 },
    { skuId: b, quantity: 1 },
  ]
  const buyers = await buyersFor(count)
  const outcomes = await rush(count, (index) =>
    outcome(submit(index % 2 === 0 ? both : both.toReversed(), undefined, buyers[index % buyers.length])),
  )
  expect(tally(outcomes)).toEqual({ done: count })
})

test('fifty concurrent submits with one key create one order', async () => {
  const { skuIds } = await shopWith(100)
  const [skuId = 0] = skuIds
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit([{ skuId, quantity: 1 }], key)))
  expect(new Set(answers.map(({ orders }) => orders.map(({ id }) => id).join())).size).toBe(1)
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  expect(row?.reserved).toBe(1)
})

test('a price that changes between cart and order is reported as changed, and nothing is reserved', async () => {
  const { skuIds } = await shopWith(5)
  const [skuId = 0] = skuIds
  const { submitting } = await db.transaction(async (tx) => {
    await tx
      .update(sku)
      .set({ price: 9_900n, version: sql`${sku.version} + 1` })
      .where(eq(sku.id, skuId))
    const submitting = outcome(submit([{ skuId, quantity: 1 }]))
    // The cart was read at the old price; the order waits for the row that this transaction has changed.
    const waiting = sql`select count(*)::int as count from pg_locks
      where locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid and not granted`
    await expect.poll(async () => (await tx.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
    return { submitting }
  })
  expect(await submitting).toBe('mall.price_changed')
  expect((await db.select().from(sku).where(eq(sku.id, skuId)))[0]?.reserved).toBe(0)
})

test('a retried key answers with its order even when that took the last piece', async () => {
  const { skuIds } = await shopWith(1)
  const wanted = [{ skuId: skuIds[0] ?? 0, quantity: 1 }]
  const first = await submit(wanted, 'retried')
  expect(await submit(wanted, 'retried')).toEqual(first)
  expect(await outcome(submit(wanted, 'another-key'))).toBe('mall.out_of_stock')
})
