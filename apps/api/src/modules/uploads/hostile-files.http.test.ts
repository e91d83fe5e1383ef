import { crc32 } from 'node:zlib'

import { pixelBomb, sampleMp3, sampleMp4, samplePng } from '@mofu/testkit/sample-files'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { mountPath } from '@mofu/wire/route'
import { artworkUpload, type Uploaded } from '@mofu/wire/uploads'
import sharp from 'sharp'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl } = inject('httpStack')
const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const png = samplePng({ width: 64, height: 64 })

let token: string
let jpeg: Buffer
beforeAll(async () => {
  token = (await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))).v1Info.token
  jpeg = await sharp(png).jpeg().toBuffer()
})

const kind = [415, 'uploads.kind_wrong'] as const
const broken = [422, 'uploads.file_broken'] as const
const pixels = [422, 'uploads.too_many_pixels'] as const

test.each<[string, () => Buffer, readonly [number, string]]>([
  ['an empty file', () => Buffer.alloc(0), kind],
  ['a drawing', () => Buffer.from(svg), kind],
  ['a drawing behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), kind],
  ['a page', () => Buffer.from(`<!doctype html>${script}`), kind],
  ['a page under a PNG’s name', () => Buffer.from(script), kind],
  ['an animation', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), kind],
  ['a program', () => Buffer.from('MZ\x90\x00\x03', 'latin1'), kind],
  ['an archive', () => Buffer.from('PK\x03\x04', 'latin1'), kind],
  ['a document', () => Buffer.from('%PDF-1.7'), kind],
  ['PNG’s first bytes, then a page', () => Buffer.concat([png.subarray(0, 8), Buffer.from(script)]), broken],
  ['a PNG cut off', () => png.subarray(0, png.length - 40), broken],
  ['a PNG with damaged pixels', () => damaged(png), broken],
  ['a JPEG cut off', () => jpeg.subarray(0, 80), broken],
  ['a pixel bomb', () => pixelBomb(), pixels],
  ['a larger one', () => pixelBomb(40_000), pixels],
  ['a PNG that claims to be endless', () => endless(), broken],
  ['an MP3 cut off', () => sampleMp3().subarray(0, -100), broken],
  ['an MP3 with a page at its end', () => Buffer.concat([sampleMp3(), Buffer.from(script)]), broken],
  ['an MP3 that is only a tag', () => sampleMp3({ frames: 0, tag: script }), broken],
  [
    'a tag that claims more than there is',
    () => Buffer.from('ID3\x03\x00\x00\x7f\x7f\x7f\x7f', 'latin1'),
    broken,
  ],
  ['an MP4 cut off', () => sampleMp4().subarray(0, -10), broken],
  [
    'an MP4 with an archive at its end',
    () => Buffer.concat([sampleMp4(), Buffer.from('PK\x03\x04', 'latin1')]),
    broken,
  ],
  [
    'an MP4 without a video track',
    () => Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp41', 'latin1'),
    broken,
  ],
  ['boxes of length zero', () => Buffer.from('\x00\x00\x00\x08ftyp\x00\x00\x00\x02free', 'latin1'), broken],
])('%s is refused', async (_, file, [status, error]) => {
  const answer = await send(file())
  expect([answer.status, answer.body.error]).toEqual([status, error])
  expect(answer.body.msg).not.toBe('')
})

test.each<[string, () => Buffer]>([
  ['a JPEG with a page behind it', () => Buffer.concat([jpeg, Buffer.from(script)])],
  ['a PNG with a page in a chunk', () => samplePng({ size: 9_000 })],
  [
    'a PNG with an archive behind it',
    () => Buffer.concat([png, Buffer.from(`PK\x03\x04${script}`, 'latin1')]),
  ],
  ['an MP3 with a page in its tag', () => sampleMp3({ tag: script })],
  ['an MP4 with a page in its padding', () => sampleMp4({ hidden: script })],
])('%s comes out without it', async (_, file) => {
  const { status, body } = await send(file(), '../../../etc/passwd\u0000.png')
  expect(status).toBe(200)
  // Our name contains nothing of the sender's.
  expect(body.data?.url).toMatch(new RegExp(`^${mediaUrl}/files/baf[a-z2-7]{56}\\.(png|jpg|mp3|mp4)$`))
  const served = Buffer.from(await (await fetch(body.data?.url ?? '')).arrayBuffer())
  expect(served.length).toBeGreaterThan(0)
  for (const trace of ['<script', 'PK\x03\x04', 'xxxxxxxx']) expect(served.includes(trace)).toBe(false)
})

type Answer = { error?: string; msg: string; data?: Uploaded }

async function send(file: Buffer, name = 'cat.png'): Promise<{ status: number; body: Answer }> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(file)], { type: 'image/png' }), name)
  const reply = await fetch(apiUrl + mountPath(artworkUpload), {
    method: 'POST',
    body: form,
    ...bearer(token),
  })
  return { status: reply.status, body: (await reply.json()) as Answer }
}

/** The pixels no longer match their checksum. */
function damaged(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  const at = copy.indexOf('IDAT') + 10
  copy.fill(0xff, at, at + 12)
  return copy
}

/** A header with the largest possible dimensions, and no pixels. */
function endless(): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(0x7fffffff, 16)
  copy.writeUInt32BE(0x7fffffff, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
