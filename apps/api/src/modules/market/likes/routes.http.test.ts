import { mintAs } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { likedNfts } from '@mofu/wire/market/liked'
import { cancelLike, likeNft, likeStatus } from '@mofu/wire/market/likes'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
let id = ''
let [hana, aki] = [bearer(''), bearer('')]

beforeAll(async () => {
  const order = { collection, uri: `${mediaUrl}/works/7777.json`, royalty: 0, fee: 0n }
  await untilProjected(apiUrl, chainId, await mintAs(rpcUrl, 'taro', [order]), 20_000)
  const { data } = await call(nftsV2, { body: { search: '#7777' } })
  id = data.list[0]?.id ?? ''
  hana = bearer(await tokenOf(apiUrl, 'hana'))
  aki = bearer(await tokenOf(apiUrl, 'aki'))
})

test('likeStatus says whether I like it and how many do [main-35]', async () => {
  expect((await call(likeStatus, { params: { id } }, hana)).data).toEqual({ isLiked: false, likes: 0 })
  await call(likeNft, { params: { id } }, aki)
  expect((await call(likeStatus, { params: { id } }, hana)).data).toEqual({ isLiked: false, likes: 1 })
  expect((await call(likeStatus, { params: { id } }, aki)).data).toEqual({ isLiked: true, likes: 1 })
})

test('a like twice counts once [main-36]', async () => {
  expect((await call(likeNft, { params: { id } }, hana)).data).toEqual({ isLiked: true, likes: 2 })
  expect((await call(likeNft, { params: { id } }, hana)).data).toEqual({ isLiked: true, likes: 2 })
})

test('a like is removed, mine alone [main-37]', async () => {
  expect((await call(cancelLike, { params: { id } }, hana)).data).toEqual({ isLiked: false, likes: 1 })
  expect((await call(cancelLike, { params: { id } }, hana)).data).toEqual({ isLiked: false, likes: 1 })
  expect((await call(likeStatus, { params: { id } }, aki)).data).toEqual({ isLiked: true, likes: 1 })
})

test('my likes are my own list, and nobody else’s', async () => {
  const mine = async (who: typeof aki) => (await call(likedNfts, { query: {} }, who)).data
  expect(await mine(aki)).toMatchObject({
    list: [{ id, title: expect.stringContaining('#7777') }],
    hasMore: false,
  })
  expect((await mine(hana)).list).not.toContainEqual(expect.objectContaining({ id }))
})

test('a missing pet cannot be liked, and a cross-site link triggers nothing', async () => {
  await expect(call(likeNft, { params: { id: '31337-0x12-1' } }, hana)).rejects.toMatchObject({ status: 404 })
  const stray = await fetch(`${apiUrl}/api/main/nft/nftLike/like/${id}`, {
    headers: { ...hana.headers, 'sec-fetch-site': 'cross-site' },
  })
  expect(stray.status).toBe(403)
})
