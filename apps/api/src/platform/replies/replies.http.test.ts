import { collection } from '@mofu/db/app/collections'
import { launchpad } from '@mofu/db/app/collections/pages'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { launchpads } from '@mofu/wire/collections/launchpad'
import { eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const { chainId } = stack
const metricsPort = await freePort()
const contractOf = (index: number) => `0x${String(index).padStart(40, '0')}`
const idOf = (index: number) => `${chainId}-${contractOf(index)}`
const COLLECTIONS = 30

/** A database in which nothing changes by itself, and an API with one megabyte for its replies. */
let fresh: FreshDatabase
let db: Database
let api: Awaited<ReturnType<typeof startApi>>

beforeAll(async () => {
  fresh = await freshDatabase(stack.databaseUrl, 'replies')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'replies', max: 2 }))
  const at = { block: 1, blockTime: 1_700_000_000, finalizedBlock: 1, projectedAt: Date.now() }
  await db.insert(projection).values({ chainId, deployment: 'replies', checkpoint: '', ...at })
  const facts = { owner: zeroAddress, creator: zeroAddress, symbol: 'R', maxMint: 0n, isOpen: true }
  await db.insert(collection).values(
    Array.from({ length: COLLECTIONS }, (_, index) => ({
      ...facts,
      id: idOf(index),
      chainId,
      contract: contractOf(index),
      name: `Replies ${index}`,
      createdAt: index,
      updatedBlock: 1,
    })),
  )
  const env = {
    ...stack.env,
    DATABASE_URL: fresh.url,
    API_PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
    REPLY_CACHE_MEGABYTES: '1',
    REQUESTS_PER_MINUTE: '1000000',
  }
  api = await startApi({ env, logFile: logIn(stack.folder, 'replies') })
})

afterAll(async () => {
  await api?.part.stop()
  await db.$client.end()
  await fresh.drop()
})

const LIST = '/api/v2/nft/GetCollections'
const get = (path: string, headers: Record<string, string> = {}) => fetch(api.url + path, { headers })

async function metric(pattern: RegExp): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(pattern.exec(text)?.[1] ?? 0)
}
const hits = () => metric(/mofu_reply_cache_requests_total\{outcome="hit"\} (\d+)/)

async function rename(name: string): Promise<void> {
  await db
    .update(collection)
    .set({ name })
    .where(eq(collection.id, idOf(0)))
}

test('a reply has a strong tag, and the same reply is not sent again', async () => {
  const first = await get(LIST)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  for (const known of [etag, `"other", W/${etag}`]) {
    const again = await get(LIST, { 'if-none-match': known })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  await rename('Renamed once')
  const changed = await get(LIST, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  expect(await changed.text()).toContain('Renamed once')
  // The same content has the same tag, whatever happened in between.
  await rename('Replies 0')
  expect((await get(LIST, { 'if-none-match': etag })).status).toBe(304)
})

test('each encoding has a tag of its own, and all have the same content', async () => {
  const replies = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => get(LIST, { 'accept-encoding': encoding })),
  )
  expect(replies.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  expect(replies.map(({ headers }) => headers.get('vary'))).toEqual(Array(3).fill('accept-encoding'))
  expect(new Set(replies.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1)
})

test('another query, path, method or body never gets a stored reply; the same one in other words does', async () => {
  const search = (key: string) => get(`/api/v2/CollectionV3/SearchCollection?key=${key}&pageSize=50`)
  const names = async (reply: Response) =>
    (await reply.json()).data.list.map(({ name }: { name: string }) => name)
  const [one = [], two = []] = await Promise.all(
    ['Replies 1', '月'].map(async (key) => names(await search(key))),
  )
  expect(one).toContain('Replies 1')
  expect(one).not.toContain('Replies 2')
  expect(two).toEqual([])
  expect(
    (await get(`/api/v2/nft/GetCollectionById?id=${idOf(3)}`).then((reply) => reply.json())).data.name,
  ).toBe('Replies 3')
  expect(
    (await get(`/api/v2/nft/GetCollectionById?id=${idOf(4)}`).then((reply) => reply.json())).data.name,
  ).toBe('Replies 4')
  const list = (body: string) =>
    fetch(`${api.url}/api/main/open/nft/nftsV2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const posted = await list('{"pageSize":5,"sort":"oldest"}')
  expect([posted.status, posted.headers.get('etag')]).toEqual([200, null])
  const before = await hits()
  await list('{"sort":"oldest", "pageSize":5}')
  expect(await hits()).toBe(before + 1)
  await list('{"sort":"newest","pageSize":5}')
  expect(await hits()).toBe(before + 1)
})

test('a public reply is the same for everyone, and a reply to a session is stored nowhere', async () => {
  const texts = await Promise.all(
    [undefined, 'mei', 'ren'].map(async (person) => {
      // Sessions of the stack's API; to this database both are strangers, as an expired session is.
      const headers = person === undefined ? {} : bearer(await tokenOf(stack.apiUrl, person as 'mei')).headers
      const reply = await get(LIST, { ...headers, 'accept-language': person === 'mei' ? 'ja' : 'en' })
      expect(reply.headers.get('set-cookie')).toBeNull()
      return reply.text()
    }),
  )
  expect(new Set(texts).size).toBe(1)
  const own = async (person: 'mei' | 'ren') => {
    const { headers } = bearer(await tokenOf(stack.apiUrl, person))
    return fetch(`${stack.apiUrl}/api/main/nft/nftCollection/list`, { headers })
  }
  for (const reply of [await own('mei'), await own('ren')]) {
    expect([reply.status, reply.headers.get('etag'), reply.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ])
  }
})

test('a list that time changes is not sent after that moment, although no row has changed', async () => {
  const begins = new Date(Date.now() + 2_500)
  await db.insert(launchpad).values({ id: idOf(7), whitelistAt: null, publicAt: begins })
  const call = createClient({ baseUrl: api.url })
  const announced = async () => (await call(launchpads, { query: {} })).data.list.map(({ id }) => id)
  expect(await announced()).toEqual([idOf(7)])
  const before = await hits()
  expect(await announced()).toEqual([idOf(7)])
  expect(await hits()).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, begins.getTime() - Date.now() + 20))
  expect(await announced()).toEqual([])
})

test('stored replies take up no more memory than is set', async () => {
  for (let page = 1; page <= 40; page++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        get(
          `/api/v2/CollectionV3/SearchCollection?key=Replies&page=1&pageSize=${page + 5}&chainId=${chainId}&x=${index}`,
        ),
      ),
    )
  }
  for (let index = 0; index < COLLECTIONS; index++)
    await get(`/api/v2/nft/GetCollectionById?id=${idOf(index)}`)
  const bytes = await metric(/mofu_reply_cache_bytes (\d+)/)
  expect(bytes).toBeGreaterThan(200_000)
  expect(bytes).toBeLessThanOrEqual(1_048_576)
})
