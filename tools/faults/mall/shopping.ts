import { setTimeout as wait } from 'node:timers/promises'

import { mallCheckoutAbi } from '@mofu/chain/mall'
import { CallError, createClient } from '@mofu/wire/client'
import * as merchants from '@mofu/wire/mall/merchant-orders'
import * as orders from '@mofu/wire/mall/orders'
import { payList, type PayOption } from '@mofu/wire/mall/payments'
import type { Data, Input, Route } from '@mofu/wire/route'
import { createWalletClient, http, zeroAddress } from 'viem'

import { accountOf, type Person } from '../../stack/accounts.ts'
import { type MadeShop, quoteArgs, type Shopper } from '../../stack/mall.ts'
import { readerOf } from '../../stack/mint.ts'

type Hex = `0x${string}`
type Asker = Pick<Shopper, 'as'>

/** What somebody sets out to do, and how their orders should end. */
export const plans = { buy: 5, cancel: 6, refund: 5, return: 6, leave: 6, hurry: undefined } as const
export type Plan = keyof typeof plans

/** Everything the shopping happens in. */
export type MallTown = {
  apis: readonly string[]
  rpcUrl: string
  shops: readonly MadeShop[]
  merchant: Asker
  roll: (sides: number) => number
}

export type Buyer = { shopper: Shopper; person: Person; turn: Promise<unknown> }

/** What is to be given back of an order, in cents, where a part of it is asked for. */
export const PART_CENTS = 300n
const PATIENCE_MS = 400_000
const LOOK_MS = 700

/** Asks one of the processes, and again until it gets a real answer. A refusal is one. */
async function ask<R extends Route>(
  { apis, roll }: MallTown,
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

/** One person's way through the mall, from the cart to the end of its orders. Returns the orders. */
export async function shopOnce(town: MallTown, buyer: Buyer, plan: Plan, key: string): Promise<string[]> {
  const { shopper } = buyer
  const bought = town.roll(4) === 0 ? town.shops : [town.shops[town.roll(town.shops.length)]]
  const skus = bought.flatMap((shop) => (shop ? [`${shop.skuIds[town.roll(shop.skuIds.length)]}|1`] : []))
  const wish = { body: { skus, isPickup: false, recieveAddressId: shopper.addressId, remark: '', key } }
  const first = await submit(town, shopper, wish)
  // Whoever heard no answer sends it again: it must be the same orders.
  const again = town.roll(3) === 0 ? await submit(town, shopper, wish) : first
  if (first.join() !== again.join())
    throw new Error(`${key} made two groups: ${first.join()} and ${again.join()}`)

  const deadline = Date.now() + PATIENCE_MS
  const walk: Walk = { town, buyer, plan, sent: new Map(), hindered: undefined }
  for (;;) {
    const details = await Promise.all(first.map((orderId) => look(town, shopper, orderId)))
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
  town: MallTown
  buyer: Buyer
  plan: Plan
  /** What paid each order, as far as the buyer knows: a reorg can take it from one of two and not from the other. */
  sent: Map<string, Hex>
  /** Why it did not pay when it last wanted to. */
  hindered: string | undefined
}

async function submit(town: MallTown, shopper: Shopper, wish: Input<typeof orders.submitOrder>) {
  const answer = await ask(town, shopper, orders.submitOrder, wish)
  if ('refusal' in answer) throw new Error(`an order was refused: ${answer.refusal}`)
  return answer.data.orders.map(({ orderId }) => orderId)
}

async function look(town: MallTown, shopper: Shopper, orderId: string): Promise<orders.OrderDetail> {
  const answer = await ask(town, shopper, orders.orderDetail, { body: { orderId } })
  if ('refusal' in answer) throw new Error(`order ${orderId} is lost: ${answer.refusal}`)
  return answer.data
}

async function isOver(walk: Walk, details: readonly orders.OrderDetail[]): Promise<boolean> {
  if (!details.every(({ status }) => status === 5 || status === 6)) return false
  const paid = await Promise.all(details.map(({ id }) => isPaid(walk, id)))
  // Money that came to a closed order is on its way back; it is over when it is there.
  return details.every(({ status, payments }, index) => {
    if (!paid[index]) return true
    const real = payments.filter(({ state }) => state !== 'gone')
    return status === 5 || (real.length > 0 && real.every(({ held }) => held === '0'))
  })
}

async function stepOn(walk: Walk, details: readonly orders.OrderDetail[]): Promise<void> {
  const unpaid = details.filter(({ status, payState }) => status === 1 && payState !== 'seen')
  if (unpaid.length > 0) await payOrLeave(walk, unpaid)
  const { town, buyer, plan } = walk
  for (const detail of details) {
    if (detail.status === 2 && detail.payState === 'final') {
      await (plan === 'cancel'
        ? ask(town, buyer.shopper, orders.closeOrder, { body: { id: detail.id } })
        : ask(town, town.merchant, merchants.shipOrder, {
            body: { id: detail.id, expressCompany: 'Yamato', expressNumber: '12345' },
          }))
    }
    if (detail.status === 3) await afterShipping(walk, detail)
  }
}

async function payOrLeave(walk: Walk, unpaid: readonly orders.OrderDetail[]): Promise<void> {
  const { town, buyer, plan } = walk
  const close = () =>
    Promise.all(unpaid.map(({ id }) => ask(town, buyer.shopper, orders.closeOrder, { body: { id } })))
  if (plan === 'leave') {
    if (town.roll(2) === 0) await offersOf(walk, unpaid)
    await close()
    return
  }
  const offers = await offersOf(walk, unpaid)
  if (offers.length < unpaid.length) return
  await Promise.all([pay(walk, offers), ...(plan === 'hurry' ? [wait(town.roll(600)).then(close)] : [])])
}

type Offer = PayOption & { orderId: string }

async function offersOf(walk: Walk, unpaid: readonly orders.OrderDetail[]): Promise<Offer[]> {
  const { town, buyer } = walk
  const isStable = town.roll(2) === 0
  const answers = await Promise.all(
    unpaid.map(({ id }) => ask(town, buyer.shopper, payList, { query: { orderId: id } })),
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

/** Pays offers from the buyer's wallet, one transaction at a time. What a reorg took is paid anew; what is there is not. */
function pay(walk: Walk, offered: readonly Offer[]): Promise<void> {
  const { buyer, town } = walk
  const paying = buyer.turn.then(async () => {
    const isThere = await Promise.all(offered.map(({ orderId }) => isPaid(walk, orderId)))
    const offers = offered.filter((_, index) => !isThere[index])
    const [first] = offers
    if (!first) return
    const wallet = createWalletClient({ account: accountOf(buyer.person), transport: http(town.rpcUrl) })
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
    for (let tries = 0; tries < 25 && !(await receiptOf(town.rpcUrl, hash)); tries++) await wait(100)
  })
  // A wallet whose transaction is refused looks at its order again, as a person would.
  buyer.turn = paying.catch((error: unknown) => {
    walk.hindered = String(error)
  })
  return buyer.turn as Promise<void>
}

/** Whether the chain has what paid an order, now. */
async function isPaid({ town, sent }: Walk, orderId: string): Promise<boolean> {
  const hash = sent.get(orderId)
  return hash !== undefined && (await receiptOf(town.rpcUrl, hash)) !== undefined
}

/** The receipt of a payment that went through, as the chain has it now. */
async function receiptOf(rpcUrl: string, hash: Hex) {
  const receipt = await readerOf(rpcUrl)
    .getTransactionReceipt({ hash })
    .catch(() => undefined)
  return receipt?.status === 'success' ? receipt : undefined
}

async function afterShipping({ town, buyer, plan }: Walk, detail: orders.OrderDetail): Promise<void> {
  const { id, requests } = detail
  const [request] = requests
  if ((plan !== 'refund' && plan !== 'return') || request?.state === 'done') {
    await ask(town, buyer.shopper, orders.confirmDelivery, { body: { id } })
    return
  }
  if (!request) {
    const part = plan === 'refund' ? { amount: String(PART_CENTS) } : {}
    await ask(town, buyer.shopper, merchants.askRequest, {
      body: { id, kind: plan, reason: 'It is chipped', ...part },
    })
    return
  }
  const requestId = request.id
  if (request.state === 'open') {
    await ask(town, town.merchant, merchants.answerRequest, {
      body: { requestId, isAgreed: true, answer: '', returnAddress: '1-1 Chiyoda, Tokyo' },
    })
  }
  if (request.state === 'agreed') await ask(town, town.merchant, merchants.gotBack, { body: { requestId } })
}
