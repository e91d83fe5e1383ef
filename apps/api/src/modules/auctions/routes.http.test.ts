import { auctionsAbi } from '@mofu/chain/auctions'
import { collectionAbi } from '@mofu/chain/collections'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import { endLot, lotStart } from '@mofu/testkit/seed/economy/auctions'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { appConfig } from '@mofu/wire/app'
import { auctionBids, auctionBidsOf, auctionOfNft, auctions, auctionSettings } from '@mofu/wire/auctions'
import { createClient } from '@mofu/wire/client'
import { encodeFunctionData, getAbiItem, zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const abi = auctionsAbi
const seller: Person = 'kei'
const [kei, emi, goro, nao, yui] = ([seller, 'emi', 'goro', 'nao', 'yui'] as const).map((one) =>
  accountOf(one).address.toLowerCase(),
)

let context: SeedContext

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const contracts = contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>)
  context = new SeedContext({ rpcUrl, mediaUrl, contracts })
  const allow = [context.at.Auctions.address, true] as const
  const data721 = encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args: allow })
  await context.send([context.act(seller, 'DefaultCollection', data721)])
})

/** Mints a pet for the seller and puts it up, in a reserve of 1000 units. */
async function openLot({ start = 0, lasts = 86_400 }: { start?: number; lasts?: number }) {
  await mintAs(rpcUrl, seller, [{ collection, uri: `${mediaUrl}/works/41.json`, royalty: 0, fee: 0n }])
  const logs = await context.reader.getLogs({
    address: collection,
    event: getAbiItem({ abi: collectionAbi, name: 'Transfer' }),
    args: { to: accountOf(seller).address, from: zeroAddress },
    fromBlock: 0n,
    strict: true,
  })
  const tokenId = logs.at(-1)?.args.id ?? 0n
  const now = await context.now()
  const startAt = start === 0 ? 0 : now + start
  const args = [collection, tokenId, zeroAddress, 1_000n, startAt, (startAt || now) + lasts] as const
  await context.send([
    context.act(seller, 'Auctions', encodeFunctionData({ abi, functionName: 'create', args })),
  ])
  return { tokenId, nftId: `${chainId}-${collection.toLowerCase()}-${tokenId}` }
}

async function bid(person: Person, tokenId: bigint, amount: bigint): Promise<void> {
  const args = [collection, tokenId, zeroAddress, amount, await lotStart(context, tokenId)] as const
  const data = encodeFunctionData({ abi, functionName: 'bid', args })
  await context.send([context.act(person, 'Auctions', data, amount)])
}

/** A stranger settles, unless the stack's keeper was first. */
async function settle({ tokenId, nftId }: { tokenId: bigint; nftId: string }): Promise<void> {
  await endLot(context, 'suzu', tokenId, 'settle').catch(() => undefined)
  await expect.poll(async () => (await lotNow(nftId)).lot?.status, { timeout: 30_000 }).not.toBe('open')
}

async function projected(): Promise<void> {
  const block = await readerOf(rpcUrl).getBlockNumber()
  await untilProjected(apiUrl, chainId, Number(block), 30_000)
}

async function lotNow(nftId: string) {
  await projected()
  return (await call(auctionOfNft, { params: { nftId }, query: {} })).data
}

test('[rule-39] a lot is not started, ongoing and over, with its least next bid, its bids and its tab', async () => {
  const { tokenId, nftId } = await openLot({ start: 3_600, lasts: 7_200 })
  const idsIn = async (state: 'not-started' | 'ongoing' | 'over') => {
    const { data } = await call(auctions, { query: { state, pageSize: 100 } })
    return { ids: data.list.map((one) => one.nftId), counts: data.counts }
  }
  const coming = await lotNow(nftId)
  expect(coming).toMatchObject({
    lot: {
      nftId,
      tokenId: String(tokenId),
      seller: kei,
      coin: zeroAddress,
      decimals: 18,
      reserve: '1000',
      minBid: '1000',
      bidder: null,
      amount: null,
      bids: 0,
      feeRate: 250,
      state: 'not-started',
      status: 'open',
    },
    bids: { list: [], next: null },
  })
  const before = await idsIn('not-started')
  expect(before.ids).toContain(nftId)
  expect(before.ids).toHaveLength(before.counts['not-started'])

  await context.pass(3_600)
  await bid('emi', tokenId, 1_000n)
  await bid('goro', tokenId, 1_050n)
  const ongoing = await lotNow(nftId)
  expect(ongoing).toMatchObject({
    lot: { state: 'ongoing', bidder: goro, amount: '1050', minBid: '1102', bids: 2, extensions: 0 },
    bids: {
      list: [
        { bidder: goro, amount: '1050', isExtending: false },
        { bidder: emi, amount: '1000' },
      ],
      next: null,
    },
  })
  expect((await idsIn('ongoing')).ids).toContain(nftId)
  expect((await idsIn('ongoing')).counts['not-started']).toBe(before.counts['not-started'] - 1)

  const plannedEnd = ongoing.lot?.endAt ?? 0
  await context.pass(plannedEnd - (await context.now()) - 60)
  await bid('emi', tokenId, 1_200n)
  const extended = await lotNow(nftId)
  expect(extended.lot).toMatchObject({ extensions: 1, bids: 3 })
  expect(extended.lot?.endAt).toBeGreaterThan(plannedEnd + 480)
  expect(extended.bids.list[0]).toMatchObject({ bidder: emi, isExtending: true, endAt: extended.lot?.endAt })

  await context.pass(660)
  const over = await lotNow(nftId)
  expect(over.lot).toMatchObject({ state: 'over', bidder: emi, amount: '1200' })
  expect((await idsIn('over')).ids).toContain(nftId)
  expect((await idsIn('ongoing')).ids).not.toContain(nftId)
}, 90_000)

test('bids come in pages, and an account finds the lots it bid in with the state of its bid and what its bids hold', async () => {
  const { tokenId, nftId } = await openLot({})
  await bid('nao', tokenId, 1_000n)
  await bid('yui', tokenId, 2_000n)
  await bid('nao', tokenId, 3_000n)
  await projected()
  const first = await call(auctionBids, { params: { nftId }, query: { pageSize: 2 } })
  expect(first.data.list.map(({ amount }) => amount)).toEqual(['3000', '2000'])
  const before = first.data.next ?? 0
  const second = await call(auctionBids, { params: { nftId }, query: { pageSize: 2, before } })
  expect(second.data).toMatchObject({ list: [{ bidder: nao, amount: '1000' }], next: null })

  const ofAccount = async (account: string) =>
    (await call(auctionBidsOf, { params: { account }, query: {} })).data
  const mine = await ofAccount(nao ?? '')
  expect(mine.list[0]).toMatchObject({ lot: { nftId }, bid: '3000', bidState: 'leading' })
  expect(mine.list.filter(({ lot }) => lot.nftId === nftId)).toHaveLength(1)
  expect((await ofAccount(yui ?? '')).list[0]).toMatchObject({ bid: '2000', bidState: 'outbid' })
  const held = mine.held.find(({ coin }) => coin === zeroAddress)?.amount ?? '0'
  await bid('yui', tokenId, 4_000n)
  await projected()
  const after = (await ofAccount(nao ?? '')).held.find(({ coin }) => coin === zeroAddress)?.amount ?? '0'
  expect(BigInt(held) - BigInt(after)).toBe(3_000n)

  const sold = await call(auctions, { query: { seller: kei, pageSize: 1 } })
  expect(sold.data).toMatchObject({ list: [{ nftId }] })
  const older = await call(auctions, { query: { seller: kei, pageSize: 1, after: sold.data.next ?? '' } })
  expect(older.data.list).toHaveLength(1)
  expect(older.data.list[0]?.nftId).not.toBe(nftId)
}, 90_000)

test('news: outbid with the refund at once, won and sold after anybody settles, unsold; each once', async () => {
  const [ofEmi, ofGoro, ofKei] = [
    await tokenOf(apiUrl, 'emi'),
    await tokenOf(apiUrl, 'goro'),
    await tokenOf(apiUrl, seller),
  ]
  const newsOf = async (token: string, nftId: string) => {
    await projected()
    const { data } = await call(notifications, { query: {} }, bearer(token))
    return data.list
      .filter(({ facts }) => facts['auction'] === nftId)
      .map(({ kind, facts: { news, price, refund } }) => ({ kind, news, price, refund }))
  }
  const wanted = await openLot({ lasts: 7_200 })
  const unwanted = await openLot({ lasts: 7_200 })
  await bid('emi', wanted.tokenId, 1_000n)
  await bid('goro', wanted.tokenId, 2_000n)
  const [wei1000, wei2000] = ['0.000000000000001', '0.000000000000002']
  const outbid = { kind: 'outbid', news: undefined, price: wei2000, refund: wei1000 }
  expect(await newsOf(ofEmi, wanted.nftId)).toEqual([outbid])
  expect(await newsOf(ofGoro, wanted.nftId)).toEqual([])

  const end = (await lotNow(wanted.nftId)).lot?.endAt ?? 0
  await context.pass(end - (await context.now()) - 3_000)
  await rpc(rpcUrl, 'evm_mine')
  await projected()
  await rpc(rpcUrl, 'evm_mine')
  const ending = { kind: 'auction', news: 'ending', price: undefined, refund: undefined }
  expect(await newsOf(ofGoro, wanted.nftId)).toEqual([ending])

  await context.pass(3_060)
  await settle(wanted)
  await settle(unwanted)
  const won = { kind: 'auction', news: 'won', price: wei2000, refund: undefined }
  expect(await newsOf(ofGoro, wanted.nftId)).toEqual([won, ending])
  expect(await newsOf(ofEmi, wanted.nftId)).toEqual([ending, outbid])
  expect(await newsOf(ofKei, wanted.nftId)).toEqual([
    { kind: 'sold', news: 'sold', price: wei2000, refund: undefined },
  ])
  expect(await newsOf(ofKei, unwanted.nftId)).toEqual([
    { kind: 'auction', news: 'unsold', price: undefined, refund: undefined },
  ])
  expect((await lotNow(wanted.nftId)).lot).toMatchObject({
    status: 'sold',
    bidder: goro,
    fee: '50',
    royalty: '0',
  })
  expect((await lotNow(unwanted.nftId)).lot).toMatchObject({ status: 'returned', bidder: null })
}, 120_000)

test('a cancelled lot is over, and a token that is put up again has a new lot without the old bids', async () => {
  const { tokenId, nftId } = await openLot({})
  await endLot(context, seller, tokenId, 'cancel')
  expect((await lotNow(nftId)).lot).toMatchObject({ state: 'over', status: 'cancelled', bids: 0 })
  const args = [collection, tokenId, zeroAddress, 5n, 0, (await context.now()) + 7_200] as const
  await context.send([
    context.act(seller, 'Auctions', encodeFunctionData({ abi, functionName: 'create', args })),
  ])
  expect((await lotNow(nftId)).lot).toMatchObject({ state: 'ongoing', status: 'open', reserve: '5' })
}, 90_000)

test('what applies to all auctions: the fee, the longest duration and the coins', async () => {
  const { data } = await call(auctionSettings, { query: {} })
  expect(data.settings).toMatchObject({
    isPaused: false,
    feeRate: 250,
    royaltiesTop: 1_000,
    maxDuration: 30 * 86_400,
  })
  expect(data.settings?.coins).toContainEqual(expect.objectContaining({ coin: zeroAddress, decimals: 18 }))
})

test('a token that was never put up has no auction', async () => {
  const nftId = `${chainId}-${collection.toLowerCase()}-999999999`
  expect((await call(auctionOfNft, { params: { nftId }, query: {} })).data).toEqual({
    lot: null,
    bids: { list: [], next: null },
  })
  const reply = await fetch(`${apiUrl}/api/app/auctions/nfts/nonsense`)
  expect(reply.status).toBe(400)
})
