import { shop } from '@mofu/db/app/mall/shop'
import { accountOf } from '@mofu/testkit/accounts'
import { mailsTo } from '@mofu/testkit/mails'
import { makeShop, makeShopper, mallDatabase, type Shopper } from '@mofu/testkit/mall'
import { proofOf } from '@mofu/testkit/sign-in'
import { chooseNotification, notifications, readNotifications } from '@mofu/wire/accounts/notifications'
import { createClient } from '@mofu/wire/client'
import { shopPage } from '@mofu/wire/mall/catalogue'
import * as wire from '@mofu/wire/mall/merchant'
import { shopProducts } from '@mofu/wire/mall/merchant/products'
import { answerInvitation, inviteStaff, myInvitations } from '@mofu/wire/mall/merchant/staff'
import { confirmOrder } from '@mofu/wire/mall/orders'
import { shopStatement } from '@mofu/wire/mall/shipping'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
const wallets = [accountOf('jun'), accountOf('kai'), accountOf('mei')]
const [first, second, third] = wallets.map(({ address }) => address.toLowerCase())

/** Changes the shop's payout to one of these wallets, which signs for it. */
async function changePayout(payoutAddress = '') {
  const wallet = wallets.find(({ address }) => address.toLowerCase() === payoutAddress)
  if (!wallet) throw new Error(`there is no wallet ${payoutAddress}`)
  const body = { shopId, payoutAddress, payoutProof: await proofOf(stack.apiUrl, wallet) }
  return (await call(wire.changePayout, { body }, owner.as)).data.from
}

let owner: Shopper
let staff: Shopper
let shopId: number
let skuId: number

beforeAll(async () => {
  ;[owner, staff] = await Promise.all([makeShopper(stack, db, 'owner'), makeShopper(stack, db, 'staff')])
  const made = await makeShop(db, { owner, payout: first ?? '', name: 'Yoru Stationery', stock: 2 })
  ;[shopId, skuId] = [made.shopId, made.skuIds[0] ?? 0]
})

afterAll(() => end())

const dashboardOf = async (who: Shopper) =>
  (await call(wire.merchantDashboard, { body: { shopId } }, who.as)).data

test('staff manage products but not the shop, until the owner removes them', async () => {
  await expect(dashboardOf(staff)).rejects.toMatchObject({ failure: { error: 'mall.shop_not_yours' } })
  await inviteAndAccept()
  const dashboard = await dashboardOf(staff)
  expect(dashboard).toMatchObject({
    role: 'staff',
    name: 'Yoru Stationery',
    payoutAddress: first,
    nextPayout: null,
  })
  // Two are left, and the threshold is three.
  expect(dashboard.lowStock).toMatchObject([{ skuId, available: 2 }])
  expect((await call(shopProducts, { body: { shopId } }, staff.as)).data.total).toBe(1)
  for (const attempt of [
    () => call(wire.changePayout, { body: { shopId, payoutAddress: second ?? '' } }, staff.as),
    () => call(inviteStaff, { body: { shopId, invitee: staff.email } }, staff.as),
    () => call(wire.removeStaff, { body: { shopId, accountId: owner.accountId } }, staff.as),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 403, failure: { error: 'mall.owner_needed' } })
  }
  await expect(
    call(wire.removeStaff, { body: { shopId, accountId: owner.accountId } }, owner.as),
  ).rejects.toMatchObject({ failure: { error: 'mall.staff_unknown' } })
  await call(wire.removeStaff, { body: { shopId, accountId: staff.accountId } }, owner.as)
  await expect(dashboardOf(staff)).rejects.toMatchObject({ status: 403 })
})

async function inviteAndAccept() {
  await call(inviteStaff, { body: { shopId, invitee: staff.email } }, owner.as)
  const { data } = await call(myInvitations, {}, staff.as)
  await call(answerInvitation, { body: { id: data.list[0]?.id ?? '', isAccepted: true } }, staff.as)
}

test('a changed payout address waits a day, is announced, and can be reverted until then', async () => {
  const changeTo = async (payoutAddress = '') =>
    (await call(wire.changePayout, { body: { shopId, payoutAddress } }, owner.as)).data.from
  const payout = async () => (await call(shopStatement, { body: { shopId } }, owner.as)).data.payoutAddress
  // A new payout wallet must sign; the present one needs no signature.
  await expect(changeTo(second)).rejects.toMatchObject({ failure: { error: 'mall.payout_not_proven' } })
  const from = await changePayout(second)
  expect(Date.parse(from ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  expect(await dashboardOf(owner)).toMatchObject({ payoutAddress: first, nextPayout: { address: second } })
  expect(await payout()).toBe(first)
  const { data: inbox } = await call(notifications, { query: {} }, owner.as)
  expect(inbox.list[0]).toMatchObject({ kind: 'shop', facts: { news: 'payout', address: second } })
  expect(await changeTo(first)).toBeNull()
  expect(await dashboardOf(owner)).toMatchObject({ payoutAddress: first, nextPayout: null })

  await changePayout(second)
  // The day has passed.
  await db
    .update(shop)
    .set({ payoutChangesAt: new Date(Date.now() - 1_000) })
    .where(eq(shop.id, shopId))
  expect(await payout()).toBe(second)
  expect(await dashboardOf(owner)).toMatchObject({ payoutAddress: second, nextPayout: null })
  // The next change waits again; the second address holds meanwhile.
  await changePayout(first)
  expect(await dashboardOf(owner)).toMatchObject({ payoutAddress: second, nextPayout: { address: first } })
  await changeTo(second)
})

test('every member of the shop is mailed a changed payout address at once, whatever they read or switched off', async () => {
  await call(chooseNotification, { body: { kind: 'shop', isMailed: false } }, owner.as)
  await changePayout(third)
  const { data: inbox } = await call(notifications, { query: {} }, owner.as)
  await call(readNotifications, { body: { upTo: inbox.list[0]?.id ?? 0 } }, owner.as)
  await expect
    .poll(async () => (await mailsTo(stack.mailsUrl, owner.email)).map(({ text }) => text), {
      timeout: 15_000,
    })
    .toContainEqual(
      expect.stringMatching(
        new RegExp(`${third}[^]*\\n${stack.env['PUBLIC_URL']}/mall/merchant/${shopId}\\n`),
      ),
    )
  await call(wire.changePayout, { body: { shopId, payoutAddress: second ?? '' } }, owner.as)
})

test('profile and freight are what buyers see', async () => {
  const profile = {
    shopId,
    about: { en: 'Paper for the night.', tc: '夜裡的紙。' },
    terms: { en: 'Two weeks.' },
    email: 'yoru@mofu.example',
    country: 'JP',
    pickupPoint: 'Ginza 1-2-3',
  }
  await call(wire.saveShop, { body: profile }, owner.as)
  expect((await call(shopPage, { query: { id: shopId } })).data).toMatchObject({
    about: { tc: '夜裡的紙。' },
    email: 'yoru@mofu.example',
    pickupPoint: 'Ginza 1-2-3',
  })
  const { templates } = await dashboardOf(owner)
  const [template] = templates
  const rules = (template?.rules ?? []).map((rule) => ({ ...rule, firstFee: '900' }))
  const body = { shopId, id: template?.id, name: 'Post', unit: 'piece' as const, rules, freeFrom: '2000' }
  await call(wire.saveFreight, { body }, owner.as)
  const price = async (quantity: number) =>
    (
      await call(
        confirmOrder,
        { body: { skuids: [`${skuId}|${quantity}`], recieveAddressId: owner.addressId } },
        owner.as,
      )
    ).data.parts[0]?.freight
  expect([await price(1), await price(2)]).toEqual(['900', '0'])
})
