import { accountOf } from '@mofu/testkit/accounts'
import { deployCollection, inCollection } from '@mofu/testkit/collections'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { appConfig } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import {
  createV2,
  editV2,
  managedCollectionById,
  myCollections,
  publishCollection,
} from '@mofu/wire/collections/management'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const [hana, mei] = [accountOf('hana'), accountOf('mei')]
const shown = (block: number) => untilProjected(apiUrl, chainId, block, 20_000)
const lower = (address: string) => address.toLowerCase()
const network = 'petchain'
const hash = `0x${'1'.repeat(64)}`

const page = {
  logo: `${mediaUrl}/pets/1/512.webp`,
  banner: null,
  description: 'Small, sleepy, and always on a cloud.',
  socialLink: 'https://social.mofu.example/clouds',
  royalty: 750,
  recipient: lower(hana.address),
}
const draft = { ...page, name: 'Cloud Nine', symbol: 'NINE', maxMint: '100', isOpen: false }

let factory: `0x${string}`
let asHana: ReturnType<typeof bearer>
let asMei: ReturnType<typeof bearer>

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  factory = data.networks.find(({ name }) => name === network)?.contracts?.[
    'CollectionFactory'
  ] as typeof factory
  asHana = bearer(await tokenOf(apiUrl, 'hana'))
  asMei = bearer(await tokenOf(apiUrl, 'mei'))
})

const refusal = (sent: Promise<unknown>) =>
  sent.then(
    () => 'worked',
    (error: unknown) => (error instanceof CallError ? error.failure?.error : error),
  )

async function deployed(name: string, salt: string) {
  const made = await deployCollection({ rpcUrl, factory }, hana, {
    name,
    symbol: draft.symbol,
    maxMint: 100n,
    salt: salt as `0x${string}`,
  })
  await shown(made.block)
  return made
}

test('POST createV2 saves a draft, and returns the salt that fixes its contract address [main-32]', async () => {
  const { data } = await call(createV2, { body: draft }, asHana)
  expect(data).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    salt: `0x${data.id.replaceAll('-', '')}${'0'.repeat(32)}`,
  })
  const mine = await call(myCollections, { query: {} }, asHana)
  expect(mine.data.drafts[0]).toEqual({ ...draft, ...data, createdAt: expect.any(String) })
  const meis = await call(myCollections, { query: {} }, asMei)
  expect(meis.data.drafts.map(({ id }) => id)).not.toContain(data.id)
})

test('invalid collections are refused, each with its own error', async () => {
  const send = (change: object) => refusal(call(createV2, { body: { ...draft, ...change } }, asHana))
  expect(await send({ royalty: 1_001 })).toBe('collections.earnings_high')
  expect(await send({ name: '雲'.repeat(22) })).toBe('collections.name_length')
  expect(await send({ symbol: '' })).toBe('collections.symbol_length')
  expect(await send({ maxMint: String(2n ** 40n) })).toBe('collections.mint_limit')
  expect(await send({ socialLink: 'javascript:alert(1)' })).toBe('collections.link_wrong')
  expect(await send({ logo: 'https://elsewhere.example/x.png' })).toBe('collections.picture_foreign')
  expect(await send({ banner: `${mediaUrl}/../x` })).toBe('collections.picture_foreign')
})

test('POST editV2 changes the caller’s own draft, and nobody else’s [main-33]', async () => {
  const { data: made } = await call(createV2, { body: draft }, asHana)
  const body = { ...page, description: 'Changed.', name: 'Cloud Ten' }
  expect((await call(editV2, { params: { id: made.id }, body }, asHana)).data).toEqual({ id: made.id })
  const mine = await call(myCollections, { query: {} }, asHana)
  expect(mine.data.drafts.find(({ id }) => id === made.id)).toMatchObject({
    ...draft,
    name: 'Cloud Ten',
    description: 'Changed.',
  })
  expect(await refusal(call(editV2, { params: { id: made.id }, body }, asMei))).toBe(
    'collections.draft_not_found',
  )
})

test('POST publishCollection puts the page on a collection that the caller owns on chain [main-34]', async () => {
  const { data: made } = await call(createV2, { body: draft }, asHana)
  const missing = { contract: `0x${'9'.repeat(40)}`, hash, id: made.id, network } as const
  expect(await refusal(call(publishCollection, { body: missing }, asHana))).toBe('collections.not_seen_yet')

  const { address, hash: tx } = await deployed(draft.name, made.salt)
  const id = `${chainId}-${address}`
  const body = { contract: address, hash: tx, id: made.id, network } as const
  expect(await refusal(call(publishCollection, { body }, asMei))).toBe('collections.draft_not_found')
  const { data: meis } = await call(createV2, { body: draft }, asMei)
  expect(await refusal(call(publishCollection, { body: { ...body, id: meis.id } }, asMei))).toBe(
    'collections.not_keeper',
  )
  expect(await refusal(call(publishCollection, { body: { ...body, network: 'eth' } }, asHana))).toBe(
    'collections.draft_used',
  )

  expect((await call(publishCollection, { body }, asHana)).data).toEqual({ id })
  // Again, as after a page was closed in between.
  expect((await call(publishCollection, { body }, asHana)).data).toEqual({ id })
  const { data: seen, at } = await call(managedCollectionById, { params: { id } })
  expect(seen).toEqual({
    id,
    chainId,
    contract: address,
    name: draft.name,
    symbol: draft.symbol,
    owner: lower(hana.address),
    creator: lower(hana.address),
    isOpen: false,
    maxMint: '100',
    nftCount: 0,
    page,
    rights: [],
  })
  expect(at?.chainId).toBe(chainId)
  const mine = await call(myCollections, { query: {} }, asHana)
  expect(mine.data.drafts.map((one) => one.id)).not.toContain(made.id)
  expect(mine.data.list.find((one) => one.id === id)).toMatchObject({ role: 'owner', page })
})

test('a collaborator on chain edits the page, until the role is revoked', async () => {
  const { address } = await deployed('Cloud Eleven', `0x${'b'.repeat(64)}`)
  const id = `${chainId}-${address}`
  const edit = (session: typeof asMei) => refusal(call(editV2, { params: { id }, body: page }, session))
  expect(await edit(asMei)).toBe('collections.not_keeper')

  await shown(await inCollection(rpcUrl, hana, address, 'setCollaborator', [mei.address, true]))
  expect(await edit(asMei)).toBe('worked')
  const { data: seen } = await call(managedCollectionById, { params: { id } })
  expect(seen.rights).toEqual([{ account: lower(mei.address), isCollaborator: true, isMinter: false }])
  const { data: meis } = await call(myCollections, { query: {} }, asMei)
  expect(meis.list.find((one) => one.id === id)?.role).toBe('collaborator')

  await inCollection(rpcUrl, hana, address, 'setCollaborator', [mei.address, false])
  // The right to mint alone does not make a manager.
  await shown(await inCollection(rpcUrl, hana, address, 'setMinter', [mei.address, true]))
  expect(await edit(asMei)).toBe('collections.not_keeper')
  const { data: after } = await call(managedCollectionById, { params: { id } })
  expect(after.rights).toEqual([{ account: lower(mei.address), isCollaborator: false, isMinter: true }])
})

test('roles granted by an owner end with the ownership', async () => {
  const { address } = await deployed('Handed Over', `0x${'c'.repeat(64)}`)
  const taro = accountOf('taro')
  await inCollection(rpcUrl, hana, address, 'setCollaborator', [mei.address, true])
  await inCollection(rpcUrl, hana, address, 'transferOwnership', [taro.address])
  await shown(await inCollection(rpcUrl, taro, address, 'acceptOwnership', []))
  const { data } = await call(managedCollectionById, { params: { id: `${chainId}-${address}` } })
  expect(data).toMatchObject({ owner: lower(taro.address), rights: [] })
  // The roles do not come back when the collection does.
  await inCollection(rpcUrl, taro, address, 'transferOwnership', [hana.address])
  await shown(await inCollection(rpcUrl, hana, address, 'acceptOwnership', []))
  const { data: again } = await call(managedCollectionById, { params: { id: `${chainId}-${address}` } })
  expect(again).toMatchObject({ owner: lower(hana.address), rights: [] })
})

test('minters named by a collaborator end with the collaborator', async () => {
  const { address } = await deployed('Delegated', `0x${'9'.repeat(64)}`)
  const taro = accountOf('taro')
  const rights = async () =>
    (await call(managedCollectionById, { params: { id: `${chainId}-${address}` } })).data.rights
  const isMinter = { account: lower(taro.address), isCollaborator: false, isMinter: true }
  await inCollection(rpcUrl, hana, address, 'setCollaborator', [mei.address, true])
  await shown(await inCollection(rpcUrl, mei, address, 'setMinter', [taro.address, true]))
  expect(await rights()).toContainEqual(isMinter)
  await shown(await inCollection(rpcUrl, hana, address, 'setCollaborator', [mei.address, false]))
  expect(await rights()).toEqual([])
  // After a new appointment the collaborator names them again.
  await shown(await inCollection(rpcUrl, hana, address, 'setCollaborator', [mei.address, true]))
  expect(await rights()).not.toContainEqual(isMinter)
  await shown(await inCollection(rpcUrl, mei, address, 'setMinter', [taro.address, true]))
  expect(await rights()).toContainEqual(isMinter)
})
