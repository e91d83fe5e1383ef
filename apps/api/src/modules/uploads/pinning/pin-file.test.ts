import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { media } from '@mofu/db/app/uploads'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import type { Caller } from '../../../platform/access.ts'
import { diskStore } from '../../../platform/file-store.ts'
import { runJobs } from '../../../platform/jobs/run-jobs.ts'
import type { Running } from '../../../platform/run-projector.ts'
import { cidOf } from '../cid.ts'
import { storeDocument as store } from '../store-document.ts'
import { enqueueUnpinned } from './enqueue-unpinned.ts'
import { ipfsNode } from './ipfs-node.ts'
import { pinWorkers } from './pin-file.ts'
import { retryPins } from './retry-pins.ts'
import { showPinning } from './show-pinning.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-pins-'))
const files = diskStore(folder)
const silent = { info: () => undefined, warn: () => undefined }
const started: Running[] = []
let fresh: FreshDatabase
let db: Database
let server: Server
let url: string
/** What the node does with the next files, and what it holds. */
let faultMode: 'fine' | 'full' | 'other'
let handed: number
let held: Map<string, { pin: string | null; token: string | undefined }>

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'pins')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'pins', max: 4 }))
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

/** Responds as Kubo's RPC does: a form with one file in, a line of JSON out. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://node')
  const form = await new Response(Readable.toWeb(request) as ReadableStream, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()
  const file = form.get('file')
  const isAdd =
    request.method === 'POST' && pathname === '/api/v0/add' && searchParams.get('cid-version') === '1'
  if (!isAdd || !(file instanceof File)) return void response.writeHead(400).end()
  handed++
  if (faultMode === 'full') return void response.writeHead(500).end('{"Message":"no space left"}')
  const bytes = Buffer.from(await file.arrayBuffer())
  const cid = await cidOf([faultMode === 'other' ? Buffer.from('else') : bytes])
  held.set(cid, { pin: searchParams.get('pin'), token: request.headers.authorization })
  response.end(`${JSON.stringify({ Name: cid, Hash: cid, Size: String(bytes.length) })}\n`)
}

afterAll(async () => {
  server.close()
  await db.$client.end()
  await fresh.drop()
  rmSync(folder, { recursive: true })
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
})

beforeEach(async () => {
  faultMode = 'fine'
  held = new Map()
  handed = 0
  await db.delete(media)
  await db.execute(sql`delete from jobs.job`)
})

const storeDocument = (document: unknown, isPinning = true) => store({ db, files, isPinning }, document)
const admin = {
  accountId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
  address: '0x00000000000000000000000000000000000000a1',
  email: null,
  scope: 'web3',
  roles: ['admin'],
} as const satisfies Caller
const state = () => showPinning(db)

function start(node = { url, token: 'key' }): Running {
  const workers = pinWorkers({ db, files, pin: ipfsNode(node) })
  const running = runJobs({ databaseUrl: fresh.url, log: silent, drainMs: 1_000 }, workers)
  started.push(running)
  return running
}

async function untilPinned(count: number): Promise<void> {
  await expect.poll(async () => (await state()).pinned, { timeout: 10_000 }).toBe(count)
}
async function untilTried(attempts: number): Promise<void> {
  await expect.poll(async () => (await state()).failed[0]?.attempts, { timeout: 10_000 }).toBe(attempts)
}
/** A minute or two after the first attempt, and longer after each further one. */
async function untilWaiting(): Promise<void> {
  await expect
    .poll(async () => ((await state()).failed[0]?.nextTryAt.getTime() ?? 0) - Date.now(), { timeout: 10_000 })
    .toBeGreaterThan(50_000)
}

test('every stored file is pinned once, under the CID we computed', async () => {
  start()
  start()
  const cids = [await storeDocument({ a: 1 }), await storeDocument({ text: 'x'.repeat(600_000) })]
  await untilPinned(2)
  expect([...held.keys()].toSorted()).toEqual(cids.toSorted())
  expect(held.get(cids[0] ?? '')).toEqual({ pin: 'true', token: 'Bearer key' })
  expect(handed).toBe(2)
  expect(await state()).toMatchObject({ files: 2, pinned: 2, failing: 0, lastPinnedAt: expect.any(Date) })
})

test('a failure is recorded with its reason, and retried later', async () => {
  faultMode = 'full'
  const first = start()
  const cid = await storeDocument({ b: 1 })
  await untilTried(1)
  expect((await state()).failed).toMatchObject([{ cid, fault: 'refused', attempts: 1 }])
  await untilWaiting()
  faultMode = 'other'
  expect(await retryPins(db, admin, 'the node has space again')).toBe(1)
  await expect.poll(async () => (await state()).failed[0]?.fault, { timeout: 10_000 }).toBe('other_address')
  await untilWaiting()
  await first.stop()
  start({ url: 'http://127.0.0.1:9', token: '' })
  expect(await retryPins(db, admin, 'the node has space again')).toBe(1)
  await expect.poll(async () => (await state()).failed[0]?.fault, { timeout: 10_000 }).toBe('out_of_reach')
}, 40_000)

test('a file that is missing in our store is reported, and does not block others', async () => {
  const [gone, there] = [await storeDocument({ c: 1 }), await storeDocument({ d: 1 })]
  await files.remove(`files/${gone}.json`)
  start()
  await untilPinned(1)
  await untilTried(1)
  expect([...held.keys()]).toEqual([there])
  expect((await state()).failed).toMatchObject([{ cid: gone, fault: 'missing' }])
})

test('files stored before a node was configured are pinned once there is one', async () => {
  await storeDocument({ e: 1 }, false)
  await storeDocument({ f: 1 })
  await enqueueUnpinned(db)
  start()
  await untilPinned(2)
  expect(handed).toBe(2)
})
