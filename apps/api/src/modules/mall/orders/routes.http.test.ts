import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { mallCheckoutAbi } from '@mofu/chain/mall'
import { isReceiptTrue } from '@mofu/chain/mall/receipt'
import { sku } from '@mofu/db/app/mall/shop'
import { accountOf } from '@mofu/tools/stack/accounts'
import {
  makeAddress,
  makeShop,
  makeShopper,
  mallDatabase,
  payOffers,
  quoteArgs,
  type Shopper,
} from '@mofu/tools/stack/mall'
import { mallRoles } from '@mofu/tools/stack/mall-keys'
import { readerOf } from '@mofu/tools/stack/mint'
import { root } from '@mofu/tools/stack/paths'
import { bearer, signInWallet } from '@mofu/tools/stack/sign-in'
import { createClient } from '@mofu/wire/client'
import { creditsOf } from '@mofu/wire/credits'
import * as shopWire from '@mofu/wire/mall/merchant-orders'
import * as wire from '@mofu/wire/mall/orders'
import { blockchainPay, payList, type PayOption } from '@mofu/wire/mall/payments'
import { orderReceipt } from '@mofu/wire/mall/receipts'
import { eq } from 'drizzle-orm'
import { createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

// Some wait for finality twice: thirty blocks each.
vi.setConfig({ testTimeout: 60_000 })

const stack = inject('httpStack')
const { apiUrl, rpcUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
const payout = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
const native = '0x0000000000000000000000000000000000000000'

let buyer: Shopper
let merchant: Shopper

beforeAll(async () => {
  ;[buyer, merchant] = await Promise.all([
    makeShopper(stack, db, 'buyer'),
    makeShopper(stack, db, 'merchant'),
  ])
})

afterAll(() => end())

const shopOf = (more: Partial<Parameters<typeof makeShop>[1]> = {}) =>
  makeShop(db, { owner: merchant, payout, ...more })

async function submit(skus: string[], more: object = {}, who = buyer) {
  const body = { skus, recieveAddressId: who.addressId, ...more }
  return (await call(wire.submitOrder, { body }, who.as)).data
}

const detailOf = async (orderId: string, who = buyer) =>
  (await call(wire.orderDetail, { body: { orderId } }, who.as)).data

async function offersFor(orderId: string, symbol = 'tUSD'): Promise<PayOption> {
  const { data } = await call(payList, { query: { orderId } }, buyer.as)
  const option = data.list.find((one) => one.symbol === symbol)
  if (!option) throw new Error(`no offer in ${symbol}: ${data.reason}`)
  return option
}

async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean, mostMs = 25_000): Promise<T> {
  const deadline = Date.now() + mostMs
  for (;;) {
    const value = await read()
    if (isThere(value)) return value
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(value)}`)
    await wait(100)
  }
}

async function stockOf(skuId: number | undefined) {
  const [row] = await db
    .select({ onHand: sku.onHand, reserved: sku.reserved })
    .from(sku)
    .where(eq(sku.id, skuId ?? 0))
  return row
}

test('POST order/confirmOrder tells prices, freight and warnings, and reserves nothing [mall-13]', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 3, skus: 2 })
  const [first, second] = skuIds
  const ask = { skuids: [`${first}|2`, `${second}`], isPickup: false }
  const { data } = await call(wire.confirmOrder, { body: ask }, buyer.as)
  expect(data).toMatchObject({
    total: '5200',
    currency: 'USD',
    recieveAddressId: buyer.addressId,
    canSubmit: true,
    parts: [
      {
        shopId,
        goods: '4500',
        freight: '700',
        days: { least: 2, most: 5 },
        warning: null,
        lines: [
          { skuId: first, quantity: 2, price: '1500', available: 3, warning: null },
          { skuId: second, quantity: 1, title: { en: 'Ceramic bowl', tc: '陶瓷碗', jp: '陶器のボウル' } },
        ],
      },
    ],
  })
  expect(await stockOf(first)).toEqual({ onHand: 3, reserved: 0 })

  const tooMany = await call(wire.confirmOrder, { body: { skuids: [`${first}|4`] } }, buyer.as)
  expect(tooMany.data).toMatchObject({ canSubmit: false, parts: [{ lines: [{ warning: 'outOfStock' }] }] })
  const fetched = await call(wire.confirmOrder, { body: { ...ask, isPickup: true } }, buyer.as)
  expect(fetched.data).toMatchObject({ canSubmit: false, parts: [{ warning: 'noPickup', freight: '0' }] })
})

test('POST order/submit keeps the goods, once for a key, and refuses what was not seen [mall-15]', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 5 })
  const [id] = skuIds
  const { data: seen } = await call(wire.confirmOrder, { body: { skuids: [`${id}|2`] } }, buyer.as)
  const body = {
    skus: [`${id}|2`],
    recieveAddressId: buyer.addressId,
    remark: 'please ring twice',
    confirmToken: seen.confirmToken,
    key: randomUUID(),
  }
  const { data } = await call(wire.submitOrder, { body }, buyer.as)
  expect(data).toEqual({
    orderId: expect.any(String),
    groupId: expect.any(String),
    orders: [
      {
        orderId: data.orderId,
        orderNumber: expect.stringMatching(/^M\d{6}-\w{8}$/),
        shopId,
        orderAmount: '3600',
      },
    ],
  })
  expect((await call(wire.submitOrder, { body }, buyer.as)).data).toEqual(data)
  expect(await stockOf(id)).toEqual({ onHand: 5, reserved: 2 })
  const refusals = [
    [{ ...body, skus: [`${id}|1`] }, 'mall.key_reused'],
    [{ ...body, key: randomUUID(), skus: [`${id}|1`] }, 'mall.price_changed'],
    [{ skus: [`${id}|4`], recieveAddressId: buyer.addressId }, 'mall.out_of_stock'],
    [{ skus: ['999999999|1'], recieveAddressId: buyer.addressId }, 'mall.sku_unknown'],
    [{ skus: ['x'], recieveAddressId: buyer.addressId }, 'mall.skus_wrong'],
    [{ skus: [`${id}|1`], recieveAddressId: merchant.addressId }, 'mall.address_needed'],
    [{ skus: [`${id}|1`], isPickup: true }, 'mall.no_pickup'],
  ] as const
  for (const [wrong, error] of refusals) {
    const sent = { ...wrong, skus: [...wrong.skus] }
    await expect(call(wire.submitOrder, { body: sent }, buyer.as)).rejects.toMatchObject({
      failure: { error },
    })
  }
  expect(await stockOf(id)).toEqual({ onHand: 5, reserved: 2 })
})

test('order/list, detail and close: the buyer sees every field and closes what is unpaid [mall-18] [mall-19] [mall-20] [rule-52]', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 5 })
  const { orderId, orders } = await submit([`${skuIds[0]}|2`], { remark: 'hello' })
  const display = {
    id: orderId,
    orderNumber: orders[0]?.orderNumber,
    shopId,
    shopName: 'Paws & Co',
    status: 1,
    payState: 'none',
    price: '3000',
    freight: '600',
    orderAmount: '3600',
    currency: 'USD',
    paymentDate: null,
    expressNumber: null,
    expressCompany: null,
    transactionHash: null,
    lines: [{ skuId: skuIds[0], quantity: 2, price: '1500' }],
  }
  const { data: first } = await call(wire.orderList, { body: { status: 1 } }, buyer.as)
  expect(first.list[0]).toMatchObject(display)
  expect(first.total).toBeGreaterThanOrEqual(1)
  expect(await detailOf(orderId)).toMatchObject({
    ...display,
    role: 'buyer',
    remark: 'hello',
    address: { name: 'Hana Mori', country: 'JP' },
    timeline: [{ kind: 'submit', actor: 'buyer', status: 1 }],
    can: { pay: true, close: true, cancel: false, receive: false, setAddress: true },
  })
  await call(wire.closeOrder, { body: { id: orderId } }, buyer.as)
  expect(await detailOf(orderId)).toMatchObject({ status: 6, closeReason: 'buyer', can: { pay: false } })
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 5, reserved: 0 })
  const { data: closed } = await call(wire.orderList, { body: { status: 6, pageSize: 1 } }, buyer.as)
  expect(closed.list.map(({ id }) => id)).toEqual([orderId])
  const { data: all } = await call(wire.orderList, { body: { status: 0 } }, buyer.as)
  expect(all.total).toBeGreaterThanOrEqual(closed.total)
  await expect(call(wire.closeOrder, { body: { id: orderId } }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.order_moved' },
  })
})

test('POST order/setrecieveAddress sends an unpaid order elsewhere at the same freight [mall-21]', async () => {
  const { skuIds } = await shopOf()
  const { orderId } = await submit([`${skuIds[0]}`])
  await db.execute(`update app.shipping_address set is_default = false where id = '${buyer.addressId}'`)
  const other = await makeAddress(db, buyer.accountId)
  await db.execute(`update app.shipping_address set name = 'Sora Mori' where id = '${other}'`)
  await call(wire.setRecieveAddress, { body: { id: orderId, addressId: other } }, buyer.as)
  const changed = await detailOf(orderId)
  expect(changed.address?.name).toBe('Sora Mori')
  expect(changed.timeline.map(({ kind }) => kind)).toEqual(['submit', 'address'])
  const wrong = call(
    wire.setRecieveAddress,
    { body: { id: orderId, addressId: merchant.addressId } },
    buyer.as,
  )
  await expect(wrong).rejects.toMatchObject({ failure: { error: 'mall.address_needed' } })
})

test.concurrent('an order goes from pay list to finished: one event pays it, the shop gets its money less the fee [mall-14] [mall-16] [mall-17] [rule-36]', async () => {
  const { skuIds } = await shopOf({ stock: 4, price: 10_000n })
  const { orderId } = await submit([`${skuIds[0]}|1`])
  const { data: ways } = await call(payList, { query: { orderId } }, buyer.as)
  expect(ways.reason).toBeNull()
  expect(ways.list.map(({ symbol, decimals }) => `${symbol} ${decimals}`).toSorted()).toEqual([
    'ETH 18',
    'tUSD 6',
  ])
  const dollars = ways.list.find(({ symbol }) => symbol === 'tUSD')
  expect(dollars).toMatchObject({
    orderId,
    network: 'petchain',
    // 105 dollars, goods and freight, in a coin of six decimals.
    amount: '105000000',
    confirmationsRequired: 2,
    quote: { payer: native, amount: '105000000' },
    price: { answer: '100000000', decimals: 8 },
  })
  // Asked again it offers the same: refreshing makes no second offer.
  const again = await call(payList, { query: { orderId } }, buyer.as)
  expect(again.data.list.map(({ quote }) => quote.paymentId).toSorted()).toEqual(
    ways.list.map(({ quote }) => quote.paymentId).toSorted(),
  )

  // A foreign hash pays nothing.
  const foreign = `0x${'ab'.repeat(32)}`
  const { data: hinted } = await call(blockchainPay, { query: { orderId, tx: foreign } }, buyer.as)
  expect(hinted).toEqual({ state: 'waiting', confirmations: 0, required: 2 })
  expect((await detailOf(orderId)).status).toBe(1)

  // Somebody else's wallet pays for the person who signed in with a password.
  const { hash } = await payOffers(rpcUrl, 'yuki', [await offersFor(orderId)])
  await call(blockchainPay, { query: { orderId, tx: hash } }, buyer.as)
  const paid = await until(
    () => detailOf(orderId),
    ({ status }) => status === 2,
  )
  expect(paid).toMatchObject({
    transactionHash: hash,
    paymentDate: expect.any(String),
    payments: [{ payer: accountOf('yuki').address.toLowerCase(), amount: '105000000', issue: null }],
  })
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 3, reserved: 0 })

  // Nothing leaves before the payment is final.
  const ship = { id: orderId, expressCompany: 'Yamato', expressNumber: 'YM-1234' }
  await expect(call(shopWire.shipOrder, { body: ship }, merchant.as)).rejects.toMatchObject({
    failure: { error: 'mall.payment_not_final' },
  })
  const receiptFor = async (who: Shopper) => (await call(orderReceipt, { body: { orderId } }, who.as)).data
  await expect(receiptFor(buyer)).rejects.toMatchObject({ failure: { error: 'mall.receipt_not_ready' } })
  await until(
    () => detailOf(orderId),
    ({ payState }) => payState === 'final',
  )
  // Buyer and shop hold the same receipt, and need nobody to see that it is true.
  const signed = await receiptFor(buyer)
  expect(await receiptFor(merchant)).toEqual(signed)
  expect(signed).toMatchObject({
    signer: mallRoles.quoter,
    receipt: { number: paid.orderNumber, total: '10500', payment: { amount: '105000000', txHash: hash } },
  })
  expect(await isReceiptTrue(signed)).toBe(true)
  expect(await isReceiptTrue({ ...signed, receipt: { ...signed.receipt, total: '1' } })).toBe(false)
  await expect(call(shopWire.shipOrder, { body: ship }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.order_not_found' },
  })
  await call(shopWire.shipOrder, { body: ship }, merchant.as)
  expect(await detailOf(orderId)).toMatchObject({
    status: 3,
    expressCompany: 'Yamato',
    expressNumber: 'YM-1234',
  })
  // The chain holds on to it: the payer cannot reclaim what is on its way.
  await until(
    () => detailOf(orderId),
    ({ payments }) => payments[0]?.stage === 'shipped',
  )

  await Promise.all(
    Array.from({ length: 20 }, () => call(wire.confirmDelivery, { body: { id: orderId } }, buyer.as)),
  )
  expect((await detailOf(orderId)).status).toBe(5)
  // 3% of 105 dollars stay with the house.
  const owed = await until(
    () => call(creditsOf, { params: { account: payout }, query: {} }),
    ({ data }) => data.list.length > 0,
  )
  expect(owed.data.list).toEqual([{ coin: dollars?.token, amount: '101850000' }])
  const operations = await db.execute<{ kind: string; count: string }>(
    `select kind, count(*) from app.payment_operation where payment_id like '%${paid.payments[0]?.id.slice(6)}' group by kind order by kind`,
  )
  expect(operations.rows).toEqual([
    { kind: 'capture', count: '1' },
    { kind: 'ship', count: '1' },
  ])
  const { timeline } = await detailOf(orderId)
  const moves = timeline.map(({ kind }) => kind).filter((kind) => kind !== 'seen' && kind !== 'final')
  expect(moves).toEqual(['submit', 'pay', 'ship', 'receive'])
})

test.concurrent('two shops are paid in one transaction; one cancels and the money goes back to who paid, the other ships', async () => {
  const shops = [await shopOf({ name: 'One', stock: 2 }), await shopOf({ name: 'Two', stock: 2 })]
  const { orders } = await submit(shops.map(({ skuIds }) => `${skuIds[0]}|1`))
  const [one, two] = orders.map(({ orderId }) => orderId)
  if (!one || !two) throw new Error('there should be two orders')
  const group = orders.map(({ orderId, orderNumber, orderAmount }, index) => {
    const row = { id: orderId, orderNumber, orderAmount, shopName: ['One', 'Two'][index], status: 1 }
    return { ...row, canPay: true }
  })
  expect((await detailOf(one)).group).toEqual(group)
  expect((await detailOf(two)).group).toEqual(group)
  // A shop is not told what its buyer ordered elsewhere.
  expect((await detailOf(one, merchant)).group).toEqual([])
  const payer = 'sora'
  const paidBefore = await credited(payer)
  await payOffers(rpcUrl, payer, [await offersFor(one, 'ETH'), await offersFor(two, 'ETH')])
  for (const id of [one, two])
    await until(
      () => detailOf(id),
      ({ payState }) => payState === 'final',
    )
  const [paidOne, paidTwo] = [await detailOf(one), await detailOf(two)]
  expect(paidOne.transactionHash).toBe(paidTwo.transactionHash)

  await call(shopWire.cancelShopOrder, { body: { id: one, reason: 'broken in the store' } }, merchant.as)
  await call(
    shopWire.shipOrder,
    { body: { id: two, expressCompany: 'SF', expressNumber: 'SF1' + '0'.repeat(4) } },
    merchant.as,
  )
  expect(await detailOf(one)).toMatchObject({ status: 6, closeReason: 'cancelled' })
  expect(await detailOf(two)).toMatchObject({ status: 3 })
  await until(
    () => credited(payer),
    (now) => now - paidBefore === BigInt(paidOne.payments[0]?.amount ?? 0),
  )
  expect(await stockOf(shops[0]?.skuIds[0])).toEqual({ onHand: 2, reserved: 0 })
  expect(await stockOf(shops[1]?.skuIds[0])).toEqual({ onHand: 1, reserved: 0 })

  async function credited(person: Parameters<typeof accountOf>[0]) {
    const { data } = await call(creditsOf, { params: { account: accountOf(person).address }, query: {} })
    return BigInt(data.list.find(({ coin }) => coin === native)?.amount ?? 0)
  }
})

test.concurrent('the event alone pays: not the hash of another order, not one that was dropped, not a payment that was reverted', async () => {
  const { skuIds } = await shopOf({ stock: 3 })
  const [first, second] = await Promise.all([submit([`${skuIds[0]}|1`]), submit([`${skuIds[0]}|1`])])
  const offer = await offersFor(first.orderId, 'ETH')
  // Too little comes with it: no money moves, and the same offer can still be paid.
  const wallet = createWalletClient({ account: accountOf('lin'), transport: http(rpcUrl) })
  const reverted = await wallet.writeContract({
    chain: null,
    address: offer.contract as `0x${string}`,
    abi: mallCheckoutAbi,
    functionName: 'pay',
    args: [quoteArgs(offer.quote), offer.signature as `0x${string}`],
    value: 1n,
    gas: 400_000n,
  })
  const reader = readerOf(rpcUrl)
  expect((await reader.waitForTransactionReceipt({ hash: reverted })).status).toBe('reverted')
  const hint = async (orderId: string, tx: string) =>
    (await call(blockchainPay, { query: { orderId, tx } }, buyer.as)).data.state
  expect(await hint(first.orderId, reverted)).toBe('waiting')
  // The wallet told one hash and mined another, as one that speeds up does.
  expect(await hint(first.orderId, `0x${'cd'.repeat(32)}`)).toBe('waiting')
  const { hash } = await payOffers(rpcUrl, 'lin', [await offersFor(first.orderId, 'ETH')])
  const paid = await until(
    () => detailOf(first.orderId),
    ({ status }) => status === 2,
  )
  expect(paid).toMatchObject({ transactionHash: hash, payments: [{ issue: null }] })
  expect(paid.payments).toHaveLength(1)
  // A true hash, told for another order.
  expect(await hint(second.orderId, hash)).toBe('waiting')
  expect(await detailOf(second.orderId)).toMatchObject({ status: 1, payState: 'none', payments: [] })
  // Whoever guesses is stopped.
  for (let digit = 1; digit < 10; digit++) await hint(second.orderId, `0x${String(digit).repeat(64)}`)
  await expect(hint(second.orderId, `0x${'ef'.repeat(32)}`)).rejects.toMatchObject({ status: 429 })
})

test.concurrent('an order closed by its buyer and paid all the same: the payment is late and goes back', async () => {
  const { skuIds } = await shopOf({ stock: 1 })
  const { orderId } = await submit([`${skuIds[0]}|1`])
  const offer = await offersFor(orderId)
  await call(wire.closeOrder, { body: { id: orderId } }, buyer.as)
  await payOffers(rpcUrl, 'taro', [offer])
  const late = await until(
    () => detailOf(orderId),
    ({ payments }) => payments[0]?.held === '0',
  )
  expect(late).toMatchObject({ status: 6, payments: [{ issue: 'late', held: '0' }] })
  expect(await stockOf(skuIds[0])).toEqual({ onHand: 1, reserved: 0 })
})

test.concurrent('a return: agreed, sent back, received, and all of the money goes back; a part of it in between', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 2 })
  const orderIds = (await Promise.all([1, 2].map(() => submit([`${skuIds[0]}|1`])))).map(
    ({ orderId }) => orderId,
  )
  const [returned, cheaper] = orderIds
  if (!returned || !cheaper) throw new Error('there should be two orders')
  await payOffers(rpcUrl, 'wei', await Promise.all(orderIds.map((id) => offersFor(id))))
  for (const id of orderIds) {
    await until(
      () => detailOf(id),
      ({ payState }) => payState === 'final',
    )
    await call(
      shopWire.shipOrder,
      { body: { id, expressCompany: 'JP Post', expressNumber: 'JP-77' } },
      merchant.as,
    )
  }
  const ask = { id: returned, kind: 'return', reason: 'wrong colour' } as const
  const { data } = await call(shopWire.askRequest, { body: ask }, buyer.as)
  const { requestId } = data
  await expect(call(shopWire.askRequest, { body: ask }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.request_open' },
  })
  await expect(call(wire.confirmDelivery, { body: { id: returned } }, buyer.as)).rejects.toMatchObject({
    failure: { error: 'mall.request_open' },
  })
  // Nobody sends goods back without knowing where to.
  const agreed = { requestId, isAgreed: true, answer: 'send it' }
  await expect(call(shopWire.answerRequest, { body: agreed }, merchant.as)).rejects.toMatchObject({
    failure: { error: 'mall.return_address_needed' },
  })
  const returnAddress = 'Paws, 1-1 Chiyoda, Tokyo'
  await call(shopWire.answerRequest, { body: { ...agreed, returnAddress } }, merchant.as)
  expect((await detailOf(returned)).requests).toMatchObject([{ state: 'agreed', returnAddress }])
  // The next return is proposed to go there, too; the buyer of another order is not told.
  expect((await detailOf(cheaper, merchant)).returnAddress).toBe(returnAddress)
  expect((await detailOf(cheaper)).returnAddress).toBeNull()
  await call(
    shopWire.sendBack,
    { body: { requestId, expressCompany: 'SF', expressNumber: 'SF-9' } },
    buyer.as,
  )
  await call(shopWire.gotBack, { body: { requestId } }, merchant.as)

  const part = { id: cheaper, kind: 'refund', reason: 'a scratch', amount: '1000' } as const
  const { data: refund } = await call(shopWire.askRequest, { body: part }, buyer.as)
  await call(shopWire.answerRequest, { body: { requestId: refund.requestId, isAgreed: true } }, merchant.as)
  await call(shopWire.writeMessage, { body: { id: cheaper, text: 'Sorry!' } }, merchant.as)

  const back = await until(
    () => detailOf(returned),
    ({ payments }) => payments[0]?.held === '0',
  )
  expect(back).toMatchObject({
    status: 6,
    closeReason: 'returned',
    orderAmount: '2000',
    refunded: '2000',
    requests: [{ kind: 'return', state: 'done', expressCompany: 'SF', expressNumber: 'SF-9' }],
  })
  const less = await until(
    () => detailOf(cheaper),
    ({ requests }) => requests[0]?.state === 'done',
  )
  // 20 dollars were paid, 10 of them went back.
  expect(less).toMatchObject({ status: 3, payments: [{ amount: '20000000', held: '10000000' }] })
  expect(less.messages).toMatchObject([{ from: 'merchant', text: 'Sorry!' }])
  expect(less.refunded).toBe('1000')
  const { data: proof } = await call(orderReceipt, { body: { orderId: cheaper } }, buyer.as)
  expect(proof.receipt).toMatchObject({
    total: '2000',
    refunded: '1000',
    payment: { amount: '20000000', returned: '10000000' },
  })
  expect(await isReceiptTrue(proof)).toBe(true)

  // The shop's statement says what was paid, what of it went back, and what the fee of the rest is.
  await call(wire.confirmDelivery, { body: { id: cheaper } }, buyer.as)
  const { data: statement } = await until(
    () => call(shopWire.shopStatement, { body: { shopId } }, merchant.as),
    (reply) => reply.data.list.length > 0,
  )
  expect(statement.list).toMatchObject([
    {
      orderId: cheaper,
      gross: '20000000',
      refunds: '10000000',
      fee: '300000',
      net: '9700000',
      money: { gross: '2000', refunds: '1000', fee: '30', net: '970' },
    },
  ])
})

test('another account reaches neither orders nor offers nor a shop, and nobody finds them but an admin', async () => {
  const { skuIds, shopId } = await shopOf()
  const { orderId, orders } = await submit([`${skuIds[0]}`])
  const stranger = await makeShopper(stack, db, 'stranger')
  const tries = [
    call(wire.orderDetail, { body: { orderId } }, stranger.as),
    call(wire.closeOrder, { body: { id: orderId } }, stranger.as),
    call(wire.confirmDelivery, { body: { id: orderId } }, stranger.as),
    call(payList, { query: { orderId } }, stranger.as),
    call(shopWire.shopOrders, { body: { shopId } }, stranger.as),
    call(shopWire.shopStatement, { body: { shopId } }, stranger.as),
    call(shopWire.findOrders, { body: { text: orderId } }, stranger.as),
  ]
  const answers = await Promise.all(
    tries.map((one) =>
      one.then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    ),
  )
  expect(answers).toEqual([404, 404, 404, 404, 403, 403, 403])
  const { v1Info } = await signInWallet(apiUrl, accountOf('deployer'))
  const found = await call(
    shopWire.findOrders,
    { body: { text: orders[0]?.orderNumber ?? '' } },
    bearer(v1Info.token),
  )
  expect(found.data.orders.map(({ id }) => id)).toEqual([orderId])
  const { data: mine } = await call(shopWire.shopOrders, { body: { shopId } }, merchant.as)
  expect(mine.list.map(({ id }) => id)).toEqual([orderId])
})

test('the books are what the contract holds, coin by coin, and a statement says what the shop was credited', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/api/src/books-main.ts'], {
    cwd: root,
    env: { ...process.env, ...stack.env },
  })
  expect(stdout).toContain('the books are right')
  expect(stdout.match(/ ok$/gm)?.length).toBeGreaterThanOrEqual(2)
  const { rows } = await db.execute<{ shop_id: number; number: string }>(
    `select o.shop_id, o.number from app.mall_order o where o.status = 5 and o.total = 10500
      and o.account_id = '${buyer.accountId}'`,
  )
  const shopId = rows[0]?.shop_id ?? 0
  const orderNumber = rows[0]?.number
  const { data } = await until(
    () => call(shopWire.shopStatement, { body: { shopId } }, merchant.as),
    (reply) => reply.data.list.length > 0,
  )
  expect(data).toMatchObject({
    payoutAddress: payout,
    list: [
      {
        orderNumber,
        symbol: 'tUSD',
        gross: '105000000',
        refunds: '0',
        fee: '3150000',
        net: '101850000',
        money: { gross: '10500', refunds: '0', fee: '315', net: '10185' },
        currency: 'USD',
      },
    ],
  })
})
