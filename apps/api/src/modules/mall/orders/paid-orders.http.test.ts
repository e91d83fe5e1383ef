import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { mallCheckoutAbi } from '@mofu/chain/mall'
import { isReceiptTrue } from '@mofu/chain/mall/receipt'
import { accountOf } from '@mofu/testkit/accounts'
import { payOffers, quoteArgs, type Shopper } from '@mofu/testkit/mall'
import { mallRoles } from '@mofu/testkit/mall-keys'
import { readerOf } from '@mofu/testkit/mint'
import { root } from '@mofu/testkit/paths'
import { creditsOf } from '@mofu/wire/credits'
import * as wire from '@mofu/wire/mall/orders'
import { blockchainPay, payList } from '@mofu/wire/mall/payments'
import { orderReceipt } from '@mofu/wire/mall/receipts'
import * as shopWire from '@mofu/wire/mall/shipping'
import { createWalletClient, http } from 'viem'
import { expect, test, vi } from 'vitest'

import {
  call,
  payout,
  native,
  buyer,
  merchant,
  shopOf,
  submit,
  detailOf,
  offersFor,
  until,
  stockOf,
  rpcUrl,
  db,
  stack,
} from './orders.fixture.ts'

// Some tests wait for finality twice: thirty blocks each.
vi.setConfig({ testTimeout: 60_000 })

test.concurrent('an order goes from pay list to finished: one event pays it, the shop gets its money less the fee [mall-14] [mall-16] [mall-17] [rule-36] [rule-52]', async () => {
  const { skuIds } = await shopOf({ stock: 4, price: 10_000n })
  const { data: shown } = await call(wire.confirmOrder, { body: { skuids: [`${skuIds[0]}|1`] } }, buyer.as)
  expect(shown).toMatchObject({ canSubmit: true, total: '10500' })
  const { orderId } = await submit([`${skuIds[0]}|1`])
  const unwanted = await submit([`${skuIds[0]}|1`])
  await call(wire.closeOrder, { body: { id: unwanted.orderId } }, buyer.as)
  expect(await detailOf(unwanted.orderId)).toMatchObject({ status: 6, closeReason: 'buyer' })
  await call(wire.setRecieveAddress, { body: { id: orderId, addressId: buyer.addressId } }, buyer.as)
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
    // 105 dollars, items and freight, in a coin with six decimals.
    amount: '105000000',
    confirmationsRequired: 2,
    quote: { payer: native, amount: '105000000' },
    price: { answer: '100000000', decimals: 8 },
  })
  // The same quotes again: refreshing creates no second one.
  const again = await call(payList, { query: { orderId } }, buyer.as)
  expect(again.data.list.map(({ quote }) => quote.paymentId).toSorted()).toEqual(
    ways.list.map(({ quote }) => quote.paymentId).toSorted(),
  )

  // A foreign hash pays nothing.
  const foreign = `0x${'ab'.repeat(32)}`
  const { data: hinted } = await call(blockchainPay, { query: { orderId, tx: foreign } }, buyer.as)
  expect(hinted).toEqual({ state: 'waiting', confirmations: 0, required: 2 })
  expect((await detailOf(orderId)).status).toBe(1)

  // Somebody else's wallet pays for a buyer who signed in with a password.
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

  // Nothing ships before the payment is final.
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
  // Buyer and shop hold the same receipt, and can verify it themselves.
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
    orderNumber: expect.stringMatching(/^M\d{6}-\w{8}$/),
    price: '10000',
    orderAmount: '10500',
    freight: '500',
    paymentDate: paid.paymentDate,
    expressNumber: 'YM-1234',
    expressCompany: 'Yamato',
    transactionHash: hash,
  })
  // Marked as shipped on chain: the payer cannot reclaim it.
  await until(
    () => detailOf(orderId),
    ({ payments }) => payments[0]?.stage === 'shipped',
  )

  await Promise.all(
    Array.from({ length: 20 }, () => call(wire.confirmDelivery, { body: { id: orderId } }, buyer.as)),
  )
  expect((await detailOf(orderId)).status).toBe(5)
  // The platform keeps 3% of 105 dollars.
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
  expect(moves.filter((kind) => kind !== 'address')).toEqual(['submit', 'pay', 'ship', 'receive'])
})

test.concurrent('two shops are paid in one transaction; one cancels and the payer is refunded, the other ships', async () => {
  const shops = [await shopOf({ name: 'One', stock: 2 }), await shopOf({ name: 'Two', stock: 2 })]
  const { orders } = await submit(shops.map(({ skuIds }) => `${skuIds[0]}|1`))
  const [one, two] = orders.map(({ orderId }) => orderId)
  if (!one || !two) throw new Error('expected two orders')
  const group = orders.map(({ orderId, orderNumber, orderAmount }, index) => {
    const row = { id: orderId, orderNumber, orderAmount, shopName: ['One', 'Two'][index], status: 1 }
    return { ...row, canPay: true, heldBy: null }
  })
  expect((await detailOf(one)).group).toEqual(group)
  expect((await detailOf(two)).group).toEqual(group)
  // A shop does not see what its buyer ordered elsewhere.
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

test.concurrent('only the event pays: not the hash of another order, not a dropped one, not a reverted payment', async () => {
  const { skuIds } = await shopOf({ stock: 3 })
  const [first, second] = await Promise.all([submit([`${skuIds[0]}|1`]), submit([`${skuIds[0]}|1`])])
  const offer = await offersFor(first.orderId, 'ETH')
  // Too little is sent: no money moves, and the same quote can still be paid.
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
  // The wallet reported one hash and mined another, as a speed-up does.
  expect(await hint(first.orderId, `0x${'cd'.repeat(32)}`)).toBe('waiting')
  const { hash } = await payOffers(rpcUrl, 'lin', [await offersFor(first.orderId, 'ETH')])
  const paid = await until(
    () => detailOf(first.orderId),
    ({ status }) => status === 2,
  )
  expect(paid).toMatchObject({ transactionHash: hash, payments: [{ issue: null }] })
  expect(paid.payments).toHaveLength(1)
  // A valid hash, posted for another order.
  expect(await hint(second.orderId, hash)).toBe('waiting')
  expect(await detailOf(second.orderId)).toMatchObject({ status: 1, payState: 'none', payments: [] })
  // Guessing is limited.
  for (let digit = 1; digit < 10; digit++) await hint(second.orderId, `0x${String(digit).repeat(64)}`)
  await expect(hint(second.orderId, `0x${'ef'.repeat(32)}`)).rejects.toMatchObject({ status: 429 })
})

test.concurrent('a payment of an order that its buyer closed is late and is refunded', async () => {
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

test('reconciliation matches what the contract holds, coin by coin, and a statement lists what the shop was credited', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/api/src/reconcile-main.ts'], {
    cwd: root,
    env: { ...process.env, ...stack.env },
  })
  expect(stdout).toContain('ledger and contract agree')
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
