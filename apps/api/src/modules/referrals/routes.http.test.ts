import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { referralBind, referralStatus } from '@mofu/wire/referrals'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const { apiUrl, databaseUrl } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

async function somebody() {
  const { publicAddress: address, v1Info } = await signInWallet(
    apiUrl,
    privateKeyToAccount(generatePrivateKey()),
  )
  const headers = bearer(v1Info.token)
  return {
    address,
    code: v1Info.myCode,
    headers,
    bind: (code: string) => call(referralBind, { params: { a: address, b: code } }, headers),
    status: async () => (await call(referralStatus, { params: { x: address } }, headers)).data,
  }
}

test('GET referral/checkStatus is above 0 once bound [main-14]', async () => {
  const [guest, inviter] = [await somebody(), await somebody()]
  expect(await guest.status()).toBe(0)
  await guest.bind(inviter.code)
  expect(await guest.status()).toBeGreaterThan(0)
  expect(await inviter.status()).toBe(0)
})

test('GET referral/bind binds the address of the session to the owner of a code, once [main-15]', async () => {
  const [guest, inviter, later] = [await somebody(), await somebody(), await somebody()]
  expect((await guest.bind(inviter.code)).data).toEqual({ inviterCode: inviter.code })
  for (const code of [inviter.code, later.code]) {
    await expect(guest.bind(code)).rejects.toMatchObject({
      status: 409,
      failure: { error: 'referrals.bound_already', msg: expect.stringContaining('already have an inviter') },
    })
  }
})

test('nobody binds to themselves, to nobody, or in a cycle', async () => {
  const [first, second, third] = [await somebody(), await somebody(), await somebody()]
  await expect(first.bind(first.code)).rejects.toMatchObject({ failure: { error: 'referrals.own_code' } })
  await expect(first.bind('22222222')).rejects.toMatchObject({ failure: { error: 'referrals.code_unknown' } })
  await second.bind(first.code)
  await third.bind(second.code)
  for (const below of [second, third]) {
    await expect(first.bind(below.code)).rejects.toMatchObject({ failure: { error: 'referrals.circle' } })
  }
})

test('nobody binds another address', async () => {
  const [guest, other] = [await somebody(), await somebody()]
  const forged = call(referralBind, { params: { a: guest.address, b: other.code } }, other.headers)
  await expect(forged).rejects.toMatchObject({ status: 403, failure: { error: 'accounts.not_yours' } })
  expect(await guest.status()).toBe(0)
})

test('of 50 parallel attempts with different codes one binds', async () => {
  const guest = await somebody()
  const inviters = await Promise.all(Array.from({ length: 5 }, somebody))
  const limiter = Array.from({ length: 50 }, (_, index) => guest.bind(inviters[index % 5]?.code ?? ''))
  const results = await Promise.allSettled(limiter)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('of two who invite each other at once, one is bound', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await somebody(), await somebody()]
    await Promise.allSettled([one.bind(two.code), two.bind(one.code)])
    expect((await one.status()) + (await two.status())).toBe(1)
  }
})

test('after the first purchase no inviter can be bound', async () => {
  const [guest, inviter] = [await somebody(), await somebody()]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update app.account set first_bought_at = now() where address = $1', [guest.address])
  await client.end()
  await expect(guest.bind(inviter.code)).rejects.toMatchObject({
    failure: { error: 'referrals.bought_already' },
  })
})

test.each([
  { 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-purpose': 'prefetch' },
])('a bind that a link, a picture, another site or a prefetch could make is refused: %j', async (headers) => {
  const [guest, inviter] = [await somebody(), await somebody()]
  // Node's fetch sets these headers itself, so the request is written by hand.
  const { request } = await import('node:http')
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const url = `${apiUrl}/api/main/opengate/referral/bind/${guest.address}/${inviter.code}`
    request(url, { headers: { ...guest.headers.headers, ...headers } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(403)
  expect(await guest.status()).toBe(0)
})
