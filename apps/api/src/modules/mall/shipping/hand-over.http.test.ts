import { mallOrder } from '@mofu/db/app/mall/orders'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { createClient } from '@mofu/wire/client'
import { submitOrder } from '@mofu/wire/mall/orders'
import { handOverOrder } from '@mofu/wire/mall/shipping'
import { eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

afterAll(() => end())

test('a pickup code allows five attempts an hour, and a stranger’s attempts do not count', async () => {
  const payout = privateKeyToAccount(generatePrivateKey()).address
  const merchant = await makeShopper(stack, db, 'counter')
  const stranger = await makeShopper(stack, db, 'passer-by')
  const { skuIds } = await makeShop(db, { owner: merchant, payout, pickupPoint: 'Ginza 1-2-3' })
  const body = { skus: [`${skuIds[0]}|1`], isPickup: true }
  const { data } = await call(submitOrder, { body }, stranger.as)
  await db.update(mallOrder).set({ pickupCode: '123456' }).where(eq(mallOrder.id, data.orderId))
  const attempt = (code: string, as = merchant.as) =>
    call(handOverOrder, { body: { id: data.orderId, code } }, as)
  for (let index = 0; index < 6; index++) {
    await expect(attempt('000000', stranger.as)).rejects.toMatchObject({ status: 404 })
  }
  for (let index = 0; index < 5; index++) {
    await expect(attempt(`00000${index}`)).rejects.toMatchObject({
      failure: { error: 'mall.pickup_code_wrong' },
    })
  }
  await expect(attempt('123456')).rejects.toMatchObject({
    status: 429,
    failure: { error: 'accounts.too_many_tries' },
  })
})
