import { accountOf } from '@mofu/testkit/accounts'
import { joinAsNew, startOpenSale } from '@mofu/testkit/referrals'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { referralBind } from '@mofu/wire/referrals'
import * as wire from '@mofu/wire/referrals/reports'
import pg from 'pg'
import { createTestClient, http, type LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, inject, test, vi } from 'vitest'

import { hashSecret } from '../../../platform/secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const { apiUrl, databaseUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const join = (inviterCode?: string) => joinAsNew({ apiUrl, rpcUrl }, inviterCode)

let sale: Awaited<ReturnType<typeof startOpenSale>>

beforeAll(async () => {
  const { account } = await join()
  const terms = { name: 'Late guests', price: 500n, uri: `${mediaUrl}/referred` }
  sale = await startOpenSale({ apiUrl, rpcUrl, chainId }, account, terms)
})

async function inDatabase(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

/** Mints a token in the sale with a wallet, and waits until its purchase is in the reports. */
async function buyWith(buyer: LocalAccount): Promise<void> {
  const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await chain.setBalance({ address: buyer.address, value: 10n ** 18n })
  await untilProjected(apiUrl, chainId, await sale.buy(buyer, 1n), 20_000)
}

test('a wallet that has bought on chain is too late to be invited, also if it bought before it first signed in', async () => {
  const inviter = await join()
  const account = privateKeyToAccount(generatePrivateKey())
  await buyWith(account)
  const before = (await call(wire.myReferralUser, { query: {} }, inviter.as)).data.total
  const { v1Info, inviterCode } = await signInWallet(apiUrl, account, inviter.code)
  expect(inviterCode).toBeNull()
  const params = { a: account.address.toLowerCase(), b: inviter.code }
  await expect(call(referralBind, { params }, bearer(v1Info.token))).rejects.toMatchObject({
    status: 409,
    failure: { error: 'referrals.bought_already' },
  })
  expect((await call(wire.myReferralUser, { query: {} }, inviter.as)).data.total).toBe(before)
})

test('what a wallet bought before its account was invited is nobody’s referral: it may have been linked later', async () => {
  const host = await join()
  const late = await join(host.code)
  await buyWith(late.account)
  const lines = async () =>
    (await call(wire.referralSoldList, { params: { x: host.wallet }, query: {} }, host.as)).data.list
  const [line] = await lines()
  expect(line).toMatchObject({ wallet: late.wallet, price: '500' })
  await inDatabase('update app.account set bound_at = to_timestamp($1) where address = $2', [
    (line?.updated ?? 0) + 3_600,
    late.wallet,
  ])
  expect(await lines()).toEqual([])
  expect((await call(wire.sellData, { query: {} }, host.as)).data.list).toEqual([])
})

test('an admin’s password opens nobody’s report and shows no whole e-mail', async () => {
  const { v1Info } = await signInWallet(apiUrl, accountOf('deployer'))
  await inDatabase(`update app.session set scope = 'readonly' where token_hash = $1`, [
    hashSecret(v1Info.token),
  ])
  const as = bearer(v1Info.token)
  const [inviter, stranger] = [await join(), await join()]
  await join(inviter.code)
  for (const wallet of [inviter.wallet, stranger.wallet]) {
    const of = { params: { x: wallet }, query: {} }
    await expect(call(wire.subUserList, of, as)).rejects.toMatchObject({ status: 403 })
    await expect(call(wire.referralSoldList, of, as)).rejects.toMatchObject({ status: 403 })
  }
  const { data } = await call(wire.userListWithSub, { query: { pageSize: 100 } }, as)
  expect(data.list.map(({ wallet }) => wallet)).not.toContain(inviter.wallet)
})

test('an inviter without a wallet reads what an account they invited bought', async () => {
  const host = await join()
  const invited = await join(host.code)
  await inDatabase('update app.account set address = null, email = $1 where address = $2', [
    `${host.wallet}@mofu.example`,
    host.wallet,
  ])
  const { data } = await call(wire.subUserDetail, { params: { x: invited.wallet }, query: {} }, host.as)
  expect(data).toMatchObject({ wallet: invited.wallet, inviter: null, bought: [] })
})
