import { marketAbi } from '@mofu/chain/market'
import { accountOf } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { joinAsNew, type Member, startOpenSale } from '@mofu/testkit/referrals'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, signInWallet, tokenOf } from '@mofu/testkit/sign-in'
import { tradingAt } from '@mofu/testkit/trade'
import { auditLog } from '@mofu/wire/accounts/roles'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import * as wire from '@mofu/wire/referrals/reports'
import pg from 'pg'
import { zeroAddress } from 'viem'
import { beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const { apiUrl, databaseUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const ren = accountOf('ren').address.toLowerCase()

const join = (inviterCode?: string) => joinAsNew({ apiUrl, rpcUrl }, inviterCode)

let [leader, admin] = [bearer(''), bearer('')]
let inviter: Member
let guest: Member
let second: Member
let stranger: Member
let contract: `0x${string}`
let today = ''
let sale: Awaited<ReturnType<typeof startOpenSale>>

/** mei leads; she invited the inviter, who invited two guests. One minted two tokens, the other bought one of ren's. */
beforeAll(async () => {
  const mei = await signInWallet(apiUrl, accountOf('mei'))
  leader = bearer(mei.v1Info.token)
  admin = bearer(await tokenOf(apiUrl, 'deployer'))
  inviter = await join(mei.v1Info.myCode)
  guest = await join(inviter.code)
  second = await join(inviter.code)
  stranger = await join()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update app.account set email = $1 where address = $2', [
    `guest-${guest.wallet}@mofu.example`,
    guest.wallet,
  ])
  await client.end()

  const { data } = await call(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const market = contracts['Market'] as `0x${string}`
  const seller = accountOf('ren')
  sale = await startOpenSale({ apiUrl, rpcUrl, chainId }, seller, {
    name: 'Referred pets',
    price: 500n,
    uri: `${mediaUrl}/referred`,
  })
  contract = sale.contract
  await sale.buy(guest.account, 2n)

  const order = { collection, uri: `${mediaUrl}/works/977.json`, royalty: 0, fee: 0n }
  const minted = await mintAs(rpcUrl, 'ren', [order])
  await untilProjected(apiUrl, chainId, minted, 20_000)
  const owned = { owner: ren, collection: collection.toLowerCase(), pageSize: 1 }
  const { data: page } = await call(nftsV2, { body: owned })
  const tokenId = BigInt(page.list[0]?.tokenId ?? 0)
  const trading = tradingAt({ rpcUrl, collection, market })
  await trading.approveToken('ren', tokenId)
  await trading.list('ren', tokenId, { price: 7_000n })
  const ask = { collection, tokenId, seller: seller.address, coin: zeroAddress, price: 7_000n }
  const { blockNumber } = await sendAs(rpcUrl, second.account, {
    address: market,
    abi: marketAbi,
    functionName: 'sellTokenTo',
    args: [ask, second.account.address],
    value: 7_000n,
  })
  await untilProjected(apiUrl, chainId, Number(blockNumber), 20_000)
  const { timestamp } = await readerOf(rpcUrl).getBlock({ blockNumber })
  today = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10)
})

const masked = 'g…@m….example'
const market = () => ({
  email: null,
  wallet: second.wallet,
  updated: expect.any(Number),
  itemName: expect.any(String),
  collection: expect.any(String),
  price: '7000',
  coin: zeroAddress,
  symbol: 'ETH',
  decimals: 18,
  from: ren,
  to: second.wallet,
  kind: 'market',
  isFinal: expect.any(Boolean),
})
const soldBy = (tokenId: string) => ({
  collection: 'Referred pets',
  price: '500',
  symbol: 'ETH',
  from: ren,
  to: guest.wallet,
  tokenId,
  nftId: `${chainId}-${contract}-${tokenId}`,
  kind: 'claim',
})
const claim = (tokenId: string, email = masked) => ({ ...soldBy(tokenId), email, wallet: guest.wallet })

test('GET claimSoldList/{x} returns each token that an address sold by minting, to anyone and without e-mails [v2-06]', async () => {
  const response = await fetch(`${apiUrl}/api/v2/claimSoldList/${ren}`)
  const { code, data } = await response.json()
  expect(code).toBe(200)
  const here = data.list.filter(({ nftId }: { nftId: string }) => nftId.includes(contract))
  expect(here).toMatchObject([
    { ...soldBy('2'), wallet: ren },
    { ...soldBy('1'), wallet: ren },
  ])
  for (const line of here) expect(line).not.toHaveProperty('email')
})

test('GET Referral/{x} returns what invited accounts bought on the market [v2-07]', async () => {
  const { data } = await call(wire.marketReferrals, { params: { x: inviter.wallet }, query: {} }, inviter.as)
  expect(data).toMatchObject({ list: [market()], next: null })
})

test('GET claimReferral/{x} returns what invited accounts bought by minting [v2-08]', async () => {
  const { data } = await call(wire.claimReferrals, { params: { x: inviter.wallet }, query: {} }, inviter.as)
  expect(data).toMatchObject({ list: [claim('2'), claim('1')], next: null })
})

test('GET referral/soldList/{x} returns both kinds with the fields of a record, page by page [main-17] [rule-53]', async () => {
  const params = { x: inviter.wallet }
  const seen: wire.ReferralSale[] = []
  let cursor: string | undefined
  do {
    const query = cursor === undefined ? { pageSize: 1 } : { pageSize: 1, cursor }
    const { data } = await call(wire.referralSoldList, { params, query }, inviter.as)
    seen.push(...data.list)
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  expect(seen).toMatchObject([market(), claim('2'), claim('1')])
  // The item's name is read from its metadata, a moment after the sale.
  await vi.waitFor(
    async () => {
      const { data } = await call(wire.referralSoldList, { params, query: {} }, inviter.as)
      expect(data.list[0]?.itemName).not.toBe('')
    },
    { timeout: 20_000, interval: 200 },
  )
})

test('GET referral/soldListAdmin returns all with inviters and whole e-mails to admins, which is recorded, and their own tree to leaders [main-18]', async () => {
  const { data } = await call(wire.referralSoldListAdmin, { query: { pageSize: 100 } }, admin)
  const mine = data.list.filter((line) => line.inviter === inviter.wallet)
  const email = `guest-${guest.wallet}@mofu.example`
  expect(mine).toMatchObject([market(), claim('2', email), claim('1', email)])
  const { data: log } = await call(auditLog, { query: {} }, admin)
  expect(log.list).toContainEqual(expect.objectContaining({ action: 'referrals.read_all' }))

  const other = await join()
  const outside = await join(other.code)
  const block = await sale.buy(outside.account, 1n)
  await untilProjected(apiUrl, chainId, block, 20_000)
  const inviters = async (as: { headers: { authorization: string } }) => {
    const { data: page } = await call(wire.referralSoldListAdmin, { query: { pageSize: 100 } }, as)
    return new Set(page.list.map((line) => line.inviter))
  }
  expect(await inviters(admin)).toContain(other.wallet)
  expect(await inviters(leader)).toContain(inviter.wallet)
  expect(await inviters(leader)).not.toContain(other.wallet)
  const { data: tree } = await call(wire.referralSoldListAdmin, { query: { pageSize: 100 } }, leader)
  expect(JSON.stringify(tree)).not.toContain(email)
  await expect(call(wire.referralSoldListAdmin, { query: {} }, inviter.as)).rejects.toMatchObject({
    status: 403,
  })
})

test('GET referral/myReferralUser lists whom the caller invited [main-16]', async () => {
  const { data } = await call(wire.myReferralUser, { query: {} }, inviter.as)
  expect(data).toEqual({
    total: 2,
    list: [
      { wallet: second.wallet, email: null, updated: expect.stringMatching(/^\d{4}-/), subCount: 0 },
      { wallet: guest.wallet, email: masked, updated: expect.stringMatching(/^\d{4}-/), subCount: 0 },
    ],
  })
  const { data: none } = await call(wire.myReferralUser, { query: {} }, stranger.as)
  expect(none).toEqual({ list: [], total: 0 })
})

test('GET subUserList/{x} is for oneself, for leaders down their tree, and for admins [main-20]', async () => {
  const of = (x: string, as: { headers: { authorization: string } }) =>
    call(wire.subUserList, { params: { x }, query: { pageSize: 1, page: 2 } }, as)
  for (const [as, email] of [
    [inviter.as, masked],
    [leader, masked],
    [admin, `guest-${guest.wallet}@mofu.example`],
  ] as const) {
    expect((await of(inviter.wallet, as)).data).toMatchObject({ total: 2, list: [{ email }] })
  }
  for (const as of [guest.as, stranger.as]) {
    await expect(of(inviter.wallet, as)).rejects.toMatchObject({
      status: 403,
      failure: { error: 'accounts.not_yours' },
    })
  }
  await expect(of(stranger.wallet, leader)).rejects.toMatchObject({ status: 403 })
})

test('GET subUserDetail/{x} tells what one invited account bought, to its inviter too [main-21]', async () => {
  const of = (as: { headers: { authorization: string } }) =>
    call(wire.subUserDetail, { params: { x: guest.wallet }, query: {} }, as)
  expect((await of(inviter.as)).data).toEqual({
    wallet: guest.wallet,
    email: masked,
    updated: expect.stringMatching(/^\d{4}-/),
    subCount: 0,
    inviter: inviter.wallet,
    bought: [{ kind: 'claim', coin: zeroAddress, symbol: 'ETH', decimals: 18, count: 2, amount: '1000' }],
  })
  expect((await of(leader)).data.inviter).toBe(inviter.wallet)
  for (const as of [second.as, stranger.as]) await expect(of(as)).rejects.toMatchObject({ status: 403 })
})

test('GET userListWithSub lists who invited others: the own tree for leaders, everyone for admins [main-22]', async () => {
  const inviters = async (as: { headers: { authorization: string } }) =>
    (await call(wire.userListWithSub, { query: { pageSize: 100 } }, as)).data.list
  const above = { wallet: inviter.wallet, email: null, subCount: 2 }
  expect(await inviters(leader)).toContainEqual(above)
  expect(await inviters(admin)).toContainEqual(above)
  const { data: log } = await call(auditLog, { query: {} }, admin)
  const read = { action: 'referrals.read_all', subject: 'userListWithSub' }
  expect(log.list).toContainEqual(expect.objectContaining(read))
  const outside = await join(stranger.code)
  expect((await inviters(admin)).map(({ wallet }) => wallet)).toContain(stranger.wallet)
  expect((await inviters(leader)).map(({ wallet }) => wallet)).not.toContain(stranger.wallet)
  await expect(inviters(outside.as)).rejects.toMatchObject({ status: 403 })
})

const totals = (amounts: { claim: string; market: string }) => [
  { kind: 'market', coin: zeroAddress, symbol: 'ETH', decimals: 18, count: 1, amount: amounts.market },
  { kind: 'claim', coin: zeroAddress, symbol: 'ETH', decimals: 18, count: 2, amount: amounts.claim },
]

test('GET sellData is the sum of the lines of those whom the caller invited [main-23]', async () => {
  const { data } = await call(wire.sellData, { query: {} }, inviter.as)
  expect(data.list).toEqual(totals({ claim: '1000', market: '7000' }))
  const { data: lines } = await call(
    wire.referralSoldList,
    { params: { x: inviter.wallet }, query: {} },
    inviter.as,
  )
  const sum = lines.list.reduce((total, { price }) => total + BigInt(price), 0n)
  expect(sum).toBe(data.list.reduce((total, { amount }) => total + BigInt(amount), 0n))
  expect((await call(wire.sellData, { query: {} }, stranger.as)).data.list).toEqual([])
})

test('GET sellData/{a}/{b} is the same between two days, both included [main-24]', async () => {
  const between = async (a: string, b: string) =>
    (await call(wire.sellDataBetween, { params: { a, b }, query: {} }, inviter.as)).data.list
  const other = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  expect(await between(other(-1), today)).toEqual(totals({ claim: '1000', market: '7000' }))
  expect(await between(other(1), other(2))).toEqual([])
  expect(await between(today, other(-9))).toEqual([])
  await expect(between('yesterday', today)).rejects.toMatchObject({ status: 400 })
})

test('the totals by day have every day, and their sums are those of the period', async () => {
  const { data } = await call(wire.soldByDay, { query: { days: 7 } }, inviter.as)
  expect(data.last >= today).toBe(true)
  expect(data.byDay).toHaveLength(7)
  expect(data.totals).toEqual(totals({ claim: '1000', market: '7000' }))
  expect(data.byDay.flatMap(({ sold }) => sold)).toEqual(data.totals)
  const sold = data.byDay.find((day) => day.sold.length > 0)
  expect(new Date((sold?.at ?? 0) * 1_000).toISOString()).toBe(`${today}T00:00:00.000Z`)
})

test('lines can be limited to days', async () => {
  const listed = async (query: { first?: string; last?: string }) =>
    (await call(wire.referralSoldList, { params: { x: inviter.wallet }, query }, inviter.as)).data.list.length
  expect(await listed({ first: today, last: today })).toBe(3)
  expect(await listed({ first: '2099-01-01' })).toBe(0)
  expect(await listed({ last: '2001-01-01' })).toBe(0)
})
