import { setTimeout as wait } from 'node:timers/promises'

import { sku } from '@mofu/db/app/mall/shop'
import { makeShop, makeShopper, mallDatabase, type Shopper } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/mall/orders'
import { payList, type PayOption } from '@mofu/wire/mall/payments'
import { eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, inject } from 'vitest'

export const stack = inject('httpStack')
export const { apiUrl, rpcUrl } = stack
export const call = createClient({ baseUrl: apiUrl })
const connected = mallDatabase(stack.databaseUrl)
export const { db } = connected
export const payout = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
export const native = '0x0000000000000000000000000000000000000000'

export let buyer: Shopper
export let merchant: Shopper

beforeAll(async () => {
  ;[buyer, merchant] = await Promise.all([
    makeShopper(stack, db, 'buyer'),
    makeShopper(stack, db, 'merchant'),
  ])
})

afterAll(() => connected.end())

export const shopOf = (more: Partial<Parameters<typeof makeShop>[1]> = {}) =>
  makeShop(db, { owner: merchant, payout, ...more })

export async function submit(skus: string[], more: object = {}, who = buyer) {
  const body = { skus, recieveAddressId: who.addressId, ...more }
  return (await call(wire.submitOrder, { body }, who.as)).data
}

export const detailOf = async (orderId: string, who = buyer) =>
  (await call(wire.orderDetail, { body: { orderId } }, who.as)).data

export async function offersFor(orderId: string, symbol = 'tUSD'): Promise<PayOption> {
  const { data } = await call(payList, { query: { orderId } }, buyer.as)
  const option = data.list.find((one) => one.symbol === symbol)
  if (!option) throw new Error(`no quote in ${symbol}: ${data.reason}`)
  return option
}

export async function until<T>(
  read: () => Promise<T>,
  isThere: (value: T) => boolean,
  mostMs = 25_000,
): Promise<T> {
  const deadline = Date.now() + mostMs
  for (;;) {
    const value = await read()
    if (isThere(value)) return value
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(value)}`)
    await wait(100)
  }
}

export async function stockOf(skuId: number | undefined) {
  const [row] = await db
    .select({ onHand: sku.onHand, reserved: sku.reserved })
    .from(sku)
    .where(eq(sku.id, skuId ?? 0))
  return row
}
