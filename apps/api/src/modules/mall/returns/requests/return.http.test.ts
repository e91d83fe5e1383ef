import { isReceiptTrue } from '@mofu/chain/mall/receipt'
import { payOffers } from '@mofu/testkit/mall'
import * as wire from '@mofu/wire/mall/orders'
import { orderReceipt } from '@mofu/wire/mall/receipts'
import * as shopWire from '@mofu/wire/mall/shipping'
import { expect, test, vi } from 'vitest'

import {
  call,
  buyer,
  merchant,
  shopOf,
  submit,
  detailOf,
  offersFor,
  until,
  rpcUrl,
} from '../../orders/orders.fixture.ts'

// Some tests wait for finality twice: thirty blocks each.
vi.setConfig({ testTimeout: 60_000 })

test.concurrent('a return: agreed, sent back, received and fully refunded; a partial refund in between', async () => {
  const { skuIds, shopId } = await shopOf({ stock: 2 })
  const orderIds = (await Promise.all([1, 2].map(() => submit([`${skuIds[0]}|1`])))).map(
    ({ orderId }) => orderId,
  )
  const [returned, cheaper] = orderIds
  if (!returned || !cheaper) throw new Error('expected two orders')
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
  // A return needs an address to send to.
  const agreed = { requestId, isAgreed: true, answer: 'send it' }
  await expect(call(shopWire.answerRequest, { body: agreed }, merchant.as)).rejects.toMatchObject({
    failure: { error: 'mall.return_address_needed' },
  })
  const returnAddress = 'Paws, 1-1 Chiyoda, Tokyo'
  await call(shopWire.answerRequest, { body: { ...agreed, returnAddress } }, merchant.as)
  expect((await detailOf(returned)).requests).toMatchObject([{ state: 'agreed', returnAddress }])
  // The next return suggests the same address; the buyer of another order does not see it.
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
  const sorry = () =>
    call(shopWire.writeMessage, { body: { id: cheaper, text: 'Sorry!' } }, merchant.as).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  const written = await Promise.all(Array.from({ length: 32 }, sorry))
  expect(written.filter((status) => status === 200)).toHaveLength(30)
  expect(written.filter((status) => status === 429)).toHaveLength(2)

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
  // 20 dollars were paid, 10 of them refunded.
  expect(less).toMatchObject({ status: 3, payments: [{ amount: '20000000', held: '10000000' }] })
  expect(less.messages).toHaveLength(30)
  expect(less.messages[0]).toMatchObject({ from: 'merchant', text: 'Sorry!' })
  expect(less.refunded).toBe('1000')
  const { data: proof } = await call(orderReceipt, { body: { orderId: cheaper } }, buyer.as)
  expect(proof.receipt).toMatchObject({
    total: '2000',
    refunded: '1000',
    payment: { amount: '20000000', returned: '10000000' },
  })
  expect(await isReceiptTrue(proof)).toBe(true)

  // The shop's statement lists what was paid, what was refunded, and the fee of the rest.
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
