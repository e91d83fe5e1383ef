import { setTimeout as wait } from 'node:timers/promises'

import { createClient } from '@mofu/wire/client'
import { orderDetail, submitOrder } from '@mofu/wire/mall/orders'
import { payList } from '@mofu/wire/mall/payments'

import type { Person } from './accounts.ts'
import { payOffers, type Shopper } from './mall.ts'

const PAID = 2
const PATIENCE_MS = 120_000

/** Buys one piece and pays for it on chain. Returns how long the order stayed unpaid after the payment was in a block. */
export async function settlePayment(
  { apiUrl, rpcUrl }: { apiUrl: string; rpcUrl: string },
  { buyer, skuId, payer }: { buyer: Shopper; skuId: number; payer: Person },
): Promise<number> {
  const call = createClient({ baseUrl: apiUrl })
  const body = { skus: [`${skuId}|1`], recieveAddressId: buyer.addressId }
  const { orderId } = (await call(submitOrder, { body }, buyer.as)).data
  const { list } = (await call(payList, { query: { orderId } }, buyer.as)).data
  await payOffers(rpcUrl, payer, list.slice(0, 1))
  const from = Date.now()
  while (Date.now() - from < PATIENCE_MS) {
    const { data } = await call(orderDetail, { body: { orderId } }, buyer.as)
    if (data.status === PAID) return Date.now() - from
    await wait(20)
  }
  throw new Error(`order ${orderId} was paid and is still unpaid after ${PATIENCE_MS} ms`)
}
