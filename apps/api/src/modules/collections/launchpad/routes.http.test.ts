import { makeWhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import type { WhitelistRow } from '@mofu/domain/whitelist'
import { writeWhitelist } from '@mofu/domain/whitelist'
import { accountOf } from '@mofu/testkit/accounts'
import { deployCollection, inCollection } from '@mofu/testkit/collections'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { appConfig } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import {
  announceLaunchpad,
  saveWhitelist,
  launchpadById,
  launchpads,
  whitelistFile,
  whitelistEligibility,
} from '@mofu/wire/collections/launchpad'
import { nftDetailById } from '@mofu/wire/market'
import { pad, toHex, zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const [hana, mei, taro, kuro] = [accountOf('hana'), accountOf('mei'), accountOf('taro'), accountOf('kuro')]
const shown = (block: number) => untilProjected(apiUrl, chainId, block, 20_000)
const lower = (address: string) => address.toLowerCase() as `0x${string}`

let contract: `0x${string}`
let id: string
let asHana: ReturnType<typeof bearer>
let asMei: ReturnType<typeof bearer>

const refusal = (sent: Promise<unknown>) =>
  sent.then(
    () => 'worked',
    (error: unknown) => (error instanceof CallError ? error.failure?.error : error),
  )

const rows: WhitelistRow[] = [
  { addr: lower(mei.address), price: 5n, limit: 2n },
  { addr: lower(taro.address), price: 7n, limit: 1n },
  ...Array.from({ length: 60 }, (_, index) => ({
    addr: pad(toHex(index + 1), { size: 20 }),
    price: 9n,
    limit: 1n,
  })),
]

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const factory = data.networks.find(({ name }) => name === 'petchain')?.contracts?.['CollectionFactory']
  const made = await deployCollection({ rpcUrl, factory: factory as typeof contract }, hana, {
    name: 'Night Drop',
    maxMint: 50n,
    salt: `0x${'d'.repeat(64)}`,
  })
  contract = made.address
  id = `${chainId}-${contract}`
  await shown(made.block)
  asHana = bearer(await tokenOf(apiUrl, 'hana'))
  asMei = bearer(await tokenOf(apiUrl, 'mei'))
})

test('a sale goes from the whitelist to the buyer: tree file, eligibility, proof, counts [v2-27] [rule-55]', async () => {
  expect(await refusal(call(whitelistEligibility, { params: { id, addr: mei.address } }))).toBe(
    'collections.no_sale',
  )
  const { root } = await makeWhitelistTree(rows)
  const body = { rows: writeWhitelist(rows), merkleRoot: root }
  const { data: saved } = await call(saveWhitelist, { body }, asHana)
  expect(saved).toEqual({ merkleRoot: root, treeUri: `${apiUrl}/api/v2/whitelists/${root}.json`, count: 62 })
  // Saving the same list again changes nothing.
  expect((await call(saveWhitelist, { body }, asMei)).data).toEqual(saved)

  // The file has OpenZeppelin's format, and its tree has the signed root.
  const file = whitelistFile.parse(await (await fetch(saved.treeUri)).json())
  expect(file.tree[0]).toBe(root)
  expect(new Set(file.values.map(({ value }) => value.join()))).toEqual(
    new Set(rows.map(({ addr, price, limit }) => [addr, price, limit].join())),
  )

  const terms = {
    coin: zeroAddress,
    price: 11n,
    limit: 3,
    allOpen: false,
    merkleRoot: root,
    treeUri: saved.treeUri,
  }
  await inCollection(rpcUrl, hana, contract, 'startSale', [terms, `${mediaUrl}/series/x`, 500n])
  await shown(await inCollection(rpcUrl, hana, contract, 'setWhitelist', [[kuro.address], 1n, 4]))
  // The metadata of this series is not ours, so nothing can be said about what it looks like.
  expect((await call(launchpadById, { params: { id } })).data.sale?.artwork).toBeNull()
  const { data: eligibility } = await call(whitelistEligibility, { params: { id, addr: mei.address } })
  expect(eligibility).toEqual({
    usedCount: 0,
    tree: {
      addr: lower(mei.address),
      price: '5',
      limit: 2,
      usedCount: 0,
      proof: expect.any(Array),
      merkleRoot: root,
    },
    listed: null,
    open: null,
  })
  const { data: kuros } = await call(whitelistEligibility, { params: { id, addr: kuro.address } })
  expect(kuros).toEqual({
    usedCount: 0,
    tree: null,
    listed: { addr: lower(kuro.address), price: '1', limit: 4, usedCount: 0 },
    open: null,
  })

  // The chain accepts the proof that we serve.
  const block = await inCollection(
    rpcUrl,
    mei,
    contract,
    'mintWhitelisted',
    [1n, 2n, zeroAddress, 5n, 2n, eligibility.tree?.proof, { coin: zeroAddress, amount: 0n }],
    10n,
  )
  await shown(block)
  expect((await call(whitelistEligibility, { params: { id, addr: mei.address } })).data).toMatchObject({
    usedCount: 2,
    tree: { usedCount: 2, limit: 2 },
  })
  const { data: seen } = await call(launchpadById, { params: { id } })
  expect(seen).toMatchObject({
    id,
    name: 'Night Drop',
    maxMint: '50',
    nftCount: 2,
    sale: {
      series: 1,
      coin: zeroAddress,
      price: '11',
      limit: 3,
      allOpen: false,
      merkleRoot: root,
      treeUri: saved.treeUri,
      isOn: true,
      sold: 2,
      royalty: 500,
      treeCount: 62,
      listedCount: 1,
    },
  })
  // Tokens of a series are ordinary tokens, each with its own metadata URI.
  const { data: second } = await call(nftDetailById, { params: { id: `${id}-2` } })
  expect(second).toMatchObject({
    tokenUri: `${mediaUrl}/series/x/2`,
    owner: lower(mei.address),
    creator: lower(hana.address),
    royalty: 500,
  })

  await shown(await inCollection(rpcUrl, hana, contract, 'updateSale', [{ ...terms, allOpen: true }]))
  expect((await call(whitelistEligibility, { params: { id, addr: taro.address } })).data.open).toEqual({
    addr: lower(taro.address),
    price: '11',
    limit: 3,
    usedCount: 0,
  })
  const listed = await call(launchpads, { query: {} })
  expect(listed.data.list).toContainEqual({
    id,
    title: 'Night Drop',
    thumbnailType: 'IMAGE',
    thumbnailUrl: null,
    isOn: true,
    sold: 2,
    maxMint: '50',
    whitelistAt: null,
    publicAt: null,
  })
  await shown(await inCollection(rpcUrl, hana, contract, 'endSale', []))
  expect((await call(launchpadById, { params: { id } })).data.sale).toMatchObject({ isOn: false, sold: 2 })
})

test('a list with a different root, or with invalid lines, is not saved', async () => {
  const text = writeWhitelist(rows.slice(0, 3))
  const merkleRoot = `0x${'a'.repeat(64)}`
  const send = (lines: string) => refusal(call(saveWhitelist, { body: { rows: lines, merkleRoot } }, asHana))
  expect(await send(text)).toBe('collections.whitelist_root')
  expect(await send(`${text}\nnobody,1,1`)).toBe('collections.whitelist_line')
  expect(await send('')).toBe('collections.whitelist_size')
  expect((await fetch(`${apiUrl}/api/v2/whitelists/${merkleRoot}.json`)).status).toBe(404)
})

test('phases are announced by a manager of the collection, in the right order', async () => {
  const soon = Math.floor(Date.now() / 1_000) + 3_600
  const body = { id, whitelistAt: soon, publicAt: soon + 60 }
  expect(await refusal(call(announceLaunchpad, { body }, asMei))).toBe('collections.not_keeper')
  expect(await refusal(call(announceLaunchpad, { body: { ...body, publicAt: soon - 60 } }, asHana))).toBe(
    'collections.phases_order',
  )
  expect((await call(announceLaunchpad, { body }, asHana)).data).toEqual({ id })
  expect((await call(launchpadById, { params: { id } })).data).toMatchObject({
    whitelistAt: soon,
    publicAt: soon + 60,
  })
})
