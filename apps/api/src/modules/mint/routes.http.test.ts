import { collectionAbi } from '@mofu/chain/collections'
import { accountOf } from '@mofu/testkit/accounts'
import { deployCollection, inCollection } from '@mofu/testkit/collections'
import { samplePng } from '@mofu/testkit/sample-files'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { appConfig } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import { launchpadById } from '@mofu/wire/collections/launchpad'
import { nftDetailById } from '@mofu/wire/market'
import { bindNft, bulkLines, createCollect, createEvent, createNftV2, makeSeries } from '@mofu/wire/mint'
import { createPublicClient, http, zeroAddress } from 'viem'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const hana = accountOf('hana')
const lower = (address: string) => address.toLowerCase()
const shown = (block: number) => untilProjected(apiUrl, chainId, block, 20_000)

let contract: `0x${string}`
let asHana: ReturnType<typeof bearer>
let asMei: ReturnType<typeof bearer>
let file: string

const refusal = (sent: Promise<unknown>) =>
  sent.then(
    () => 'worked',
    (error: unknown) => (error instanceof CallError ? error.failure?.error : error),
  )

beforeAll(async () => {
  const { data } = await call(appConfig, {})
  const factory = data.networks.find(({ name }) => name === 'petchain')?.contracts?.['CollectionFactory']
  const made = await deployCollection({ rpcUrl, factory: factory as typeof contract }, hana, {
    name: 'Own Works',
    salt: `0x${'e'.repeat(64)}`,
  })
  contract = made.address
  await shown(made.block)
  asHana = bearer(await tokenOf(apiUrl, 'hana'))
  asMei = bearer(await tokenOf(apiUrl, 'mei'))
  file = await sent()
})

/** Uploads a picture as a person would, and returns its address. */
async function sent(): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(samplePng())], { type: 'image/png' }), 'owl.png')
  const response = await fetch(`${apiUrl}/api/v2/api/Upload`, {
    method: 'POST',
    body: form,
    headers: asHana.headers,
  })
  const { data } = (await response.json()) as { data: { url: string } }
  return data.url
}

const words = () => ({
  artworkName: 'Night Owl',
  artistName: 'Hana',
  introduction: 'Awake when you sleep.',
  socialLink: 'https://social.mofu.example/owl',
  url: file,
  poster: null,
  isOriginal: true,
})

test('a document is stored before anything is spent, minted, and bound to its token [main-04] [main-05] [main-07]', async () => {
  const body = { ...words(), collection: `${chainId}-${contract}` }
  const { data: draft } = await call(createNftV2, { body }, asHana)
  expect(draft).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    tokenURI: expect.stringMatching(/^ipfs:\/\/baf[a-z2-7]{56}$/),
    url: `${mediaUrl}/files/${draft.tokenURI.slice(7)}.json`,
  })
  expect(await (await fetch(draft.url)).json()).toMatchObject({
    name: 'Night Owl',
    description: 'Awake when you sleep.',
    image: expect.stringMatching(/^ipfs:\/\/baf/),
    external_url: 'https://social.mofu.example/owl',
  })
  // The same metadata again is another token with its own URI.
  expect((await call(createNftV2, { body }, asHana)).data.tokenURI).not.toBe(draft.tokenURI)

  const params = { a: draft.id, b: '1' }
  const query = { nftAddress: contract }
  expect(await refusal(call(bindNft, { params, query }, asHana))).toBe('mint.not_seen_yet')
  const reader = createPublicClient({ transport: http(rpcUrl) })
  const fee = await feeOf()
  const { request } = await reader.simulateContract({
    account: hana,
    address: contract,
    abi: collectionAbi,
    functionName: 'mint',
    args: [hana.address, draft.tokenURI, 500n, { coin: zeroAddress, amount: fee }],
    value: fee,
  })
  await shown(await inCollection(rpcUrl, hana, contract, 'mint', request.args ?? [], request.value ?? 0n))

  const { data: token } = await call(nftDetailById, { params: { id: `${chainId}-${contract}-1` } })
  expect(token).toMatchObject({
    title: 'Night Owl',
    description: 'Awake when you sleep.',
    nftType: 'IMAGE',
    url: file.replace('.png', '/768.webp'),
    metadata: 'ready',
    tokenUri: draft.tokenURI,
  })
  expect(await refusal(call(bindNft, { params, query }, asMei))).toBe('mint.draft_not_found')
  expect((await call(bindNft, { params, query }, asHana)).data).toEqual({ id: `${chainId}-${contract}-1` })
  const { data: other } = await call(createNftV2, { body }, asHana)
  expect(await refusal(call(bindNft, { params: { a: other.id, b: '1' }, query }, asHana))).toBe(
    'mint.other_token',
  )

  const [minted] = token.activity
  const event = { hash: minted?.txHash ?? '', nftAddress: contract, tokenId: '1' }
  expect((await call(createEvent, { body: event })).data).toEqual({
    state: 'seen',
    kind: 'mint',
    block: token.mintedBlock,
  })
  const unknown = { ...event, hash: `0x${'7'.repeat(64)}` }
  expect((await call(createEvent, { body: unknown })).data).toEqual({
    state: 'waiting',
    kind: null,
    block: null,
  })
})

test('invalid drafts are refused, each with its own error', async () => {
  const send = (change: object) =>
    refusal(call(createNftV2, { body: { ...words(), collection: null, ...change } }, asHana))
  expect(await send({ isOriginal: false })).toBe('mint.not_original')
  expect(await send({ artworkName: '  ' })).toBe('mint.name_needed')
  expect(await send({ url: 'https://elsewhere.example/x.png' })).toBe('mint.file_foreign')
  expect(await send({ socialLink: 'javascript:alert(1)' })).toBe('mint.link_wrong')
})

test('POST nft/createCollect saves a collection with its tokens [v2-18]', async () => {
  const CollectionInfo = {
    name: 'Together',
    symbol: 'TOG',
    maxMint: '2',
    isOpen: false,
    logo: null,
    banner: null,
    description: '',
    socialLink: null,
    royalty: 100,
    recipient: hana.address,
  }
  const { data } = await call(createCollect, { body: { CollectionInfo, Nfts: [words(), words()] } }, asHana)
  expect(data).toEqual({
    id: expect.any(String),
    salt: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    Nfts: [expect.objectContaining({ tokenURI: expect.any(String) }), expect.anything()],
  })
  expect(data.Nfts[0]?.tokenURI).not.toBe(data.Nfts[1]?.tokenURI)
  const borrowed = { CollectionInfo, Nfts: [{ ...words(), isOriginal: false }] }
  expect(await refusal(call(createCollect, { body: borrowed }, asHana))).toBe('mint.not_original')
})

test('a line of a bulk mint that is sent twice is stored once, and only its owner sees it', async () => {
  const id = crypto.randomUUID()
  const body = { ...words(), collection: `${chainId}-${contract}`, bulk: { id, line: 3 } }
  const first = await call(createNftV2, { body }, asHana)
  const again = await call(createNftV2, { body }, asHana)
  expect(again.data).toEqual(first.data)
  const { data } = await call(bulkLines, { params: { id } }, asHana)
  expect(data.list).toEqual([{ line: 3, tokenURI: first.data.tokenURI, title: 'Night Owl', nftId: null }])
  expect((await call(bulkLines, { params: { id } }, asMei)).data.list).toEqual([])
})

test('a series has a folder whose documents never change', async () => {
  const body = { name: 'Drop', introduction: 'x', url: file, poster: null }
  const { data } = await call(makeSeries, { body }, asHana)
  expect(data.baseUri).toMatch(/^http.*\/api\/v2\/series\/[0-9a-f]{64}$/)
  expect((await call(makeSeries, { body }, asHana)).data).toEqual(data)
  expect(await (await fetch(`${data.baseUri}/7`)).json()).toMatchObject({ name: 'Drop #7' })
  expect((await fetch(`${data.baseUri}/x`)).status).toBe(404)

  const terms = {
    coin: zeroAddress,
    price: 0n,
    limit: 5,
    allOpen: true,
    merkleRoot: `0x${'0'.repeat(64)}`,
    treeUri: '',
  }
  await shown(await inCollection(rpcUrl, hana, contract, 'startSale', [terms, data.baseUri, 0n]))
  // Everybody sees what is sold before any of it is minted.
  const { data: launchpad } = await call(launchpadById, { params: { id: `${chainId}-${contract}` } })
  expect(launchpad.sale).toMatchObject({
    limit: 5,
    allOpen: true,
    artwork: { title: 'Drop', description: 'x', nftType: 'IMAGE', url: expect.stringContaining('/files/') },
  })
  const buyer = accountOf('yuki')
  const maxFee = { coin: zeroAddress, amount: await feeOf() }
  await shown(
    await inCollection(
      rpcUrl,
      buyer,
      contract,
      'mintOpen',
      [1n, 2n, zeroAddress, 0n, maxFee],
      maxFee.amount * 2n,
    ),
  )
  const tokens = await Promise.all(
    ['2', '3'].map((tokenId) => call(nftDetailById, { params: { id: `${chainId}-${contract}-${tokenId}` } })),
  )
  expect(tokens.map(({ data: one }) => [one.title, one.owner, one.metadata])).toEqual([
    ['Drop #1', lower(buyer.address), 'ready'],
    ['Drop #2', lower(buyer.address), 'ready'],
  ])
})

async function feeOf(): Promise<bigint> {
  const { data } = await call(appConfig, {})
  const factory = data.networks.find(({ name }) => name === 'petchain')?.contracts?.['CollectionFactory']
  return createPublicClient({ transport: http(rpcUrl) }).readContract({
    address: factory as typeof contract,
    abi: [
      {
        type: 'function',
        name: 'mintFee',
        inputs: [],
        outputs: [{ type: 'uint256' }],
        stateMutability: 'view',
      },
    ],
    functionName: 'mintFee',
  }) as Promise<bigint>
}
