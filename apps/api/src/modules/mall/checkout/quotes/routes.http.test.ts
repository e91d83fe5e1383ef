import { paymentQuote } from '@mofu/db/app/mall/payments'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import { coinPrices } from '@mofu/wire/mall/coin-prices'
import { submitOrder } from '@mofu/wire/mall/orders'
import { payList } from '@mofu/wire/mall/payments'
import { eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

afterAll(() => end())

test('parallel requests get the same ways to pay', async () => {
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const buyer = await makeShopper(stack, db, 'payer')
  const { skuIds } = await makeShop(db, { owner: buyer, payout })
  const body = { skus: [`${skuIds[0]}|1`], recieveAddressId: buyer.addressId }
  const { data } = await call(submitOrder, { body }, buyer.as)
  const { orderId } = data
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => call(payList, { query: { orderId } }, buyer.as)),
  )
  const offered = answers.map((answer) => answer.data.list.map(({ quote }) => quote.paymentId).toSorted())
  for (const one of offered) expect(one).toEqual(offered[0])
  const rows = await db.select().from(paymentQuote).where(eq(paymentQuote.orderId, orderId))
  expect(rows).toHaveLength(offered[0]?.length ?? 0)
})

test('anyone reads the price of a coin that has a feed; an unknown chain is not found', async () => {
  const { data } = await call(coinPrices, { query: { chainId: stack.chainId } })
  const native = data.list.find(({ coin }) => coin === zeroAddress)
  expect(BigInt(native?.answer ?? 0)).toBeGreaterThan(0n)
  expect(native?.decimals).toBe(8)
  const unknown = call(coinPrices, { query: { chainId: 999_999 } })
  await expect(unknown).rejects.toMatchObject({ status: 404, failure: { error: 'chain.network_unknown' } })
})
