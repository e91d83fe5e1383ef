import { setTimeout as wait } from 'node:timers/promises'

import { mallOrder } from '@mofu/db/app/mall/orders'
import { shop, sku } from '@mofu/db/app/mall/shop'
import { connectPool, database } from '@mofu/db/connect'
import { createClient } from '@mofu/wire/client'
import { addAddress } from '@mofu/wire/mall/addresses'
import { closeOrder, confirmDelivery, orderDetail, submitOrder } from '@mofu/wire/mall/orders'
import { payList, type PayOption } from '@mofu/wire/mall/payments'
import { arrivedOrder, shipOrder } from '@mofu/wire/mall/shipping'
import { and, asc, eq, gt } from 'drizzle-orm'

import { rpc } from '../../anvil.ts'
import { payOffers } from '../../mall.ts'
import { bearer, tokenOf } from '../../sign-in.ts'
import { shops } from '../mall/shops.ts'

type OrdersSeed = { apiUrl: string; rpcUrl: string; databaseUrl: string }

const BUYER = 'hana'
/** More blocks than finality takes on a development chain. */
const FINAL_BLOCKS = 40
const PATIENCE_MS = 60_000

/** A buyer's orders at the first shop, one in every state, paid on chain. Does nothing where there are orders. */
export async function seedOrders({ apiUrl, rpcUrl, databaseUrl }: OrdersSeed): Promise<void> {
  const [place] = shops
  if (!place) throw new Error('there is no shop')
  const skuIds = await skusToOrder(databaseUrl, place.name)
  if (skuIds.length === 0) return
  const call = createClient({ baseUrl: apiUrl })
  const buyer = bearer(await tokenOf(apiUrl, BUYER))
  const body = {
    name: '森 はな',
    phone: '+81312345678',
    address: '1-1 千代田',
    country: 'JP',
    postalCode: '100-0001',
  }
  const { data: home } = await call(addAddress, { body }, buyer)
  const order = async (turn: number): Promise<string> => {
    const skus = [`${skuIds[turn % skuIds.length]}|${1 + (turn % 2)}`]
    return (await call(submitOrder, { body: { skus, recieveAddressId: home.id } }, buyer)).data.orderId
  }
  const offerFor = async (orderId: string): Promise<PayOption> => {
    const { list, reason } = (await call(payList, { query: { orderId } }, buyer)).data
    const offer = list.find(({ symbol }) => symbol === 'ETH')
    if (!offer) throw new Error(`there is no way to pay: ${reason}`)
    return offer
  }
  const paid: string[] = []
  for (let turn = 0; turn < 4; turn++) paid.push(await order(turn))
  const offers = await Promise.all(paid.map(offerFor))
  await payOffers(rpcUrl, BUYER, offers)
  const closed = await order(4)
  await call(closeOrder, { body: { id: closed } }, buyer)
  await order(5)
  await rpc(rpcUrl, 'anvil_mine', [`0x${FINAL_BLOCKS.toString(16)}`, '0x0'])
  const untilFinal = async (orderId: string) => {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const { data } = await call(orderDetail, { body: { orderId } }, buyer)
      if (data.payState === 'final') return
      await wait(200)
    }
    throw new Error(`the payment of order ${orderId} is not final after ${PATIENCE_MS / 1_000} s`)
  }
  await Promise.all(paid.map(untilFinal))
  const merchant = bearer(await tokenOf(apiUrl, place.owner))
  const [, shipped = '', arrived = '', received = ''] = paid
  for (const [turn, id] of [shipped, arrived, received].entries()) {
    const express = { expressCompany: '中華郵政 EMS', expressNumber: `EB20261${turn}0${turn}7TW` }
    await call(shipOrder, { body: { id, ...express } }, merchant)
  }
  for (const id of [arrived, received]) await call(arrivedOrder, { body: { id } }, merchant)
  await call(confirmDelivery, { body: { id: received } }, buyer)
}

/** Goods of a shop that are in stock; none where anything was ordered before. */
async function skusToOrder(databaseUrl: string, name: string): Promise<number[]> {
  const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'mofu-seed', max: 1 })
  try {
    const db = database(pool)
    if ((await db.$count(mallOrder)) > 0) return []
    const rows = await db
      .select({ id: sku.id })
      .from(sku)
      .innerJoin(shop, eq(shop.id, sku.shopId))
      .where(and(eq(shop.name, name), gt(sku.onHand, 4)))
      .orderBy(asc(sku.id))
      .limit(24)
    // Not six variants of the same mug.
    return rows.filter((_, index) => index % 4 === 0).map(({ id }) => id)
  } finally {
    await pool.end()
  }
}
