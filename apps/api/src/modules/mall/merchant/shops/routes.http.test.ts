import { bearer, proofOf, signInWallet, tokenOf, type Wallet } from '@mofu/testkit/sign-in'
import { me } from '@mofu/wire/accounts'
import { notifications } from '@mofu/wire/accounts/notifications'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import { shopPage } from '@mofu/wire/mall/catalogue'
import * as wire from '@mofu/wire/mall/merchant/shops'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const { apiUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

async function somebody() {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { publicAddress, v1Info } = await signInWallet(apiUrl, wallet)
  return { wallet, address: publicAddress, as: bearer(v1Info.token) }
}

const applicationOf = async (wallet: Wallet) => ({
  name: 'Paper Moon',
  about: { en: 'Paper things.', jp: '紙もの。' },
  terms: { en: 'Seven days.' },
  email: 'moon@mofu.example',
  country: 'JP',
  payoutAddress: wallet.address,
  payoutProof: await proofOf(apiUrl, wallet),
})

test('POST shop/CreateShop waits for an admin, who opens it with a reason that is audited [mall-07]', async () => {
  const merchant = await somebody()
  const body = await applicationOf(merchant.wallet)
  const { data: asked } = await call(wire.createShop, { body }, merchant.as)
  expect(asked).toEqual({ Id: expect.any(Number), status: 'pending' })
  await expect(call(shopPage, { query: { id: asked.Id } })).rejects.toMatchObject({
    failure: { error: 'mall.shop_not_found' },
  })
  expect((await call(wire.myShops, {}, merchant.as)).data.list).toMatchObject([
    { id: asked.Id, name: 'Paper Moon', status: 'pending', role: 'owner', reviewReason: null },
  ])

  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const { data: waiting } = await call(wire.shopApplications, {}, admin)
  expect(waiting.list).toContainEqual(
    expect.objectContaining({ id: asked.Id, owner: merchant.address, payoutAddress: merchant.address }),
  )
  const review = { id: asked.Id, isApproved: true, reason: 'papers seen' }
  await call(wire.reviewShop, { body: review }, admin)
  await expect(call(wire.reviewShop, { body: review }, admin)).rejects.toMatchObject({
    failure: { error: 'mall.shop_not_waiting' },
  })
  expect((await call(shopPage, { query: { id: asked.Id } })).data).toMatchObject({
    name: 'Paper Moon',
    about: { jp: '紙もの。' },
    country: 'JP',
  })
  expect((await call(me, {}, merchant.as)).data.roles).toEqual(['merchant'])
  const { data: log } = await call(auditLog, { query: {} }, admin)
  expect(log.list).toContainEqual(
    expect.objectContaining({ action: 'mall.open_shop', subject: `shop ${asked.Id}`, reason: 'papers seen' }),
  )
})

test('an applicant is notified of each decision: rejected with its reason, opened also when it is not the first', async () => {
  const merchant = await somebody()
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const shopIds: string[] = []
  for (const [isApproved, reason] of [
    [false, 'no terms'],
    [true, 'papers seen'],
    [true, 'papers seen again'],
  ] as const) {
    const { data } = await call(wire.createShop, { body: await applicationOf(merchant.wallet) }, merchant.as)
    await call(wire.reviewShop, { body: { id: data.Id, isApproved, reason } }, admin)
    shopIds.unshift(String(data.Id))
  }
  const { data: inbox } = await call(notifications, { query: {} }, merchant.as)
  expect(inbox.list.map(({ kind, facts }) => ({ kind, ...facts }))).toEqual([
    { kind: 'shop', shop: 'Paper Moon', news: 'opened', reason: 'papers seen again', shopId: shopIds[0] },
    { kind: 'shop', shop: 'Paper Moon', news: 'opened', reason: 'papers seen', shopId: shopIds[1] },
    { kind: 'shop', shop: 'Paper Moon', news: 'rejected', reason: 'no terms', shopId: shopIds[2] },
  ])
})

test('a refused application says why, grants no role, and another may follow; three at most', async () => {
  const merchant = await somebody()
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const ask = async () => call(wire.createShop, { body: await applicationOf(merchant.wallet) }, merchant.as)
  const { data: first } = await ask()
  await call(wire.reviewShop, { body: { id: first.Id, isApproved: false, reason: 'no terms' } }, admin)
  expect((await call(wire.myShops, {}, merchant.as)).data.list).toMatchObject([
    { status: 'rejected', reviewReason: 'no terms' },
  ])
  expect((await call(me, {}, merchant.as)).data.roles).toEqual([])
  await Promise.all([ask(), ask(), ask()])
  await expect(ask()).rejects.toMatchObject({ failure: { error: 'mall.shops_full' } })
  await expect(
    call(wire.reviewShop, { body: { id: first.Id, isApproved: true, reason: 'mine' } }, merchant.as),
  ).rejects.toMatchObject({ status: 403 })
})

test('a payout address with a wrong checksum, the zero address, and one without its wallet’s signature are refused', async () => {
  const merchant = await somebody()
  const body = await applicationOf(merchant.wallet)
  const [first = ''] = /[a-f]/i.exec(merchant.wallet.address.slice(2)) ?? []
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  const slipped = `0x${merchant.wallet.address.slice(2).replace(first, other)}`
  for (const payoutAddress of [slipped, `0x${'0'.repeat(40)}`, '0x12']) {
    await expect(
      call(wire.createShop, { body: { ...body, payoutAddress } }, merchant.as),
    ).rejects.toMatchObject({ status: 400, failure: { error: 'request.invalid' } })
  }
  const stranger = privateKeyToAccount(generatePrivateKey())
  const theirs = { ...body, payoutAddress: stranger.address }
  const { nonce } = await proofOf(apiUrl, stranger)
  for (const payoutProof of [body.payoutProof, { ...body.payoutProof, nonce }]) {
    await expect(
      call(wire.createShop, { body: { ...theirs, payoutProof } }, merchant.as),
    ).rejects.toMatchObject({ status: 400, failure: { error: 'accounts.signature_wrong' } })
  }
  // One signature opens one shop.
  await call(wire.createShop, { body }, merchant.as)
  await expect(call(wire.createShop, { body }, merchant.as)).rejects.toMatchObject({
    failure: { error: 'accounts.signature_wrong' },
  })
})
