import { setTimeout as wait } from 'node:timers/promises'

import { shop } from '@mofu/db/app/mall/shop'
import { mailsTo } from '@mofu/testkit/mails'
import { makeShop, makeShopper, mallDatabase, type Shopper } from '@mofu/testkit/mall'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { changeEmail } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { merchantDashboard } from '@mofu/wire/mall/merchant'
import * as wire from '@mofu/wire/mall/merchant/staff'
import { eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)
const payout = privateKeyToAccount(generatePrivateKey()).address
const shopName = 'Win 1000 ETH at evil.example'

let owner: Shopper
let shopId: number

beforeAll(async () => {
  owner = await makeShopper(stack, db, 'inviter')
  shopId = (await makeShop(db, { owner, payout, name: shopName })).shopId
})

afterAll(() => end())

const invite = (invitee: string) => call(wire.inviteStaff, { body: { shopId, invitee } }, owner.as)
const dashboard = async () => (await call(merchantDashboard, { body: { shopId } }, owner.as)).data
const invitationsOf = async (as: Shopper['as']) => (await call(wire.myInvitations, {}, as)).data.list

test('staff join a shop only after accepting', async () => {
  const staff = await makeShopper(stack, db, 'invited')
  await invite(staff.email)
  expect((await dashboard()).people).toHaveLength(1)
  await expect(call(merchantDashboard, { body: { shopId } }, staff.as)).rejects.toMatchObject({ status: 403 })
  const [invitation] = await invitationsOf(staff.as)
  expect(invitation).toMatchObject({ shopId, shopName })

  // Nobody else can answer it.
  const stranger = await makeShopper(stack, db, 'stranger')
  const answer = { id: invitation?.id ?? '', isAccepted: true }
  await expect(call(wire.answerInvitation, { body: answer }, stranger.as)).rejects.toMatchObject({
    failure: { error: 'mall.invitation_not_found' },
  })
  await call(wire.answerInvitation, { body: answer }, staff.as)
  expect((await dashboard()).people.map(({ name, role }) => [name, role])).toEqual([
    [owner.email, 'owner'],
    [staff.email, 'staff'],
  ])
  // Staff do not see the owner's e-mail.
  const { data: seen } = await call(merchantDashboard, { body: { shopId } }, staff.as)
  expect(seen.people.map(({ name }) => name)).toEqual(['', staff.email])
})

test('a wallet does not reveal its e-mail, nor an e-mail its account', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { v1Info } = await signInWallet(stack.apiUrl, wallet)
  const as = bearer(v1Info.token)
  const email = `wallet-owner-${Date.now()}@mofu.example`
  await call(changeEmail, { body: { email, password: 'nine hidden owls' } }, as)
  await db.execute(
    `update app.account set email = '${email}' where address = '${wallet.address.toLowerCase()}'`,
  )
  await invite(wallet.address)
  const [invitation] = await invitationsOf(as)
  await call(wire.answerInvitation, { body: { id: invitation?.id ?? '', isAccepted: true } }, as)
  expect(JSON.stringify(await dashboard())).not.toContain(email)
  expect((await dashboard()).people.map(({ name }) => name)).toContain(wallet.address.toLowerCase())

  const unknown = `nobody-${Date.now()}@mofu.example`
  const known = await makeShopper(stack, db, 'known')
  expect(await invite(unknown)).toEqual(await invite(known.email))
  const { invitations } = await dashboard()
  expect(invitations.map(({ invitee }) => invitee)).toEqual([unknown, known.email])
  for (const { id } of invitations) await call(wire.cancelInvitation, { body: { shopId, id } }, owner.as)
  expect(await invitationsOf(known.as)).toEqual([])
})

test('a shop that is not open cannot invite', async () => {
  const made = await makeShop(db, { owner, payout })
  await db.update(shop).set({ status: 'pending' }).where(eq(shop.id, made.shopId))
  const body = { shopId: made.shopId, invitee: 'anybody@mofu.example' }
  await expect(call(wire.inviteStaff, { body }, owner.as)).rejects.toMatchObject({
    status: 409,
    failure: { error: 'mall.shop_not_open' },
  })
})

test('a declined invitation is deleted', async () => {
  const staff = await makeShopper(stack, db, 'declines')
  await invite(staff.email)
  const [invitation] = await invitationsOf(staff.as)
  await call(wire.answerInvitation, { body: { id: invitation?.id ?? '', isAccepted: false } }, staff.as)
  expect(await invitationsOf(staff.as)).toEqual([])
  expect((await dashboard()).invitations).toEqual([])
})

test('none of our mails carries a shop’s own text to somebody it invites', async () => {
  const staff = await makeShopper(stack, db, 'mailed')
  await invite(staff.email)
  // Digests are sent every few seconds here.
  await expect
    .poll(async () => (await mailsTo(stack.mailsUrl, staff.email)).length, { timeout: 15_000 })
    .toBeGreaterThan(1)
  await wait(100)
  for (const { subject, text } of await mailsTo(stack.mailsUrl, staff.email)) {
    expect(`${subject} ${text}`).not.toContain('evil.example')
  }
}, 30_000)
