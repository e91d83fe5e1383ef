import { boxesAbi } from '@mofu/chain/boxes'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { claimPrizes, drawFrom, publishBox, settleDraws } from '@mofu/testkit/seed/economy/boxes'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { notifications } from '@mofu/wire/accounts/notifications'
import { boxReport, boxSettings, myBoxes } from '@mofu/wire/boxes/management'
import { CallError, createClient } from '@mofu/wire/client'
import { encodeFunctionData, zeroAddress } from 'viem'
import { expect, inject, test } from 'vitest'

import { boxNow, contextOf, makeBox } from './box-chain.fixture.ts'

const { apiUrl, chainId, collection } = inject('httpStack')
const abi = boxesAbi
const owner: Person = 'kei'

test('[rule-56] [rule-40] a box has the fields of SPEC §3, from its publication to sold out, drawn and claimed', async () => {
  const context = await contextOf()
  const boxId = await makeBox(context)
  const contract = context.at.Boxes.address.toLowerCase()
  const id = `${chainId}-${contract}-${boxId}`
  const kei = accountOf(owner).address.toLowerCase()
  const yui = accountOf('yui').address.toLowerCase()
  expect(await boxNow(boxId)).toMatchObject({
    id,
    owner: kei,
    name: 'Two',
    size: 2,
    commissionRate: 1_000,
    coin: zeroAddress,
    detail: ['ipfs://cover', 'Two pets', 'Which one?'],
    totalPrice: '0',
    averagePrice: '0',
    fee: '0',
    commission: '0',
    publishedAt: 0,
    timesToCall: 0,
    soldCount: 0,
    flags: { allOpen: true, hasOnePrice: true },
    nftCoin: zeroAddress,
    nftPrice: '1000',
    state: 'unpublished',
    collaborators: [yui],
    whitelist: [{ addr: yui, price: '500', usedCount: 0, limit: 3 }],
    nfts: [0, 1].map((indexInCollection) => ({
      tokenAddress: collection.toLowerCase(),
      owner: kei,
      price: '0',
      paid: null,
      collectionId: id,
      indexInCollection,
      claimAt: null,
      state: 'in',
    })),
  })

  await publishBox(context, owner, boxId, 0)
  expect(await boxNow(boxId)).toMatchObject({ state: 'open', timesToCall: 2, price: '1000', run: 1 })
  await drawFrom(context, boxId, ['goro', 'suzu'])
  // The stack's keeper settles as soon as the round is there, so some draws may be decided already.
  const sold = (await boxNow(boxId)) as { pending: number; slots: { collectionId: string; size: number }[] }
  expect(sold).toMatchObject({ state: 'sold-out', timesToCall: 0, soldCount: 2 })
  expect(sold.slots.reduce((sum, { size }) => sum + size, 0)).toBe(sold.pending)
  expect(sold.slots.every(({ collectionId }) => collectionId === id)).toBe(true)

  await settleDraws(context, boxId)
  await claimPrizes(context, boxId, 1)
  const settled = (await boxNow(boxId)) as {
    nfts: { state: string; paid: string }[]
    orders: { owner: string; state: string; buyAt: number; claimAt: number | null; paid: string }[]
  }
  expect(settled).toMatchObject({ size: 0, pending: 0, slots: [], commission: '200', fee: '50' })
  expect(settled.nfts.map(({ state }) => state).toSorted()).toEqual(['claimed', 'drawn'])
  expect(settled.nfts.map(({ paid }) => paid)).toEqual(['1000', '1000'])
  expect(settled.orders.map(({ state }) => state)).toEqual(['revealed', 'revealed'])
  expect(settled.orders.filter(({ claimAt }) => claimAt !== null)).toHaveLength(1)

  const reply = await fetch(`${apiUrl}/api/app/boxes?owner=${kei}&pageSize=1`)
  const { data } = (await reply.json()) as { data: unknown }
  expect(data).toMatchObject({ list: [{ id, soldCount: 2 }], next: null })
}, 90_000)

test('a player finds their draws and their prizes by address, and a box by its phase', async () => {
  const context = await contextOf()
  const boxId = await makeBox(context)
  const read = async <Value>(path: string): Promise<Value> => {
    const reply = await fetch(`${apiUrl}/api/app/boxes${path}`)
    expect(reply.status).toBe(200)
    return ((await reply.json()) as { data: Value }).data
  }
  const numbersIn = async (phase: string) =>
    (await read<{ list: { number: number }[] }>(`?phase=${phase}&pageSize=100`)).list.map(
      ({ number }) => number,
    )
  const number = Number(boxId)
  await boxNow(boxId)
  expect(await numbersIn('announced')).toContain(number)
  expect(await numbersIn('open')).not.toContain(number)
  const yui = accountOf('yui').address
  expect(await read(`/${number}/whitelist/${yui}`)).toEqual({
    item: { addr: yui.toLowerCase(), price: '500', usedCount: 0, limit: 3 },
  })
  expect(await read(`/${number}/whitelist/${accountOf('goro').address}`)).toEqual({ item: null })

  await publishBox(context, owner, boxId, 0)
  await boxNow(boxId)
  expect(await numbersIn('open')).toContain(number)
  expect(await numbersIn('announced')).not.toContain(number)
  type Nfts = {
    list: { indexInCollection: number; title: string; url: string | null }[]
    next: number | null
  }
  const first = await read<Nfts>(`/${number}/nfts?pageSize=1`)
  expect(first).toMatchObject({ list: [{ indexInCollection: 0 }], next: 0 })
  expect(await read(`/${number}/nfts?pageSize=1&after=0`)).toMatchObject({
    list: [{ indexInCollection: 1 }],
    next: null,
  })

  await drawFrom(context, boxId, ['rin', 'rin'])
  await settleDraws(context, boxId)
  await boxNow(boxId)
  expect(await numbersIn('sold-out')).toContain(number)
  expect(await read(`/${number}/nfts`)).toEqual({ list: [], next: null })
  expect((await read<Nfts>(`/${number}/nfts?which=drawn`)).list).toHaveLength(2)
  const rin = accountOf('rin').address
  type Draws = { list: { number: number; prizes: { nftId: string }[] }[]; next: number | null }
  const draws = await read<Draws>(`/draws/${rin}?number=${number}`)
  expect(draws).toMatchObject({
    list: [
      { number, boxTitle: 'Two pets', state: 'revealed', size: 1, paid: '1000', decimals: 18 },
      { number, state: 'revealed', prizes: [{ state: 'drawn', owner: rin.toLowerCase(), paid: '1000' }] },
    ],
    next: null,
  })
  expect(new Set(draws.list.flatMap(({ prizes }) => prizes.map(({ nftId }) => nftId))).size).toBe(2)
  const page = await read<Draws>(`/draws/${rin}?pageSize=1`)
  expect(page.list).toHaveLength(1)
  expect((await read<Draws>(`/draws/${rin}?pageSize=1&before=${page.next}`)).list).toEqual([draws.list[1]])
}, 90_000)

test('a prize to claim is in the inbox of the one who drew, and a sold-out box in that of its owner, once each', async () => {
  const context = await contextOf()
  const [rinToken, kei] = [await tokenOf(apiUrl, 'rin'), await tokenOf(apiUrl, owner)]
  const boxId = await makeBox(context)
  const id = `${chainId}-${context.at.Boxes.address.toLowerCase()}-${boxId}`
  const newsOf = async (token: string) => {
    await boxNow(boxId)
    const { data } = await createClient({ baseUrl: apiUrl })(notifications, { query: {} }, bearer(token))
    return data.list
      .filter(({ facts }) => facts['boxId'] === id)
      .map(({ kind, facts }) => ({ kind, ...facts }))
  }
  await publishBox(context, owner, boxId, 0)
  await drawFrom(context, boxId, ['rin'])
  await settleDraws(context, boxId)
  const prize = { kind: 'draw', boxId: id, title: 'Two pets', news: 'prizes', count: '1' }
  expect(await newsOf(rinToken)).toEqual([prize])
  expect(await newsOf(kei)).toEqual([])

  await drawFrom(context, boxId, ['rin'])
  await settleDraws(context, boxId)
  expect(await newsOf(rinToken)).toEqual([prize, prize])
  await claimPrizes(context, boxId, 2)
  expect(await newsOf(rinToken)).toEqual([prize, prize])
  expect(await newsOf(kei)).toEqual([{ kind: 'draw', boxId: id, title: 'Two pets', news: 'soldOut' }])
}, 90_000)

test('owner and collaborator see a box among theirs and its sales by coin; nobody else does', async () => {
  const context = await contextOf()
  const boxId = await makeBox(context)
  await publishBox(context, owner, boxId, 0)
  await drawFrom(context, boxId, ['goro'])
  await settleDraws(context, boxId)
  await drawFrom(context, boxId, ['rin'])
  await settleDraws(context, boxId)
  const claim = encodeFunctionData({ abi, functionName: 'claimCommission', args: [boxId] })
  await context.send([context.act('goro', 'Boxes', claim)])
  await boxNow(boxId)
  const call = createClient({ baseUrl: apiUrl })
  const number = Number(boxId)
  const asOwner = bearer(await tokenOf(apiUrl, owner))
  const asCollaborator = bearer(await tokenOf(apiUrl, 'yui'))
  const asOther = bearer(await tokenOf(apiUrl, 'goro'))
  const input = { params: { number }, query: {} }

  const sales = {
    coin: zeroAddress,
    decimals: 18,
    draws: 2,
    pending: 0,
    refunded: 0,
    revenue: '2000',
    proceeds: '1750',
    commission: '200',
    fee: '50',
    claimedCommission: '200',
    claimedFee: '0',
  }
  for (const caller of [asOwner, asCollaborator]) {
    const { data } = await call(boxReport, input, caller)
    expect(data).toMatchObject({ coins: [sales], days: [{ draws: 2, revenue: '2000' }] })
    expect(data.coins).toHaveLength(1)
    expect(data.days[0]?.day).toSatisfy((day: number) => day > 0 && day % 86_400 === 0)
  }
  const refused = await call(boxReport, input, asOther).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallError)
  expect(refused).toMatchObject({ failure: { error: 'boxes.not_manager' } })

  const mine = async (caller: typeof asOwner) =>
    (await call(myBoxes, { query: {} }, caller)).data.list.find((one) => one.number === number)
  expect(await mine(asOwner)).toMatchObject({ isOwner: true, pending: 0, soldCount: 2 })
  expect(await mine(asCollaborator)).toMatchObject({ isOwner: false, commission: '0', fee: '50' })
  expect(await mine(asOther)).toBeUndefined()
}, 90_000)

test('own boxes come before those in which others have named the wallet a collaborator', async () => {
  const context = await contextOf()
  const detail = { name: 'Own', cover: '', title: 'Own box', introduction: '' }
  const create = encodeFunctionData({ abi, functionName: 'createCollection', args: [detail, zeroAddress] })
  await context.send([context.act('yui', 'Boxes', create)])
  const box = { address: context.at.Boxes.address, abi } as const
  const own = await context.reader.readContract({ ...box, functionName: 'boxCount' })
  // Newer, and with her as a collaborator.
  const other = await makeBox(context)
  await boxNow(other)
  const { data } = await createClient({ baseUrl: apiUrl })(
    myBoxes,
    { query: {} },
    bearer(await tokenOf(apiUrl, 'yui')),
  )
  const numbers = data.list.map(({ number }) => number)
  expect(numbers).toContain(Number(other))
  expect(numbers[0]).toBe(Number(own))
}, 90_000)

test('what applies to all boxes: coins with their price limits, the fee and the smallest size', async () => {
  const { data } = await createClient({ baseUrl: apiUrl })(boxSettings, { query: {} })
  expect(data.settings).toMatchObject({ isPaused: false, feeRate: 250, minSize: 1, maxDuration: 90 * 86_400 })
  expect(data.settings?.coins).toContainEqual(expect.objectContaining({ coin: zeroAddress, decimals: 18 }))
})

test('a box that does not exist is not found', async () => {
  const reply = await fetch(`${apiUrl}/api/app/boxes/999999`)
  expect(reply.status).toBe(404)
  expect(await reply.text()).toContain('boxes.not_found')
})
