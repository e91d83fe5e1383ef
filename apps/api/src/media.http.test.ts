import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { accountOf } from '@mofu/testkit/accounts'
import { mintHostile } from '@mofu/testkit/hostile-svg'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import type { Part } from '@mofu/testkit/part'
import { rushOfPictures, timedLogin } from '@mofu/testkit/picture-rush'
import { freePort } from '@mofu/testkit/ports'
import { samplePng } from '@mofu/testkit/sample-files'
import { logIn, type StackEnv, startMedia, untilProjected } from '@mofu/testkit/services'
import { settlePayment } from '@mofu/testkit/settle-payment'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { mountPath } from '@mofu/wire/route'
import { artworkUpload } from '@mofu/wire/uploads'
import { afterEach, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const started: Part[] = []
const folders: string[] = []

afterEach(async () => {
  for (const part of started.splice(0)) await part.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A media process for this test only, with an empty cache. */
async function ownMedia(more: StackEnv): Promise<{ url: string; part: Part; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-media-'))
  folders.push(folder)
  const env = {
    ...stack.env,
    DATA_DIR: folder,
    MEDIA_PORT: String(await freePort()),
    RENDER_PORT: String(await freePort()),
    ...more,
  }
  const { part, url } = await startMedia({ env, logFile: logIn(stack.folder, `media-${started.length}`) })
  started.push(part)
  return { url, part, folder }
}

test('rendering sixty uncached pictures does not delay a login', { timeout: 240_000 }, async () => {
  const login = await timedLogin(stack)
  await rushOfPictures(stack.mediaUrl, 1)
  const before: number[] = []
  for (let count = 0; count < 10; count++) before.push(await login())
  let isDrawing = true
  const rush = rushOfPictures(stack.mediaUrl, 60).finally(() => (isDrawing = false))
  const during: number[] = []
  while (isDrawing) during.push(await login())
  expect(new Set(await rush)).toEqual(new Set([200]))
  // When the API rendered in its own threads, the first login waited for most of the pictures and no second one got
  // through.
  expect(during.length).toBeGreaterThan(5)
  expect(median(during)).toBeLessThan(8 * median(before))
})

test(
  'tokens whose drawings take minutes delay neither payments nor pictures',
  { timeout: 240_000 },
  async () => {
    const { db, end } = mallDatabase(stack.databaseUrl)
    try {
      const buyer = await makeShopper(stack, db, 'payer')
      const { skuIds } = await makeShop(db, { owner: buyer, payout: accountOf('emi').address })
      const block = await mintHostile(stack.rpcUrl, stack.collection, 8)
      await untilProjected(stack.apiUrl, stack.chainId, block, 30_000)
      const took = await settlePayment(stack, { buyer, skuId: skuIds[0] ?? 0, payer: 'goro' })
      expect(took).toBeLessThan(10_000)
      expect((await fetch(`${stack.mediaUrl}/goods/mug-mint-4321/96.webp`)).status).toBe(200)
      // Uploads wait for a render process, and get one.
      const form = new FormData()
      form.set('file', new Blob([Uint8Array.from(samplePng({ seed: 77 }))]), 'a.png')
      const token = await tokenOf(stack.apiUrl, 'taro')
      const sent = await fetch(stack.apiUrl + mountPath(artworkUpload), {
        method: 'POST',
        body: form,
        ...bearer(token),
      })
      expect(sent.status).toBe(200)
    } finally {
      await end()
    }
  },
)

test('a full queue refuses at once and says when to retry', async () => {
  const { url } = await ownMedia({ RENDER_PROCESSES: '1', RENDER_QUEUE: '2' })
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => fetch(`${url}/pets/${index + 1}/768.webp`)),
  )
  const served = replies.filter(({ status }) => status === 200)
  const refused = replies.filter(({ status }) => status === 503)
  expect([served.length, refused.length]).toEqual([3, 9])
  for (const reply of refused) {
    expect(reply.headers.get('retry-after')).toBe('1')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toMatchObject({ error: 'server.busy' })
  }
})

test('pictures rendered for one address are rate limited; cached ones are not', async () => {
  const { url } = await ownMedia({ MEDIA_DRAWINGS_PER_MINUTE: '3' })
  const statuses: number[] = []
  for (let number = 1; number <= 5; number++)
    statuses.push((await fetch(`${url}/pets/${number}/96.webp`)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await fetch(`${url}/pets/1/96.webp`)).status).toBe(200)
})

test('requests from one address are rate limited', async () => {
  const { url } = await ownMedia({ MEDIA_REQUESTS_PER_MINUTE: '8' })
  const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/pets/1.json`)))
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(8)
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(12)
})

test(
  'the cache stays within its limit, and the process has neither database nor keys',
  { timeout: 180_000 },
  async () => {
    const { url, part, folder } = await ownMedia({ MEDIA_CACHE_MEGABYTES: '1' })
    for (let number = 1; number <= 40; number++) {
      expect((await fetch(`${url}/pets/${number}/1280.webp`)).status).toBe(200)
    }
    const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => statSync(join(item.parentPath, item.name)).size)
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes.length).toBeLessThan(40)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_048_576)
    const environment = readFileSync(`/proc/${part.pid}/environ`, 'utf8').split('\0')
    expect(
      environment.filter((setting) => /^(DATABASE_URL|SMTP_URL|MALL_.*_KEY|RPC_URL_\w+)=/.test(setting)),
    ).toEqual([])
  },
)

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
}
