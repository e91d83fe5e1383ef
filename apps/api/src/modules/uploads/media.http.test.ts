import { sampleMp4, samplePng } from '@mofu/testkit/sample-files'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { mountPath } from '@mofu/wire/route'
import { artworkUpload, type Uploaded } from '@mofu/wire/uploads'
import { beforeAll, expect, inject, test } from 'vitest'

import { cidOf } from './cid.ts'

const { apiUrl, mediaUrl } = inject('httpStack')
const film = sampleMp4({ size: 5_000 })
let uploaded: Uploaded

beforeAll(async () => {
  uploaded = await send(film)
})

test('media has a separate origin, where nothing executes and no session is sent', async () => {
  expect(new URL(uploaded.url).origin).not.toBe(new URL(apiUrl).origin)
  const reply = await fetch(uploaded.url)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${uploaded.cid}"`,
    'referrer-policy': 'no-referrer',
  })
  expect(reply.headers.has('set-cookie')).toBe(false)
  // The media origin serves no calls of the product, and the product's origin no media.
  expect((await fetch(`${mediaUrl}/api/app/config`)).status).toBe(404)
  expect((await fetch(`${apiUrl}/files/${uploaded.cid}.mp4`)).status).toBe(404)
})

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/5000', () => film.subarray(0, 10)],
  ['bytes=4990-', 206, 'bytes 4990-4999/5000', () => film.subarray(4_990)],
  ['bytes=-5', 206, 'bytes 4995-4999/5000', () => film.subarray(4_995)],
  ['bytes=4000-99999', 206, 'bytes 4000-4999/5000', () => film.subarray(4_000)],
  ['bytes=-99999', 206, 'bytes 0-4999/5000', () => film],
  ['bytes=5000-', 416, 'bytes */5000', () => Buffer.alloc(0)],
  ['bytes=9-3', 200, null, () => film],
  ['bytes=0-1,4-5', 200, null, () => film],
  ['lines=1-2', 200, null, () => film],
])('a player may ask for %s', async (range, status, said, bytes) => {
  const reply = await fetch(uploaded.url, { headers: { range } })
  expect([reply.status, reply.headers.get('content-range')]).toEqual([status, said])
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes())).toBe(true)
})

test('the CID alone gives the very bytes that it is computed from, as from any IPFS gateway', async () => {
  const large = await send(sampleMp4({ size: 700_000 }))
  const picture = await send(samplePng({ width: 40, height: 40, seed: 5 }))
  for (const { cid, type } of [uploaded, large, picture]) {
    const reply = await fetch(`${mediaUrl}/ipfs/${cid}`)
    expect([reply.headers.get('content-type'), reply.headers.get('x-ipfs-path')]).toEqual([
      type,
      `/ipfs/${cid}`,
    ])
    expect(await cidOf([Buffer.from(await reply.arrayBuffer())])).toBe(cid)
  }
  const part = await fetch(`${mediaUrl}/ipfs/${uploaded.cid}`, { headers: { range: 'bytes=0-9' } })
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(0, 10))).toBe(true)
  expect((await fetch(`${mediaUrl}/ipfs/${'baf'.padEnd(59, 'a')}`)).status).toBe(404)
})

test('a cached copy is revalidated, and a HEAD request tells the length', async () => {
  const again = await fetch(uploaded.url, { headers: { 'if-none-match': `"${uploaded.cid}"` } })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  const head = await fetch(uploaded.url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000'])
})

test('a picture is served in the widths we use and no other, never upscaled', async () => {
  const { pictureUrl } = await send(samplePng({ width: 400, height: 200, seed: 9 }))
  const folder = pictureUrl?.replace('768.webp', '') ?? ''
  for (const width of [96, 384, 768, 1280]) {
    expect((await fetch(`${folder}${width}.webp`)).headers.get('content-type')).toBe('image/webp')
  }
  for (const width of ['97', '0', '-1', '99999', '768.5']) {
    expect((await fetch(`${folder}${width}.webp`)).status).toBe(404)
  }
})

test.each([
  () => `/files/${'baf'.padEnd(59, 'a')}.png`,
  () => `/files/${uploaded.cid}.png`,
  () => `/files/${uploaded.cid}.html`,
  () => `/files/${uploaded.cid}/768.webp`,
  () => `/files/..%2f..%2fpackage.json`,
  () => `/files/%00.png`,
  () => `/drafts/${uploaded.cid}`,
  () => '/',
])('there is nothing else', async (path) => {
  const reply = await fetch(mediaUrl + path())
  expect(reply.status).toBe(404)
})

async function send(file: Buffer): Promise<Uploaded> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(file)]), 'a')
  const token = await tokenOf(apiUrl, 'taro')
  const reply = await fetch(apiUrl + mountPath(artworkUpload), {
    method: 'POST',
    body: form,
    ...bearer(token),
  })
  return ((await reply.json()) as { data: Uploaded }).data
}
