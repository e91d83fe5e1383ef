import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import { mintedOut, pledgingAt, someSettings } from '@mofu/testkit/pledging'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { pledgeOfNft, pledgePools, pledges, sharesOf } from '@mofu/wire/pledge'
import { type Address, parseEther, zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const reader = readerOf(rpcUrl)
const addressOf = (person: Person) => accountOf(person).address.toLowerCase()
const [yui, suzu, deployer] = (['yui', 'suzu', 'deployer'] as const).map(addressOf)
const shares = (text: string) => String(parseEther(text))

let at: (name: string) => Address
let collection: Address
let pledging: ReturnType<typeof pledgingAt>

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  at = (name) => found[name] as Address
  const place = { rpcUrl, mediaUrl, factory: at('CollectionFactory'), pledge: at('Pledge') }
  collection = await mintedOut(place, 'yui', { name: 'Pledge Dogs', works: [71, 72, 73] })
  pledging = pledgingAt(place, collection)
  await pledging.setUp('deployer')
}, 60_000)

async function projected(): Promise<void> {
  await untilProjected(apiUrl, chainId, Number(await reader.getBlockNumber()), 30_000)
}

async function pass(seconds: number): Promise<void> {
  await rpc(rpcUrl, 'evm_increaseTime', [seconds])
  await rpc(rpcUrl, 'evm_mine')
}

const idOf = (tokenId: bigint) => `${chainId}-${collection}-${tokenId}`

async function poolNow() {
  await projected()
  const { data } = await call(pledgePools, { query: {} })
  return { settings: data.settings, pool: data.list.find(({ nftContract }) => nftContract === collection) }
}

async function pledgeNow(tokenId: bigint, account?: string) {
  await projected()
  const query = account === undefined ? {} : { account }
  return (await call(pledgeOfNft, { params: { nftId: idOf(tokenId) }, query })).data
}

/** The ids of this collection's pledges in a list. */
async function listed(state: 'held' | 'expired' | 'redeemed', from?: string) {
  const query = { state, pageSize: 100, ...(from === undefined ? {} : { from }) }
  const { data } = await call(pledges, { query })
  return data.list.filter(({ nftContract }) => nftContract === collection).map(({ tokenId }) => tokenId)
}

test('[rule-42] [rule-59] a token is pledged for shares, cheaper with time, then anyone can redeem it, and its fee is claimed', async () => {
  const before = await poolNow()
  expect(before.settings).toEqual({
    contract: at('Pledge').toLowerCase(),
    isPaused: false,
    feeRecipient: deployer,
  })
  expect(before.pool).toEqual({
    id: expect.any(String),
    nftContract: collection,
    collectionName: 'Pledge Dogs',
    coin: String(BigInt(collection)),
    version: 1,
    isOpen: true,
    redeemLimit: someSettings.redeemLimit,
    feePercent: 500,
    sharesCount: shares('10'),
    discountTime: someSettings.discountTime,
    discountPrecent: 300,
    held: 0,
    circulating: '0',
    fees: '0',
    reserved: '0',
  })

  await pledging.securitize('yui', 1n)
  await pledging.securitize('yui', 2n)
  const fresh = await pledgeNow(1n, yui)
  const { time = 0 } = fresh.pledge ?? {}
  expect(fresh).toEqual({
    // With the shares of two tokens.
    canRedeem: 'yes',
    pledge: {
      id: expect.stringContaining(idOf(1n)),
      chainId,
      nft: idOf(1n),
      nftContract: collection,
      tokenId: '1',
      collectionName: 'Pledge Dogs',
      contract: at('Pledge').toLowerCase(),
      from: yui,
      coin: String(BigInt(collection)),
      sharesCount: shares('10'),
      amount: shares('9.5'),
      feeAmount: shares('0.5'),
      feePercent: 500,
      time: expect.any(Number),
      redemptionPeriod: someSettings.redeemLimit,
      redeemTime: time + someSettings.redeemLimit,
      redeemPrice: shares('10'),
      discountTime: someSettings.discountTime,
      discountAt: time + someSettings.discountTime,
      discountPrecent: 300,
      discount: shares('0.3'),
      status: 'held',
      pledgedTx: expect.any(String),
      redeemedBy: null,
      redeemedShares: null,
      redeemedAt: null,
      title: expect.any(String),
      nftType: 'IMAGE',
      url: expect.any(String),
      poster: null,
      metadata: 'ready',
    },
  })
  expect((await poolNow()).pool).toMatchObject({
    held: 2,
    circulating: shares('19'),
    fees: shares('0.4'),
    reserved: shares('0.6'),
  })

  // Only the pledger at first, whatever shares others have.
  await pledging.sendShares('yui', 'suzu', parseEther('9.8'))
  expect((await pledgeNow(1n, suzu)).canRedeem).toBe('only-pledger')
  expect((await pledgeNow(1n, yui)).canRedeem).toBe('too-few-shares')
  expect(await listed('held', yui)).toEqual(['1', '2'])
  expect(await listed('expired')).toEqual([])

  // After the limit anyone, for the full price until the discount.
  await pass(someSettings.redeemLimit)
  expect((await pledgeNow(1n, suzu)).canRedeem).toBe('too-few-shares')
  expect(await listed('expired')).toEqual(['1', '2'])
  await pass(someSettings.discountTime - someSettings.redeemLimit)
  const cheaper = await pledgeNow(1n, suzu)
  expect(cheaper).toMatchObject({ canRedeem: 'yes', pledge: { redeemPrice: shares('9.7') } })

  await pledging.redeem('suzu', 1n)
  expect(await pledgeNow(1n, suzu)).toMatchObject({
    canRedeem: 'not-pledged',
    pledge: { status: 'redeemed', redeemedBy: suzu, redeemedShares: shares('9.7') },
  })
  expect((await pledging.ownerOf(1n)).toLowerCase()).toBe(suzu)
  expect(await listed('expired')).toEqual(['2'])
  expect(await listed('redeemed', yui)).toEqual(['1'])
  expect((await poolNow()).pool).toMatchObject({
    held: 1,
    circulating: shares('9.3'),
    fees: shares('0.4'),
    reserved: shares('0.3'),
  })

  await pledging.send('deployer', 'claim', [collection])
  expect((await poolNow()).pool).toMatchObject({ fees: '0', circulating: shares('9.7') })
}, 120_000)

test('shares are listed with how they came and went, in pages, and equal the balance on chain', async () => {
  await projected()
  const of = async (person: Person, query = {}) =>
    (await call(sharesOf, { params: { account: addressOf(person) }, query })).data
  const ofSuzu = await of('suzu')
  const held = { nftContract: collection, collectionName: 'Pledge Dogs', coin: String(BigInt(collection)) }
  expect(ofSuzu.held).toEqual([{ ...held, amount: shares('0.1') }])
  expect(await pledging.sharesOf('suzu')).toBe(parseEther('0.1'))
  const known = { id: expect.any(String), at: expect.any(Number), txHash: expect.any(String) }
  const named = {
    ...known,
    order: expect.any(Number),
    nftContract: collection,
    collectionName: 'Pledge Dogs',
  }
  expect(ofSuzu.transfers).toEqual([
    { ...named, from: suzu, to: zeroAddress, amount: shares('9.7') },
    { ...named, from: yui, to: suzu, amount: shares('9.8') },
  ])
  expect(ofSuzu.next).toBeNull()
  const first = await of('suzu', { pageSize: 1 })
  expect(first.transfers).toHaveLength(1)
  const second = await of('suzu', { pageSize: 1, before: first.next ?? 0 })
  expect(second).toMatchObject({ transfers: [{ from: yui }], next: null })
  expect((await of('yui')).held).toEqual([{ ...held, amount: shares('9.2') }])
})

test('a token that is pledged again is a new pledge under the new settings, and a closed collection is shown as closed', async () => {
  await pledging.setUp('deployer', { ...someSettings, redeemLimit: 60 })
  await pledging.securitize('suzu', 1n)
  expect((await pledgeNow(1n)).pledge).toMatchObject({ from: suzu, status: 'held', redemptionPeriod: 60 })
  expect((await pledgeNow(2n)).pledge).toMatchObject({ redemptionPeriod: someSettings.redeemLimit })
  await pledging.send('deployer', 'setOpen', [collection, false])
  expect((await poolNow()).pool).toMatchObject({ version: 2, isOpen: false })
}, 60_000)

test('lists come in pages, and a token that was never pledged has no pledge', async () => {
  await projected()
  const page = async (after?: string) =>
    (await call(pledges, { query: { from: yui, pageSize: 1, ...(after === undefined ? {} : { after }) } }))
      .data
  const first = await page()
  expect(first).toMatchObject({ list: [{ tokenId: '2' }], next: null })
  const everyone = (await call(pledges, { query: { pageSize: 1 } })).data
  const further = (await call(pledges, { query: { pageSize: 1, after: everyone.next ?? '' } })).data
  expect(further.list[0]?.id).not.toBe(everyone.list[0]?.id)
  expect(await pledgeNow(3n, yui)).toEqual({ pledge: null, canRedeem: null })
  expect((await fetch(`${apiUrl}/api/app/pledges/nfts/nonsense`)).status).toBe(400)
})
