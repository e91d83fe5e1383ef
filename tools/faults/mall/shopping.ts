import { setTimeout as wait } from 'node:timers/promises'

import { mallCheckoutAbi } from '@mofu/chain/mall'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { type MadeShop, quoteArgs, type Shopper } from '@mofu/testkit/mall'
import { readerOf } from '@mofu/testkit/mint'
import { CallError, createClient } from '@mofu/wire/client'
import * as orders from '@mofu/wire/mall/orders'
import { payList, type PayOption } from '@mofu/wire/mall/payments'
import * as merchants from '@mofu/wire/mall/shipping'
import type { Data, Input, Route } from '@mofu/wire/route'
import { createWalletClient, http, zeroAddress } from 'viem'

type Hex = `0x${string}`
type Asker = Pick<Shopper, 'as'>

/** A shopper's plan, and how their orders should end. */
export const plans = { buy: 5, cancel: 6, refund: 5, return: 6, leave: 6, hurry: undefined } as const
export type Plan = keyof typeof plans

/** Everything the shopping needs. */
export type MallContext = {
  apis: readonly string[]
  rpcUrl: string
  shops: readonly MadeShop[]
  merchant: Asker
  roll: (sides: number) => number
}

export type Buyer = { shopper: Shopper; person: Person; turn: Promise<unknown> }

/** The requested partial refund of an order, in cents. */
export const PART_CENTS = 300n
const PATIENCE_MS = 400_000
const LOOK_MS = 700

/** Calls one of the processes, and retries until it gets a real response. A refusal is one. */
async function ask<R extends Route>(
  { apis, roll }: MallContext,
  { as }: Asker,
  route: R,
  input: Input<R>,
): Promise<{ data: Data<R> } | { refusal: string }> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      const call = createClient({ baseUrl: apis[roll(apis.length)] ?? '' })
      return await call(route, input, { ...as, signal: AbortSignal.timeout(10_000) })
    } catch (error) {
      const { status, failure } = error instanceof CallError ? error : { status: 0, failure: undefined }
      if (failure && status >= 400 && status < 500 && status !== 429) return { refusal: failure.error }
      if (Date.now() > deadline) throw error
      await wait(200)
    }
  }
}

/** One person's path through the mall, from the cart to the end of its orders. Returns the orders. */
export async function shopOnce(
  context: MallContext,
  buyer: Buyer,
  plan: Plan,
  key: string,
): Promise<string[]> {
  const { shopper } = buyer
  const bought = context.roll(4) === 0 ? context.shops : [context.shops[context.roll(context.shops.length)]]
  const skus = bought.flatMap((shop) => (shop ? [`${shop.skuIds[context.roll(shop.skuIds.length)]}|1`] : []))
  const input = { body: { skus, isPickup: false, recieveAddressId: shopper.addressId, remark: '', key } }
  const first = await submit(context, shopper, input)
  // A client without a response retries: it must get the same orders.
  const again = context.roll(3) === 0 ? await submit(context, shopper, input) : first
  if (first.join() !== again.join())
    throw new Error(`${key} made two groups: ${first.join()} and ${again.join()}`)

  const deadline = Date.now() + PATIENCE_MS
  const walk: Walk = { context, buyer, plan, sent: new Map(), hindered: undefined }
  for (;;) {
    const details = await Promise.all(first.map((orderId) => look(context, shopper, orderId)))
    if (await isOver(walk, details)) return first
    if (Date.now() > deadline)
      throw new Error(
        `${plan} ${key} came to no end (${[...walk.sent.values()].join() || 'nothing sent'}, ${walk.hindered ?? 'nothing hindered'}): ` +
          JSON.stringify(details),
      )
    await stepOn(walk, details)
    await wait(LOOK_MS)
  }
}

type Walk = {
  context: MallContext
  buyer: Buyer
  plan: Plan
  /** The payment of each order, as far as the buyer knows: a reorg can remove it from one of two and not from the other. */
  sent: Map<string, Hex>
  /** Why it did not pay at its last attempt. */
  hindered: string | undefined
}

async function submit(context: MallContext, shopper: Shopper, input: Input<typeof orders.submitOrder>) {
  const answer = await ask(context, shopper, orders.submitOrder, input)
  if ('refusal' in answer) throw new Error(`an order was refused: ${answer.refusal}`)
  return answer.data.orders.map(({ orderId }) => orderId)
}

async function look(context: MallContext, shopper: Shopper, orderId: string): Promise<orders.OrderDetail> {
  const answer = await ask(context, shopper, orders.orderDetail, { body: { orderId } })
  if ('refusal' in answer) throw new Error(`order ${orderId} is lost: ${answer.refusal}`)
  return answer.data
}

async function isOver(walk: Walk, details: readonly orders.OrderDetail[]): Promise<boolean> {
  if (!details.every(({ status }) => status === 5 || status === 6)) return false
  const paid = await Promise.all(details.map(({ id }) => isPaid(walk, id)))
  // A payment of a closed order is being refunded; the order is done when the refund has arrived.
  return details.every(({ status, payments }, index) => {
    if (!paid[index]) return true
    const real = payments.filter(({ state }) => state !== 'gone')
    return status === 5 || (real.length > 0 && real.every(({ held }) => held === '0'))
  })
}

async function stepOn(walk: Walk, details: readonly orders.OrderDetail[]): Promise<void> {
  const unpaid = details.filter(({ status, payState }) => status === 1 && payState !== 'seen')
  if (unpaid.length > 0) await payOrLeave(walk, unpaid)
  const { context, buyer, plan } = walk
  for (const detail of details) {
    if (detail.status === 2 && detail.payState === 'final') {
      await (plan === 'cancel'
        ? ask(context, buyer.shopper, orders.closeOrder, { body: { id: detail.id } })
        : ask(context, context.merchant, merchants.shipOrder, {
            body: { id: detail.id, expressCompany: 'Yamato', expressNumber: '12345' },
          }))
    }
    if (detail.status === 3) await afterShipping(walk, detail)
  }
}

async function payOrLeave(walk: Walk, unpaid: readonly orders.OrderDetail[]): Promise<void> {
  const { context, buyer, plan } = walk
  const close = () =>
    Promise.all(unpaid.map(({ id }) => ask(context, buyer.shopper, orders.closeOrder, { body: { id } })))
  if (plan === 'leave') {
    if (context.roll(2) === 0) await offersOf(walk, unpaid)
    await close()
    return
  }
  const offers = await offersOf(walk, unpaid)
  if (offers.length < unpaid.length) return
  await Promise.all([pay(walk, offers), ...(plan === 'hurry' ? [wait(context.roll(600)).then(close)] : [])])
}

type Offer = PayOption & { orderId: string }

async function offersOf(walk: Walk, unpaid: readonly orders.OrderDetail[]): Promise<Offer[]> {
  const { context, buyer } = walk
  const isStable = context.roll(2) === 0
  const answers = await Promise.all(
    unpaid.map(({ id }) => ask(context, buyer.shopper, payList, { query: { orderId: id } })),
  )
  return answers.flatMap((answer, index) => {
    if ('refusal' in answer) {
      walk.hindered = answer.refusal
      return []
    }
    if (answer.data.reason !== null) walk.hindered = answer.data.reason
    const found = answer.data.list.find(({ token }) => (token !== zeroAddress) === isStable)
    return found ? [{ ...found, orderId: unpaid[index]?.id ?? '' }] : []
  })
}

/** Pays quotes from the buyer's wallet, one transaction at a time. Pays again only what a reorg removed. */
function pay(walk: Walk, offered: readonly Offer[]): Promise<void> {
  const { buyer, context } = walk
  const paying = buyer.turn.then(async () => {
    const isThere = await Promise.all(offered.map(({ orderId }) => isPaid(walk, orderId)))
    const offers = offered.filter((_, index) => !isThere[index])
    const [first] = offers
    if (!first) return
    const wallet = createWalletClient({ account: accountOf(buyer.person), transport: http(context.rpcUrl) })
    const total = offers.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    const hash = await wallet.writeContract({
      chain: null,
      address: first.contract as Hex,
      abi: mallCheckoutAbi,
      functionName: 'payMany',
      args: [offers.map(({ quote }) => quoteArgs(quote)), offers.map(({ signature }) => signature as Hex)],
      value: first.token === zeroAddress ? total : 0n,
      gas: 700_000n,
    })
    for (const { orderId } of offers) walk.sent.set(orderId, hash)
    for (let attempt = 0; attempt < 25 && !(await receiptOf(context.rpcUrl, hash)); attempt++) await wait(100)
  })
  // When a transaction reverts, the wallet checks its order again, as a person would.
  buyer.turn = paying.catch((error: unknown) => {
    walk.hindered = String(error)
  })
  return buyer.turn as Promise<void>
}

/** Whether the payment of an order is on chain now. */
async function isPaid({ context, sent }: Walk, orderId: string): Promise<boolean> {
  const hash = sent.get(orderId)
  return hash !== undefined && (await receiptOf(context.rpcUrl, hash)) !== undefined
}

/** The receipt of a successful payment, as it is on chain now. */
async function receiptOf(rpcUrl: string, hash: Hex) {
  const receipt = await readerOf(rpcUrl)
    .getTransactionReceipt({ hash })
    .catch(() => undefined)
  return receipt?.status === 'success' ? receipt : undefined
}

async function afterShipping({ context, buyer, plan }: Walk, detail: orders.OrderDetail): Promise<void> {
  const { id, requests } = detail
  const [request] = requests
  if ((plan !== 'refund' && plan !== 'return') || request?.state === 'done') {
    await ask(context, buyer.shopper, orders.confirmDelivery, { body: { id } })
    return
  }
  if (!request) {
    const part = plan === 'refund' ? { amount: String(PART_CENTS) } : {}
    await ask(context, buyer.shopper, merchants.askRequest, {
      body: { id, kind: plan, reason: 'It is chipped', ...part },
    })
    return
  }
  const requestId = request.id
  if (request.state === 'open') {
    await ask(context, context.merchant, merchants.answerRequest, {
      body: { requestId, isAgreed: true, answer: '', returnAddress: '1-1 Chiyoda, Tokyo' },
    })
  }
  if (request.state === 'agreed')
    await ask(context, context.merchant, merchants.gotBack, { body: { requestId } })
}
