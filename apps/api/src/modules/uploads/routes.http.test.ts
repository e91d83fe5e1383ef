import { randomBytes } from 'node:crypto'

import { sampleMp3, sampleMp4, samplePng } from '@mofu/testkit/sample-files'
import { bearer, signInWallet, signUp } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { mountPath, type Route } from '@mofu/wire/route'
import * as wire from '@mofu/wire/uploads'
import sharp from 'sharp'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, inject, test } from 'vitest'

import { cidOf } from './cid.ts'

const stack = inject('httpStack')
const { apiUrl, mediaUrl } = stack
const call = createClient({ baseUrl: apiUrl })
const MEGABYTE = 1024 * 1024

let token: string
beforeAll(async () => {
  token = await newToken()
})

const jpeg = await sharp(samplePng({ width: 20, height: 40 }))
  .jpeg()
  .toBuffer()

describe('a form with a picture', () => {
  test('is stored, and served under the CID of its bytes [main-06]', async () => {
    const { status, body } = await sendForm(wire.publicUpload, samplePng({ width: 900, height: 300 }))
    expect([status, body]).toEqual([
      200,
      {
        code: 200,
        msg: 'ok',
        data: {
          cid: expect.stringMatching(/^baf[a-z2-7]{56}$/),
          url: `${mediaUrl}/files/${body.data?.cid}.png`,
          type: 'image/png',
          size: expect.any(Number),
          width: 900,
          height: 300,
          pictureUrl: `${mediaUrl}/files/${body.data?.cid}/768.webp`,
        },
      },
    ])
    const served = await fetch(body.data?.url ?? '')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(bytes.length).toBe(body.data?.size)
    expect(await cidOf([bytes])).toBe(body.data?.cid)
    const small = await fetch(body.data?.pictureUrl ?? '')
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 768 })
  })

  test('loses its location, and is rotated upright', async () => {
    const secret = 'Shibuya 35.6595N'
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2255c' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(jpeg.includes(secret)).toBe(true)
    const { body } = await sendForm(wire.publicUpload, jpeg)
    expect(body.data).toMatchObject({ type: 'image/jpeg', width: 20, height: 40 })
    const bytes = Buffer.from(await (await fetch(body.data?.url ?? '')).arrayBuffer())
    expect(bytes.includes(secret)).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('the same picture twice is one file', async () => {
    const picture = samplePng({ seed: 77 })
    const [first, second] = [
      await sendForm(wire.publicUpload, picture),
      await sendForm(wire.publicUpload, picture, { name: 'other.png' }),
    ]
    expect(second.body.data).toEqual(first.body.data)
  })

  test('10 MB are accepted to the byte, one more is refused with a message [rule-01] [rule-23]', async () => {
    const full = await sendForm(wire.publicUpload, samplePng({ size: 10 * MEGABYTE }))
    expect([full.status, full.body.data?.type]).toEqual([200, 'image/png'])
    const over = await sendForm(wire.publicUpload, samplePng({ size: 10 * MEGABYTE + 1 }))
    expect([over.status, over.body.error, over.body.msg]).toEqual([
      413,
      'uploads.picture_too_large',
      'Upload size must not exceed 10MB!',
    ])
    // Only PNG and JPEG here; video and audio are for artworks.
    for (const file of [sampleMp3(), sampleMp4()]) {
      const { status, body } = await sendForm(wire.publicUpload, file)
      expect([status, body.error]).toEqual([415, 'uploads.kind_wrong'])
    }
    expect((await sendForm(wire.publicUpload, jpeg, { name: 'a.jpg' })).body.data?.type).toBe('image/jpeg')
    const artwork = await sendForm(wire.artworkUpload, sampleMp4({ size: 50 * MEGABYTE }))
    expect([artwork.status, artwork.body.data?.size]).toEqual([200, 50 * MEGABYTE])
    for (const [name, start] of [
      ['a.png', samplePng()],
      ['a.jpg', jpeg],
      ['a.mp3', sampleMp3()],
      ['a.mp4', sampleMp4()],
    ] as const) {
      expect((await sendForm(wire.artworkUpload, start, { name })).status).toBe(200)
      const over50 = Buffer.concat([start, Buffer.alloc(50 * MEGABYTE + 1 - start.length)])
      const more = await sendForm(wire.artworkUpload, over50, { name })
      expect([more.status, more.body.msg]).toEqual([413, 'Upload size must not exceed 50MB!'])
    }
    // Over a hundred megabytes go through here.
  }, 60_000)

  test('without a file is refused', async () => {
    const form = new FormData()
    form.set('name', 'no file here')
    const { status, body } = await post(wire.publicUpload, form)
    expect([status, body.error, body.msg]).toEqual([
      400,
      'uploads.no_file',
      'Please upload the matching image!',
    ])
  })

  test('that breaks off has failed, and says so [rule-21]', async () => {
    const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'y'.repeat(500)}`
    const answer = await rawPost(mountPath(wire.publicUpload), 'multipart/form-data; boundary=x', body)
    expect(answer).toMatchObject({
      code: 400,
      error: 'uploads.failed',
      msg: expect.stringMatching(/^Upload failed!/),
    })
    // Damaged files fail with the same message.
    const cut = samplePng({ width: 300, height: 300 }).subarray(0, 300)
    expect((await sendForm(wire.publicUpload, cut)).body).toMatchObject({
      code: 422,
      error: 'uploads.file_broken',
      msg: expect.stringMatching(/^Upload failed!/),
    })
  })
})

describe('an artwork', () => {
  test.each([
    ['image/png', 'png', samplePng()],
    ['image/jpeg', 'jpg', jpeg],
    ['audio/mpeg', 'mp3', sampleMp3()],
    ['video/mp4', 'mp4', sampleMp4()],
  ])('%s is taken in [v2-04]', async (type, extension, file) => {
    const { status, body } = await sendForm(wire.artworkUpload, file)
    expect([status, body.code, body.data?.type]).toEqual([200, 200, type])
    expect(body.data?.url).toBe(`${mediaUrl}/files/${body.data?.cid}.${extension}`)
    expect(body.data?.pictureUrl === null).toBe(!type.startsWith('image/'))
    const served = Buffer.from(await (await fetch(body.data?.url ?? '')).arrayBuffer())
    expect(await cidOf([served])).toBe(body.data?.cid)
    // Video and audio are stored unchanged; pictures are re-encoded.
    expect(served.equals(file)).toBe(!type.startsWith('image/'))
  })

  test('needs a wallet; a picture does not', async () => {
    const person = await signUp(stack, { email: 'painter@mofu.example', password: 'twelve silent owls' })
    const refused = await sendForm(wire.artworkUpload, sampleMp3(), { token: person.token })
    expect([refused.status, refused.body.error]).toEqual([403, 'accounts.scope_wrong'])
    const start = call(
      wire.startUpload,
      { body: { purpose: 'artwork', name: 'a.mp3', size: 10 } },
      bearer(person.token),
    )
    await expect(start).rejects.toMatchObject({ status: 403, failure: { error: 'accounts.scope_wrong' } })
    expect((await sendForm(wire.publicUpload, samplePng(), { token: person.token })).status).toBe(200)
  })

  test('needs a session', async () => {
    const { status, body } = await sendForm(wire.publicUpload, samplePng(), { token: 'A'.repeat(43) })
    expect([status, body.error]).toEqual([401, 'accounts.session_needed'])
  })
})

describe('a resumable upload', () => {
  test('continues at its offset, and answers the same when it is finished twice', async () => {
    const film = sampleMp4({ size: 2 * MEGABYTE + 300 })
    const { data: draft } = await start('artwork', film.length)
    expect(draft).toMatchObject({ received: 0, size: film.length, pieceBytes: MEGABYTE })
    await piece(draft.id, film, 0)
    // The browser was closed; it asks for the offset.
    const { data: state } = await call(wire.uploadState, { params: { id: draft.id } }, bearer(token))
    expect(state.received).toBe(MEGABYTE)
    await piece(draft.id, film, state.received)
    expect((await piece(draft.id, film, 2 * MEGABYTE)).data.received).toBe(film.length)
    const first = await finish(draft.id)
    expect(await finish(draft.id)).toEqual(first)
    const served = Buffer.from(await (await fetch(first.data.url)).arrayBuffer())
    expect(served.equals(film)).toBe(true)
  })

  test('a duplicate chunk, one out of order, or one from somebody else changes nothing', async () => {
    const film = sampleMp4({ size: 2 * MEGABYTE })
    const { data: draft } = await start('artwork', film.length)
    // Two senders of the same chunk at once: it counts once.
    const both = await Promise.allSettled([piece(draft.id, film, 0), piece(draft.id, film, 0)])
    expect(both.map(({ status }) => status).toSorted()).toContain('fulfilled')
    for (const offset of [0, 5]) {
      await expect(piece(draft.id, film, offset)).rejects.toMatchObject({
        status: 409,
        failure: { error: 'uploads.offset_wrong', facts: { offset: MEGABYTE } },
      })
    }
    await expect(finish(draft.id)).rejects.toMatchObject({ failure: { error: 'uploads.offset_wrong' } })
    const other = await newToken()
    await expect(call(wire.uploadState, { params: { id: draft.id } }, bearer(other))).rejects.toMatchObject({
      status: 404,
      failure: { error: 'uploads.not_found' },
    })
    await piece(draft.id, film, MEGABYTE)
    expect((await finish(draft.id)).data.size).toBe(film.length)
  })

  test('a file declared too large is refused before a byte is sent; an invalid one is deleted', async () => {
    await expect(start('picture', 10 * MEGABYTE + 1)).rejects.toMatchObject({
      status: 413,
      failure: { error: 'uploads.picture_too_large' },
    })
    const noise = randomBytes(900)
    const { data: draft } = await start('picture', noise.length)
    await piece(draft.id, noise, 0)
    await expect(finish(draft.id)).rejects.toMatchObject({ failure: { error: 'uploads.kind_wrong' } })
    await expect(finish(draft.id)).rejects.toMatchObject({ failure: { error: 'uploads.not_found' } })
  })
})

type Answer = { code: number; msg: string; error?: string; data?: wire.Uploaded }

async function newToken(): Promise<string> {
  return (await signInWallet(apiUrl, privateKeyToAccount(generatePrivateKey()))).v1Info.token
}

async function sendForm(
  route: Route,
  file: Buffer,
  { name = 'a.png', token: as = token }: { name?: string; token?: string } = {},
) {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(file)]), name)
  return post(route, form, as)
}

async function post(route: Route, form: FormData, as = token) {
  const response = await fetch(apiUrl + mountPath(route), { method: 'POST', body: form, ...bearer(as) })
  return { status: response.status, body: (await response.json()) as Answer }
}

/** A request whose body stops in the middle of its form, though its length says that it is complete. */
async function rawPost(path: string, type: string, body: string): Promise<Answer> {
  const response = await fetch(apiUrl + path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  })
  return (await response.json()) as Answer
}

async function start(purpose: 'picture' | 'artwork', size: number) {
  return call(wire.startUpload, { body: { purpose, name: '../../etc/passwd.png', size } }, bearer(token))
}

async function piece(id: string, file: Buffer, offset: number) {
  const bytes = Uint8Array.from(file.subarray(offset, offset + MEGABYTE))
  return call(wire.uploadPiece, { params: { id }, query: { offset }, body: bytes }, bearer(token))
}

async function finish(id: string) {
  return call(wire.finishUpload, { params: { id } }, bearer(token))
}
