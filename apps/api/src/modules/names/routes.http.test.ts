import { namesAbi } from '@mofu/chain/names'
import { labelSkeleton, nameTokenId } from '@mofu/domain/name-label'
import { avatarOfNft } from '@mofu/domain/name-records'
import { nameTimes } from '@mofu/domain/name-state'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { mintAs } from '@mofu/testkit/mint'
import { registerNames } from '@mofu/testkit/seed/economy/names'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { tradingAt } from '@mofu/testkit/trade'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { nftDetailById, nftsV2 } from '@mofu/wire/market'
import { getMyFnsByAddress, identities, nameDetail, names, namesAlike, nameSettings } from '@mofu/wire/names'
import { fnsReport } from '@mofu/wire/names/report'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const abi = namesAbi
const year = nameTimes.year
const lower = (person: Person) => accountOf(person).address.toLowerCase()
const eth = { coin: zeroAddress, symbol: 'ETH', decimals: 18 }
const owner: Person = 'jun'
const other: Person = 'kai'
const { three, longer } = { three: parseEther('0.2'), longer: parseEther('0.002') }

let context: SeedContext
let contract = ''
let market: `0x${string}` = '0x'

const idOf = (label: string) => `${chainId}-${contract}-${nameTokenId(label)}`

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const contracts = contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>)
  context = new SeedContext({ rpcUrl, mediaUrl, contracts })
  contract = context.at.Names.address.toLowerCase()
  market = found['Market'] as `0x${string}`
  await registerNames(context, [
    ['wan-wan', owner],
    ['nya', owner],
    ['wanwan', other],
  ])
  await projected()
}, 90_000)

async function projected(): Promise<void> {
  await untilProjected(apiUrl, chainId, Number(await context.reader.getBlockNumber()), 30_000)
}

async function detail(label: string) {
  await projected()
  return (await call(nameDetail, { params: { id: idOf(label) }, query: {} })).data
}

type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]
async function act(person: Person, what: Omit<Call, 'abi'>, value = 0n): Promise<void> {
  await context.send([context.act(person, 'Names', encodeFunctionData({ abi, ...what } as Call), value)])
}

async function identitiesOf(addresses: string[]) {
  await projected()
  return (await call(identities, { body: { chainId, addresses } })).data.list
}

async function mine(person: Person, page = 1, pageSite = 24) {
  await projected()
  const query = { contractAddress: contract, userAddress: lower(person), page, pageSite }
  return (await call(getMyFnsByAddress, { query })).data
}

test('POST GetMyFnsByAddress returns tokenId, name, expiry and state, the first to expire first, in pages [v2-26]', async () => {
  const { list, total, hasMore } = await mine(owner)
  expect({ total, hasMore }).toEqual({ total: 2, hasMore: false })
  const common = {
    chainId,
    contract,
    owner: lower(owner),
    state: 'live',
    address: lower(owner),
    isPrimary: false,
    price: null,
    coin: null,
    symbol: null,
    decimals: null,
  }
  expect(list).toEqual(
    ['nya', 'wan-wan'].map((label) => ({
      ...common,
      id: idOf(label),
      tokenId: String(nameTokenId(label)),
      name: `${label}.pet`,
      expiry: expect.any(Number),
      graceEnd: expect.any(Number),
      registeredAt: expect.any(Number),
    })),
  )
  const read = { address: context.at.Names.address, abi } as const
  for (const { tokenId, expiry, graceEnd, registeredAt } of list) {
    const found = await context.reader.readContract({
      ...read,
      functionName: 'nameOf',
      args: [BigInt(tokenId)],
    })
    expect(expiry).toBe(Number(found.expiry))
    expect(graceEnd).toBe(expiry + 90 * 86_400)
    expect(registeredAt).toBe(expiry - year)
  }
  const second = await mine(owner, 2, 1)
  expect(second).toMatchObject({ list: [{ id: idOf('wan-wan') }], total: 2, hasMore: false })
  expect(await mine(owner, 1, 1)).toMatchObject({ list: [{ id: idOf('nya') }], hasMore: true })
  expect(await mine('nao')).toEqual({ list: [], total: 0, hasMore: false })
  const reply = await fetch(`${apiUrl}/api/v2/api/FnsData/GetMyFnsByAddress?contractAddress=x`, {
    method: 'POST',
  })
  expect(reply.status).toBe(400)
})

test('records and the primary name count until the name is transferred, as on the chain', async () => {
  const tokenId = nameTokenId('wan-wan')
  await mintAs(rpcUrl, owner, [{ collection, uri: `${mediaUrl}/works/61.json`, royalty: 0, fee: 0n }])
  await projected()
  // Its title and picture come with its metadata, a moment after the block.
  const held = async () => (await call(nftsV2, { body: { owner: lower(owner), collection } })).data.list[0]
  await expect.poll(async () => (await held())?.metadata, { timeout: 20_000 }).toBe('ready')
  const pet = (await held())?.id ?? ''
  const text = (key: string, value: string) =>
    act(owner, { functionName: 'setText', args: [tokenId, key, value] })
  await text('url', 'https://wan.example')
  await text('avatar', avatarOfNft(pet))
  await text('something-else', 'not shown')
  await act(owner, { functionName: 'setPrimaryName', args: [tokenId] })
  const shown = await detail('wan-wan')
  expect(shown).toMatchObject({
    name: { isPrimary: true, address: lower(owner) },
    texts: [
      { key: 'avatar', value: avatarOfNft(pet) },
      { key: 'url', value: 'https://wan.example' },
    ],
    avatar: { id: pet, title: expect.any(String) },
  })
  const identity = {
    address: lower(owner),
    nameId: idOf('wan-wan'),
    name: 'wan-wan.pet',
    expiry: shown.name.expiry,
    avatar: shown.avatar,
  }
  // Of many addresses, in any case and more than once, those that have a primary name.
  const asked = [accountOf(owner).address, lower(other), lower(owner), context.at.Names.address]
  expect(await identitiesOf(asked)).toEqual([identity])

  await act(owner, { functionName: 'setAddr', args: [tokenId, accountOf(other).address] })
  expect(await detail('wan-wan')).toMatchObject({
    name: { isPrimary: false, address: lower(other) },
    // The pet is not the other's.
    avatar: null,
  })
  // It resolves to the other, who has not chosen it.
  expect(await identitiesOf([lower(owner), lower(other)])).toEqual([])
  await act(owner, { functionName: 'setAddr', args: [tokenId, zeroAddress] })
  expect(await identitiesOf([lower(owner), lower(other)])).toEqual([identity])

  const [from, to] = [accountOf(owner).address, accountOf(other).address]
  await act(owner, { functionName: 'transferFrom', args: [from, to, tokenId] })
  expect(await detail('wan-wan')).toMatchObject({
    name: { owner: lower(other), address: lower(other), isPrimary: false },
    texts: [],
    avatar: null,
  })
  // Back with its first owner, and nothing of before comes back.
  await act(other, { functionName: 'transferFrom', args: [to, from, tokenId] })
  expect(await detail('wan-wan')).toMatchObject({ name: { isPrimary: false }, texts: [] })
  expect(await identitiesOf([lower(owner), lower(other)])).toEqual([])
}, 60_000)

test('identities are asked for up to 100 addresses at once, and anything else is refused', async () => {
  const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const many = (count: number) => Array.from({ length: count }, (_, index) => address(index))
  expect(await identitiesOf(many(100))).toEqual([])
  const answer = (body: unknown) =>
    fetch(`${apiUrl}/api/app/names/identities`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const hostile = [
    { addresses: many(101) },
    { addresses: many(10_000) },
    { addresses: [] },
    { addresses: lower(owner) },
    { addresses: [null] },
    { addresses: [[lower(owner)]] },
    { addresses: ["0x' or true --"] },
    { addresses: [`${lower(owner)}0`] },
    { addresses: [`\0${lower(owner)}`] },
    { addresses: [lower(owner)], chainId: 'none' },
    {},
    '[',
  ]
  for (const body of hostile) {
    const { status } = await answer(body)
    expect({ status, body }).toEqual({ status: 400, body })
  }
  const unknown = await answer({ addresses: [lower(owner)], chainId: 424_242 })
  expect(await unknown.json()).toMatchObject({ error: 'chain.network_unknown' })
})

test('a renewal by anyone moves the expiry, and the history says who paid', async () => {
  const before = await detail('nya')
  await act(
    other,
    { functionName: 'renew', args: [nameTokenId('nya'), 2n, zeroAddress, three * 2n] },
    three * 2n,
  )
  const after = await detail('nya')
  expect(after.name).toMatchObject({ owner: lower(owner), expiry: before.name.expiry + 2 * year })
  expect(after.events).toEqual([
    {
      id: expect.any(String),
      kind: 'renew',
      account: lower(other),
      expiry: after.name.expiry,
      ...eth,
      price: String(three * 2n),
      at: expect.any(Number),
      txHash: expect.any(String),
    },
    expect.objectContaining({ kind: 'register', account: lower(owner), price: String(three) }),
  ])
  const uri = await context.reader.readContract({
    address: context.at.Names.address,
    abi,
    functionName: 'tokenURI',
    args: [nameTokenId('nya')],
  })
  const token = await call(nftDetailById, { params: { id: idOf('nya') } })
  expect(token.data).toMatchObject({ tokenUri: uri, collectionName: 'Pet Name Service' })
})

test('a name on the market has its price in the list of names, and is not among the pets', async () => {
  const tokenId = nameTokenId('wanwan')
  const trading = tradingAt({ rpcUrl, market, collection: context.at.Names.address })
  const price = parseEther('0.7')
  await trading.approveToken(other, tokenId)
  await trading.list(other, tokenId, { price }, (await context.now()) + 86_400)
  await projected()
  const listed = await call(names, { query: { filter: 'listed' } })
  expect(listed.data.list).toMatchObject([{ id: idOf('wanwan'), price: String(price), ...eth }])
  const pets = await call(nftsV2, { body: { pageSize: 100 } })
  expect(pets.data.list.filter((one) => one.contract === contract)).toEqual([])
  const inCollection = await call(nftsV2, { body: { collection: contract } })
  expect(inCollection.data.list.map(({ id }) => id).toSorted()).toEqual(
    ['nya', 'wan-wan', 'wanwan'].map(idOf).toSorted(),
  )
})

test('names are listed newest first in pages, by search, and by what ends soon; look-alikes are found', async () => {
  const first = await call(names, { query: { pageSize: 2 } })
  const rest = await call(names, { query: { pageSize: 2, after: first.data.next ?? '' } })
  expect([...first.data.list, ...rest.data.list].map(({ name }) => name).toSorted()).toEqual([
    'nya.pet',
    'wan-wan.pet',
    'wanwan.pet',
  ])
  expect(rest.data.next).toBeNull()
  const found = await call(names, { query: { search: 'WANWAN.pet' } })
  expect(found.data.list.map(({ name }) => name)).toEqual(['wanwan.pet'])
  expect((await call(names, { query: { filter: 'ending' } })).data.list).toEqual([])
  const alike = async (label: string) =>
    (await call(namesAlike, { params: { label }, query: {} })).data.list.map(({ name }) => name)
  expect(labelSkeleton('vvanwan')).toBe(labelSkeleton('wanwan'))
  expect(await alike('vvanwan')).toEqual(['wanwan.pet'])
  expect(await alike('wanwan')).toEqual([])
})

test('GET FnsReport/CollectionData/{x} counts registrations, renewals and what was paid by day, and who holds names [v2-13]', async () => {
  await projected()
  const { data, at } = await call(fnsReport, { params: { x: contract }, query: { days: 3 } })
  const midnight = Math.floor((at?.blockTime ?? 0) / 86_400) * 86_400
  const paid = [{ ...eth, count: 4, amount: String(three * 3n + longer * 2n) }]
  expect(data).toEqual({
    collection: { id: `${chainId}-${contract}`, contract, name: 'Pet Name Service' },
    days: 3,
    live: 3,
    grace: 0,
    ending: 0,
    holderCount: 2,
    lengths: { three: 1, four: 0, longer: 2 },
    paid,
    sold: [],
    byDay: [2, 1, 0].map((ago) => expect.objectContaining({ at: midnight - ago * 86_400 })),
    holders: [
      { from: 1, to: 1, accounts: 1 },
      { from: 2, to: 3, accounts: 1 },
      { from: 4, to: 10, accounts: 0 },
      { from: 11, to: 50, accounts: 0 },
      { from: 51, to: null, accounts: 0 },
    ],
  })
  const sum = (of: 'registered' | 'renewed') => data.byDay.reduce((total, day) => total + day[of], 0)
  expect([sum('registered'), sum('renewed')]).toEqual([3, 1])
  expect(data.byDay.flatMap((day) => day.paid).reduce((total, one) => total + BigInt(one.amount), 0n)).toBe(
    three * 3n + longer * 2n,
  )
  for (const x of ['nonsense', collection]) {
    const missing = call(fnsReport, { params: { x }, query: {} })
    await expect(missing).rejects.toMatchObject({ status: 404, failure: { error: 'names.not_found' } })
  }
})

test('prices of a year by length; a name that was never registered is not found', async () => {
  const { data } = await call(nameSettings, { query: {} })
  expect(data.settings).toEqual({
    isPaused: false,
    ...eth,
    three: String(three),
    four: String(parseEther('0.05')),
    longer: String(longer),
  })
  const missing = call(nameDetail, { params: { id: idOf('never-was') }, query: {} })
  await expect(missing).rejects.toMatchObject({ status: 404, failure: { error: 'names.not_found' } })
})
