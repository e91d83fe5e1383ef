import { setTimeout as wait } from 'node:timers/promises'

import { createClient } from '@mofu/wire/client'
import { orderDetail, submitOrder } from '@mofu/wire/mall/orders'
import { payList, type PayOption } from '@mofu/wire/mall/payments'

import type { Person } from './accounts.ts'
import { payOffers, type Shopper } from './mall.ts'

const PAID = 2
const PATIENCE_MS = 120_000

type Where = { apiUrl: string; rpcUrl: string }

/** Buys one piece and pays for it on chain. Returns how long the order stayed unpaid after the payment was mined. */
export async function settlePayment(
  stack: Where,
  { buyer, skuId, payer }: { buyer: Shopper; skuId: number; payer: Person },
): Promise<number> {
  const { orderId, offers } = await placeOrder(stack, { buyer, skuId })
  await payOffers(stack.rpcUrl, payer, offers)
  const from = Date.now()
  await untilPaid(stack, { buyer, orderId })
  return Date.now() - from
}

/** Orders one piece and fetches its payment options. */
export async function placeOrder(
  { apiUrl }: Where,
  { buyer, skuId }: { buyer: Shopper; skuId: number },
): Promise<{ orderId: string; offers: PayOption[] }> {
  const call = createClient({ baseUrl: apiUrl })
  const body = { skus: [`${skuId}|1`], recieveAddressId: buyer.addressId }
  const { orderId } = (await call(submitOrder, { body }, buyer.as)).data
  const { list } = (await call(payList, { query: { orderId } }, buyer.as)).data
  return { orderId, offers: list.slice(0, 1) }
}

/** Polls an order until it is paid. A failed request is retried. */
export async function untilPaid(
  { apiUrl }: Where,
  { buyer, orderId }: { buyer: Shopper; orderId: string },
): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const from = Date.now()
  while (Date.now() - from < PATIENCE_MS) {
    const reply = await call(orderDetail, { body: { orderId } }, buyer.as).catch(() => undefined)
    if (reply?.data.status === PAID) return
    await wait(20)
  }
  throw new Error(`order ${orderId} was paid and is still unpaid after ${PATIENCE_MS} ms`)
}
