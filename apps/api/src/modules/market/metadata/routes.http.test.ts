import { setTimeout as wait } from 'node:timers/promises'

import { accountOf } from '@mofu/testkit/accounts'
import { mintAs } from '@mofu/testkit/mint'
import { sampleMp4, samplePng } from '@mofu/testkit/sample-files'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { type NftDetail, nftDetailById, nftsV2 } from '@mofu/wire/market'
import { refreshMetadata, showMetadata, tokenUriV2 } from '@mofu/wire/market/metadata'
import { createNftV2 } from '@mofu/wire/mint'
import { mountPath } from '@mofu/wire/route'
import { artworkUpload, type Uploaded } from '@mofu/wire/uploads'
import { expect, inject, test } from 'vitest'

import { cidOf } from '../../uploads/index.ts'

const { apiUrl, mediaUrl, rpcUrl, chainId, collection } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const owner = accountOf('sora').address.toLowerCase()

test('a minted video shows its creator’s metadata and poster, all served by us [main-02] [v2-28]', async () => {
  const token = await tokenOf(apiUrl, 'sora')
  const [film, poster] = [await upload(token, sampleMp4()), await upload(token, samplePng({ seed: 3 }))]
  const { data: draft } = await call(
    createNftV2,
    {
      body: {
        artworkName: '毛毛散步',
        artistName: 'Sora',
        introduction: 'A walk in the park.',
        socialLink: null,
        url: film.url,
        poster: poster.url,
        isOriginal: true,
        collection: null,
      },
    },
    bearer(token),
  )
  // The metadata file is public, under the CID of its bytes.
  const file = await fetch(draft.url)
  expect(file.headers.get('content-type')).toBe('application/json')
  const text = await file.text()
  expect(draft.tokenURI).toBe(`ipfs://${await cidOf([Buffer.from(text)])}`)
  expect(JSON.parse(text)).toMatchObject({
    name: '毛毛散步',
    description: 'A walk in the park.',
    image: `ipfs://${poster.cid}`,
    animation_url: `ipfs://${film.cid}`,
    attributes: [{ trait_type: 'Artist', value: 'Sora' }],
  })
  const pet = await minted(draft.tokenURI, (token) => Boolean(token.poster))
  expect(pet).toMatchObject({
    title: '毛毛散步',
    description: 'A walk in the park.',
    nftType: 'VIDEO',
    url: film.url,
    poster: poster.pictureUrl,
    traits: [{ type: 'Artist', value: 'Sora', perTenThousand: null }],
  })
  const { data } = await call(tokenUriV2, { params: { a: collection, b: pet.tokenId }, query: {} })
  expect(data).toEqual({
    tokenURI: draft.tokenURI,
    state: 'ready',
    metadata: {
      name: '毛毛散步',
      description: 'A walk in the park.',
      image: poster.pictureUrl,
      animation_url: film.url,
      attributes: [{ trait_type: 'Artist', value: 'Sora' }],
    },
  })
})

test('an SVG with a script is rasterized once, and served as a picture', async () => {
  // Short, because every byte costs gas.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(2)</script><rect width="9" height="9"/></svg>`
  const json = JSON.stringify({ name: '<img src=x onerror=alert(3)>', image_data: svg })
  const pet = await minted(json, ({ metadata }) => metadata === 'ready')
  expect(pet.title).toBe('<img src=x onerror=alert(3)>')
  expect(pet.url).toMatch(new RegExp(`^${mediaUrl}/files/baf\\w+/768\\.webp$`))
  const reply = await fetch(pet.url ?? '')
  const bytes = Buffer.from(await reply.arrayBuffer())
  expect([reply.headers.get('content-type'), bytes.subarray(8, 12).toString()]).toEqual([
    'image/webp',
    'WEBP',
  ])
  expect(bytes.includes('script')).toBe(false)
})

test('a URI into our own network is not fetched, and the token says that it cannot be read', async () => {
  const pet = await minted(`${apiUrl}/api/app/health`, ({ metadata }) => metadata === 'bad')
  expect(pet).toMatchObject({ title: '', url: null })
  const { data } = await call(showMetadata, { params: { id: pet.id } })
  expect(data).toEqual({ state: 'bad', isFetched: true, isWaiting: false, readAt: null, fault: 'refused' })
})

test('anyone may ask for a token to be read again, with a rate limit; our own pets need no reading', async () => {
  const json = JSON.stringify({ name: 'Momo' })
  const { id } = await minted(json, ({ metadata }) => metadata === 'ready')
  const { data: before } = await call(showMetadata, { params: { id } })
  expect(before).toMatchObject({ state: 'ready', isFetched: true, isWaiting: false, fault: null })
  const { data: asked } = await call(refreshMetadata, { params: { id } })
  // The present copy stays until it is read again.
  expect(asked).toMatchObject({ state: 'ready', readAt: before.readAt })
  await expect(call(refreshMetadata, { params: { id } })).rejects.toMatchObject({
    status: 429,
    failure: { error: 'market.refresh_too_soon', facts: { seconds: 30 } },
  })
  const pet = await minted(`${mediaUrl}/works/31.json`, ({ metadata }) => metadata === 'ready')
  const { data } = await call(refreshMetadata, { params: { id: pet.id } })
  expect(data).toMatchObject({ state: 'ready', isFetched: false, isWaiting: false })
})

test('a missing token has no metadata', async () => {
  const id = `${chainId}-${collection}-999999`
  await expect(call(refreshMetadata, { params: { id } })).rejects.toMatchObject({
    status: 404,
    failure: { error: 'market.nft_not_found' },
  })
})

async function upload(token: string, file: Buffer): Promise<Uploaded> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(file)]), 'a')
  const reply = await fetch(apiUrl + mountPath(artworkUpload), {
    method: 'POST',
    body: form,
    ...bearer(token),
  })
  return ((await reply.json()) as { data: Uploaded }).data
}

/** Mints a token and waits until it looks as expected. */
async function minted(uri: string, isFine: (pet: NftDetail) => boolean): Promise<NftDetail> {
  const block = await mintAs(rpcUrl, 'sora', [{ collection, uri, royalty: 0, fee: 0n }])
  await untilProjected(apiUrl, chainId, block, 20_000)
  const { data: page } = await call(nftsV2, { body: { owner, pageSize: 1 } })
  const id = page.list[0]?.id ?? ''
  for (let left = 200; left > 0; left--) {
    const { data } = await call(nftDetailById, { params: { id } })
    if (data.tokenUri === uri && isFine(data)) return data
    await wait(50)
  }
  throw new Error(`${uri.slice(0, 80)} was not read`)
}
