import { expect, inject, test } from 'vitest'

const { mediaUrl } = inject('httpStack')

test('a pet is rendered on first request, and the same picture is served ever after', async () => {
  const [first, second] = await Promise.all([
    fetch(`${mediaUrl}/pets/7/384.webp`),
    fetch(`${mediaUrl}/pets/7/384.webp`),
  ])
  const third = await fetch(`${mediaUrl}/pets/7/384.webp`)
  const bytes = await Promise.all(
    [first, second, third].map(async (reply) => Buffer.from(await reply.arrayBuffer())),
  )
  expect(bytes[0]?.subarray(8, 12).toString()).toBe('WEBP')
  expect(bytes[1]?.equals(bytes[0] ?? Buffer.alloc(0))).toBe(true)
  expect(bytes[2]?.equals(bytes[0] ?? Buffer.alloc(0))).toBe(true)
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a shared link shows the pet on a card, rendered once', async () => {
  const first = await fetch(`${mediaUrl}/pets/7/card.png`)
  const picture = Buffer.from(await first.arrayBuffer())
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  // The dimensions in the PNG header, as previews expect them.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  const second = Buffer.from(await (await fetch(`${mediaUrl}/pets/7/card.png`)).arrayBuffer())
  expect(second.equals(picture)).toBe(true)
})

test('the metadata behind a token URI names the picture', async () => {
  const metadata = await (await fetch(`${mediaUrl}/pets/7.json`)).json()
  expect(metadata).toMatchObject({
    name: expect.stringMatching(/#0007$/),
    image: `${mediaUrl}/pets/7/768.webp`,
  })
})

test('a sample work has its own picture and metadata', async () => {
  const metadata = await (await fetch(`${mediaUrl}/works/7.json`)).json()
  // A sale names the files of its folder without an ending.
  expect(await (await fetch(`${mediaUrl}/works/7`)).json()).toEqual(metadata)
  expect(metadata).toMatchObject({
    name: expect.stringMatching(/ #0007$/),
    image: `${mediaUrl}/works/7/768.webp`,
  })
  const [work, pet] = await Promise.all(
    ['works', 'pets'].map(async (kind) => {
      const reply = await fetch(`${mediaUrl}/${kind}/7/384.webp`)
      return Buffer.from(await reply.arrayBuffer())
    }),
  )
  expect(work?.subarray(8, 12).toString()).toBe('WEBP')
  expect(work?.equals(pet ?? Buffer.alloc(0))).toBe(false)
  expect((await fetch(`${mediaUrl}/works/10001.json`)).status).toBe(404)
  expect((await fetch(`${mediaUrl}/works/10001`)).status).toBe(404)
  expect((await fetch(`${mediaUrl}/works/0/384.webp`)).status).toBe(404)
})

test.each([
  '0/384.webp',
  '0/card.png',
  '10001/card.png',
  '10001/384.webp',
  '7/321.webp',
  '7/-1.webp',
  '0.json',
  '10001.json',
  '7e3.json',
])('there is no %s', async (path) => {
  const reply = await fetch(`${mediaUrl}/pets/${path}`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ error: 'uploads.media_not_found' })
})

test('products of the mall are drawn in a colour, with a pet on them', async () => {
  const [mug, other] = await Promise.all(
    ['mug-coral-7', 'mug-mint-7'].map(async (name) => {
      const reply = await fetch(`${mediaUrl}/goods/${name}/384.webp`)
      expect(reply.headers.get('content-type')).toBe('image/webp')
      return Buffer.from(await reply.arrayBuffer())
    }),
  )
  expect(mug?.subarray(8, 12).toString()).toBe('WEBP')
  expect(mug?.equals(other ?? Buffer.alloc(0))).toBe(false)
})

test.each(['mug-coral-0', 'mug-coral-10001', 'mug-grey-7', 'sofa-coral-7', 'mug-coral-7.svg'])(
  'there is no product %s',
  async (name) => {
    const reply = await fetch(`${mediaUrl}/goods/${name}/384.webp`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ error: 'uploads.media_not_found' })
  },
)
