import { bearer, signInWallet, tokenOf } from '@mofu/tools/stack/sign-in'
import { me } from '@mofu/wire/accounts'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/mall/merchants'
import { shopPage } from '@mofu/wire/mall/shop'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const { apiUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

async function somebody() {
  const { publicAddress, v1Info } = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
  return { address: publicAddress, as: bearer(v1Info.token) }
}

const applicationOf = (payoutAddress: string) => ({
  name: 'Paper Moon',
  about: { en: 'Paper things.', jp: '紙もの。' },
  terms: { en: 'Seven days.' },
  email: 'moon@mofu.example',
  country: 'JP',
  payoutAddress,
})

test('POST shop/CreateShop waits for an admin, who opens it with a reason that is written down [mall-07]', async () => {
  const merchant = await somebody()
  const { data: asked } = await call(wire.createShop, { body: applicationOf(merchant.address) }, merchant.as)
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

test('a refused application says why, gives no role, and another may follow; three at most', async () => {
  const merchant = await somebody()
  const admin = bearer(await tokenOf(apiUrl, 'deployer'))
  const ask = () => call(wire.createShop, { body: applicationOf(merchant.address) }, merchant.as)
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
