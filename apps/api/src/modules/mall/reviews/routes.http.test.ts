import { account } from '@mofu/db/app/accounts'
import { mallOrder } from '@mofu/db/app/mall/orders'
import { productReview } from '@mofu/db/app/mall/reviews'
import { shopMember } from '@mofu/db/app/mall/shop'
import { orderStatus } from '@mofu/domain/mall/order-status'
import { accountOf } from '@mofu/testkit/accounts'
import { type MadeShop, makeShopper, type Shopper } from '@mofu/testkit/mall'
import { bearer, signInWallet, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { auditLog } from '@mofu/wire/accounts/roles'
import { getProductsBySearch, product } from '@mofu/wire/mall/catalogue'
import { submitOrder } from '@mofu/wire/mall/orders'
import * as wire from '@mofu/wire/mall/reviews'
import { eq, sql } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { apiUrl, buyer, call, db, merchant, shopOf, stack, submit } from '../orders/orders.fixture.ts'

type As = Shopper['as']
const refused = (error: string) => ({ failure: { error } })

async function finish(orderId: string): Promise<string> {
  const values = { status: orderStatus.finished, payState: 'final' as const, finishedAt: new Date() }
  await db.update(mallOrder).set(values).where(eq(mallOrder.id, orderId))
  return orderId
}

const finishedOrder = async ({ skuIds }: MadeShop, who = buyer) =>
  finish((await submit([`${skuIds[0]}|1`], {}, who)).orderId)

const write = (
  { skuIds }: MadeShop,
  orderId: string,
  rating: number,
  { text = '', as = buyer.as }: { text?: string; as?: As } = {},
) => call(wire.writeReview, { body: { orderId, skuId: skuIds[0] ?? 0, rating, text } }, as)

const reviewsOf = async ({ productId }: MadeShop, before?: number) =>
  (await call(wire.productReviews, { query: { productId, ...(before ? { before } : {}) } })).data

/** What the product's page and its card in the list count. */
async function ratingOf({ productId }: MadeShop) {
  const { data: page } = await call(product, { query: { id: productId } })
  const { data } = await call(getProductsBySearch, { body: { orderBy: 'newest', pageSize: 48 } })
  const card = data.list.find(({ id }) => id === productId)
  expect([card?.ratingSum, card?.ratingCount]).toEqual([page.ratingSum, page.ratingCount])
  return { sum: page.ratingSum, count: page.ratingCount }
}

test('the buyer of a finished order reviews each line once, edits for 30 days, and the rating stays exact', async () => {
  const shop = await shopOf({ name: 'Stars' })
  const { orderId } = await submit([`${shop.skuIds[0]}|1`])
  await expect(write(shop, orderId, 5)).rejects.toMatchObject(refused('mall.review_too_early'))
  await finish(orderId)
  const stranger = await makeShopper(stack, db, 'stranger')
  for (const as of [stranger.as, merchant.as]) {
    await expect(write(shop, orderId, 1, { as })).rejects.toMatchObject(refused('mall.order_not_found'))
    await expect(call(wire.orderReviews, { body: { orderId } }, as)).rejects.toMatchObject(
      refused('mall.order_not_found'),
    )
  }
  await expect(
    call(wire.writeReview, { body: { orderId, skuId: 999_999, rating: 5 } }, buyer.as),
  ).rejects.toMatchObject(refused('mall.order_not_found'))
  for (const rating of [0, 6, 2.5]) {
    await expect(write(shop, orderId, rating)).rejects.toMatchObject(refused('request.invalid'))
  }
  for (const text of ['bell \u0007', 'turn \u202E around', 'a'.repeat(1_001)]) {
    await expect(write(shop, orderId, 5, { text })).rejects.toMatchObject(refused('request.invalid'))
  }
  expect(await ratingOf(shop)).toEqual({ sum: 0, count: 0 })

  const text = 'Pretty.\n<script>alert(1)</script> & "so"'
  const { data: first } = await write(shop, orderId, 2, { text: `  ${text} ` })
  expect(await reviewsOf(shop)).toEqual({
    list: [
      {
        id: first.id,
        rating: 2,
        text,
        reviewer: null,
        choices: [{ en: 'Coral', tc: '珊瑚', jp: 'コーラル' }],
        createdAt: expect.any(String),
        isEdited: false,
        isEditedSinceAnswer: false,
        answer: null,
      },
    ],
    next: null,
  })
  const { data: news } = await call(notifications, { query: {} }, merchant.as)
  expect(news.list.map(({ facts }) => facts)).toContainEqual({
    shop: 'Stars',
    news: 'review',
    title: 'Ceramic bowl',
    rating: '2',
    shopId: String(shop.shopId),
  })
  expect((await write(shop, orderId, 4, { text: 'Better now' })).data.id).toBe(first.id)
  expect((await reviewsOf(shop)).list).toMatchObject([{ rating: 4, text: 'Better now', isEdited: true }])
  await write(shop, await finishedOrder(shop, stranger), 5, { as: stranger.as })
  expect(await ratingOf(shop)).toEqual({ sum: 9, count: 2 })
  const shownTo = async () => (await call(wire.orderReviews, { body: { orderId } }, buyer.as)).data.list
  expect(await shownTo()).toMatchObject([
    { skuId: shop.skuIds[0], canWrite: true, review: { rating: 4, hiddenFor: null } },
  ])
  await db
    .update(productReview)
    .set({ createdAt: sql`now() - interval '30 days 1 minute'` })
    .where(eq(productReview.id, first.id))
  await expect(write(shop, orderId, 1)).rejects.toMatchObject(refused('mall.review_final'))
  expect(await shownTo()).toMatchObject([{ canWrite: false, review: { rating: 4 } }])
  expect(await ratingOf(shop)).toEqual({ sum: 9, count: 2 })
})

test('sent eight times at once it is one review, and its last rating counts once', async () => {
  const shop = await shopOf({ name: 'At Once' })
  const second = await makeShopper(stack, db, 'at-once')
  const [one, other] = await Promise.all([finishedOrder(shop), finishedOrder(shop, second)])
  const sent = await Promise.all(
    [1, 2, 3, 4, 5, 1, 2, 3].flatMap((rating) => [
      write(shop, one, rating),
      write(shop, other, rating, { as: second.as }),
    ]),
  )
  expect(new Set(sent.map(({ data }) => data.id)).size).toBe(2)
  const { list } = await reviewsOf(shop)
  expect(list).toHaveLength(2)
  expect(await ratingOf(shop)).toEqual({ sum: list.reduce((sum, { rating }) => sum + rating, 0), count: 2 })
})

test('members of the shop do not review its products; they answer once and may change the answer', async () => {
  const shop = await shopOf({ name: 'Own Praise' })
  const staff = await makeShopper(stack, db, 'staff')
  const orderId = await finishedOrder(shop, staff)
  await db.insert(shopMember).values({ shopId: shop.shopId, accountId: staff.accountId, role: 'staff' })
  await expect(write(shop, orderId, 5, { as: staff.as })).rejects.toMatchObject(
    refused('mall.review_own_shop'),
  )
  const { data } = await call(wire.orderReviews, { body: { orderId } }, staff.as)
  expect(data.list).toMatchObject([{ canWrite: false, review: null }])

  const { id } = (await write(shop, await finishedOrder(shop), 3)).data
  const answer = (text: string, as: As) => call(wire.answerReview, { body: { id, text } }, as)
  await expect(answer('Mine', buyer.as)).rejects.toMatchObject(refused('mall.shop_not_yours'))
  await expect(answer(' ', merchant.as)).rejects.toMatchObject(refused('request.invalid'))
  await answer('Thank you', merchant.as)
  await answer('Thank you', merchant.as)
  expect((await reviewsOf(shop)).list).toMatchObject([{ answer: { text: 'Thank you', isEdited: false } }])
  await answer('Thank you very much', staff.as)
  const { list } = await reviewsOf(shop)
  expect(list).toMatchObject([
    { isEditedSinceAnswer: false, answer: { text: 'Thank you very much', isEdited: true } },
  ])
  await expect(
    call(wire.answerReview, { body: { id: 999_999, text: 'x' } }, merchant.as),
  ).rejects.toMatchObject(refused('mall.review_not_found'))
})

test('an admin hides a review with a reason: it is not shown, does not count and cannot be changed', async () => {
  const shop = await shopOf({ name: 'Rude' })
  const orderId = await finishedOrder(shop)
  const { id } = (await write(shop, orderId, 1, { text: 'rude' })).data
  await write(shop, await finishedOrder(shop), 4)
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const hide = (as: As) => call(wire.hideReview, { body: { id, reason: 'an insult' } }, as)
  for (const as of [buyer.as, merchant.as]) await expect(hide(as)).rejects.toMatchObject({ status: 403 })
  const hidden = await Promise.allSettled([hide(admin), hide(admin), hide(admin)])
  expect(hidden.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ratingOf(shop)).toEqual({ sum: 4, count: 1 })
  expect((await reviewsOf(shop)).list.map((one) => one.rating)).toEqual([4])
  await expect(write(shop, orderId, 5)).rejects.toMatchObject(refused('mall.review_hidden'))
  await expect(call(wire.answerReview, { body: { id, text: 'No!' } }, merchant.as)).rejects.toMatchObject(
    refused('mall.review_hidden'),
  )
  expect((await call(wire.orderReviews, { body: { orderId } }, buyer.as)).data.list).toMatchObject([
    { canWrite: false, review: { text: 'rude', hiddenFor: 'an insult' } },
  ])
  const { data: log } = await call(auditLog, { query: {} }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({
      action: 'mall.hide_review',
      subject: `review ${id}`,
      reason: 'an insult',
      facts: { name: 'Ceramic bowl' },
    }),
  )
})

test('an admin shows a hidden review again, once, with a reason: it is listed and counts', async () => {
  const shop = await shopOf({ name: 'Forgiven' })
  const { id } = (await write(shop, await finishedOrder(shop), 2, { text: 'blunt, but fair' })).data
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const show = (as: As) => call(wire.showReview, { body: { id, reason: 'it is fair' } }, as)
  const hidden = async (as: As = admin) =>
    (await call(wire.hiddenReviews, { query: { productId: shop.productId } }, as)).data.list
  await expect(show(admin)).rejects.toMatchObject(refused('mall.review_not_hidden'))
  await call(wire.hideReview, { body: { id, reason: 'an insult' } }, admin)
  expect(await hidden()).toMatchObject([{ id, rating: 2, text: 'blunt, but fair', hiddenFor: 'an insult' }])
  for (const as of [buyer.as, merchant.as]) {
    await expect(show(as)).rejects.toMatchObject({ status: 403 })
    await expect(hidden(as)).rejects.toMatchObject({ status: 403 })
  }
  const shown = await Promise.allSettled([show(admin), show(admin), show(admin)])
  expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ratingOf(shop)).toEqual({ sum: 2, count: 1 })
  expect((await reviewsOf(shop)).list).toMatchObject([{ id, text: 'blunt, but fair' }])
  expect(await hidden()).toEqual([])
  const { data: log } = await call(auditLog, { query: {} }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({
      action: 'mall.show_review',
      subject: `review ${id}`,
      reason: 'it is fair',
      facts: { name: 'Ceramic bowl' },
    }),
  )
})

test('the buyer is told once that the shop answered their review', async () => {
  const shop = await shopOf({ name: 'Polite' })
  const orderId = await finishedOrder(shop)
  const { id } = (await write(shop, orderId, 4, { text: 'nice' })).data
  for (const text of ['Thank you!', 'Thank you very much!']) {
    await call(wire.answerReview, { body: { id, text } }, merchant.as)
  }
  const { data } = await call(notifications, { query: {} }, buyer.as)
  const news = data.list.filter(({ facts }) => facts['orderId'] === orderId)
  expect(news.filter(({ facts }) => facts['state'] === 'reviewAnswered')).toMatchObject([
    { kind: 'order', facts: { orderId, title: 'Ceramic bowl' } },
  ])
})

test('a wallet is shown shortened, and pages continue where they ended', async () => {
  const shop = await shopOf({ name: 'Many Stars', pickupPoint: 'Ginza 1-2-3' })
  let wallet = privateKeyToAccount(generatePrivateKey())
  for (let count = 0; count < 11; count++) {
    wallet = privateKeyToAccount(generatePrivateKey())
    const as = bearer((await signInWallet(apiUrl, wallet)).v1Info.token)
    const body = { skus: [`${shop.skuIds[0]}|1`], isPickup: true }
    const { orderId } = (await call(submitOrder, { body }, as)).data
    await write(shop, await finish(orderId), 1 + (count % 5), { as, text: String(count) })
  }
  const first = await reviewsOf(shop)
  const rest = await reviewsOf(shop, first.next ?? 0)
  expect([...first.list, ...rest.list].map(({ text }) => Number(text))).toEqual([
    10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
  ])
  expect([first.list.length, rest.next]).toEqual([10, null])
  const address = wallet.address.toLowerCase()
  expect(first.list[0]?.reviewer).toBe(`${address.slice(0, 6)}…${address.slice(-4)}`)
  expect(JSON.stringify(first)).not.toContain(address)
})

test('an admin hides no review of a shop that they work in', async () => {
  const shop = await shopOf({ name: 'Own Stars' })
  const { id } = (await write(shop, await finishedOrder(shop), 1, { text: 'late' })).data
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const wallet = accountOf('deployer').address.toLowerCase()
  const [own] = await db.select({ id: account.id }).from(account).where(eq(account.address, wallet))
  await db.insert(shopMember).values({ shopId: shop.shopId, accountId: own?.id ?? '', role: 'staff' })
  await expect(call(wire.hideReview, { body: { id, reason: 'an insult' } }, admin)).rejects.toMatchObject(
    refused('mall.own_shop'),
  )
  expect(await ratingOf(shop)).toEqual({ sum: 1, count: 1 })
})

test('an account counts once for a product: with its newest review, and with an earlier one while that is hidden', async () => {
  const shop = await shopOf({ name: 'One Voice' })
  const older = await finishedOrder(shop)
  await write(shop, older, 1)
  const { id } = (await write(shop, await finishedOrder(shop), 5)).data
  const other = await makeShopper(stack, db, 'other-voice')
  await write(shop, await finishedOrder(shop, other), 3, { as: other.as })
  const shown = async () => (await reviewsOf(shop)).list.map(({ rating }) => rating)
  expect([await ratingOf(shop), await shown()]).toEqual([{ sum: 8, count: 2 }, [3, 5]])
  await write(shop, older, 2)
  expect([await ratingOf(shop), await shown()]).toEqual([{ sum: 8, count: 2 }, [3, 5]])
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  await call(wire.hideReview, { body: { id, reason: 'an insult' } }, admin)
  expect([await ratingOf(shop), await shown()]).toEqual([{ sum: 5, count: 2 }, [3, 2]])
})

test('a review that was edited after the shop answered it says so', async () => {
  const shop = await shopOf({ name: 'Moved Stars' })
  const orderId = await finishedOrder(shop)
  const { id } = (await write(shop, orderId, 1, { text: 'late' })).data
  await write(shop, orderId, 1, { text: 'very late' })
  await call(wire.answerReview, { body: { id, text: 'Sorry!' } }, merchant.as)
  expect((await reviewsOf(shop)).list).toMatchObject([{ isEdited: true, isEditedSinceAnswer: false }])
  await write(shop, orderId, 5, { text: 'great' })
  expect((await reviewsOf(shop)).list).toMatchObject([{ isEdited: true, isEditedSinceAnswer: true }])
})
