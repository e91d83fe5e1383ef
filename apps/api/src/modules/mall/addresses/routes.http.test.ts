import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/mall/addresses'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const { apiUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

async function somebody() {
  const { v1Info } = await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))
  return bearer(v1Info.token)
}

const mei = {
  name: '林美',
  phone: '0912 345 678',
  address: '迪化街一段 32 號',
  country: 'TW',
  regions: ['3771', '3772'],
}

test('add, list, edit, set the default, delete [mall-22] [mall-23] [mall-24] [mall-25] [mall-26]', async () => {
  const me = await somebody()
  const { data: first } = await call(wire.addAddress, { body: mei }, me)
  expect(first).toEqual({
    id: expect.any(String),
    name: '林美',
    phone: '+886912345678',
    address: '台北市迪化街一段 32 號',
    isDefault: true,
    country: 'TW',
    regions: ['3771', '3772'],
    postalCode: '',
    line: '迪化街一段 32 號',
  })
  const { data: second } = await call(
    wire.addAddress,
    {
      body: {
        name: '空',
        phone: '090-1234-5678',
        address: '東京都中央区銀座 1-2-3',
        country: 'JP',
        postalCode: '104-0061',
      },
    },
    me,
  )
  expect(second).toMatchObject({ isDefault: false, address: '〒104-0061 東京都中央区銀座 1-2-3' })
  const list = async () =>
    (await call(wire.addressList, {}, me)).data.list.map(({ id, isDefault }) => [id, isDefault])
  expect(await list()).toEqual([
    [first.id, true],
    [second.id, false],
  ])

  await call(wire.setDefaultAddress, { body: { id: second.id } }, me)
  expect(await list()).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  const { data: edited } = await call(
    wire.editAddress,
    { body: { ...mei, id: first.id, name: '林小美' } },
    me,
  )
  expect(edited).toEqual({ ...first, name: '林小美', isDefault: false })
  await call(wire.deleteAddress, { body: { id: second.id } }, me)
  expect(await list()).toEqual([[first.id, true]])
})

test('name, phone and address are required, and the phone must be valid [rule-37]', async () => {
  const me = await somebody()
  const add = (more: object) => call(wire.addAddress, { body: { ...mei, ...more } }, me)
  await expect(add({ name: ' ' })).rejects.toMatchObject({
    failure: { error: 'mall.address_incomplete', facts: { field: 'name' } },
  })
  await expect(add({ address: '' })).rejects.toMatchObject({
    failure: { error: 'mall.address_incomplete', facts: { field: 'line' } },
  })
  await expect(add({ regions: ['3771', '101'] })).rejects.toMatchObject({
    failure: { error: 'mall.address_incomplete', facts: { field: 'regions' } },
  })
  for (const phone of ['', '12345']) {
    await expect(add({ phone })).rejects.toMatchObject({ failure: { error: 'mall.phone_invalid' } })
  }
  // SPEC's three fields alone: the phone determines the country.
  const { data } = await call(
    wire.addAddress,
    { body: { name: 'Mei', phone: '+886 912 345 678', address: 'Dihua Street 32' } },
    me,
  )
  expect(data).toMatchObject({ country: 'TW', isDefault: true })
})

test('another person’s address is not found', async () => {
  const [me, other] = [await somebody(), await somebody()]
  const { data: mine } = await call(wire.addAddress, { body: mei }, me)
  for (const attempt of [
    () => call(wire.editAddress, { body: { ...mei, id: mine.id } }, other),
    () => call(wire.deleteAddress, { body: { id: mine.id } }, other),
    () => call(wire.setDefaultAddress, { body: { id: mine.id } }, other),
  ]) {
    await expect(attempt()).rejects.toMatchObject({
      status: 404,
      failure: { error: 'mall.address_not_found' },
    })
  }
  expect((await call(wire.addressList, {}, other)).data.list).toEqual([])
})

test('parallel additions leave one default, and stay within the limit', async () => {
  const me = await somebody()
  const limiter = await Promise.allSettled(
    Array.from({ length: 24 }, () => call(wire.addAddress, { body: { ...mei, isDefault: true } }, me)),
  )
  expect(limiter.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const { list } = (await call(wire.addressList, {}, me)).data
  expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('a Japanese postal code returns its place', async () => {
  expect((await call(wire.japanPostal, { query: { code: '1040061' } })).data.list).toEqual([
    '東京都中央区銀座',
  ])
  expect((await call(wire.japanPostal, { query: { code: '9999999' } })).data.list).toEqual([])
})
