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

import { diskStore } from '../../../platform/file-store.ts'
import { runJobs } from '../../../platform/jobs/run-jobs.ts'
import type { Running } from '../../../platform/run-projector.ts'
import { cidOf } from '../cid.ts'
import { keepDocuments } from '../keep-document.ts'
import { uploadStore } from '../store.ts'
import { ipfsNode } from './ipfs-node.ts'
import { pinWorkers } from './pin-file.ts'
import { showPinning } from './show-pinning.ts'
import { pinStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-pins-'))
const files = diskStore(folder)
const silent = { info: () => undefined, warn: () => undefined }
const started: Running[] = []
let fresh: FreshDatabase
let db: Database
let server: Server
let url: string
/** What the node does with the next files, and what it holds. */
let mood: 'fine' | 'full' | 'other'
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

/** Answers as Kubo's RPC does: a form with one file in, a line of JSON out. */
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
  if (mood === 'full') return void response.writeHead(500).end('{"Message":"no space left"}')
  const bytes = Buffer.from(await file.arrayBuffer())
  const cid = await cidOf([mood === 'other' ? Buffer.from('else') : bytes])
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
  mood = 'fine'
  held = new Map()
  handed = 0
  await db.delete(media)
  await db.execute(sql`delete from jobs.job`)
})

const quota = { mostBytesADay: 1, mostFilesADay: 1 }
const store = (isPinning = true) => uploadStore(db, quota, { isPinning })
const keep = (document: unknown, isPinning = true) =>
  keepDocuments({ files, store: store(isPinning) })(document)
const state = () => showPinning({ store: pinStore(db) })

function start(node = { url, token: 'key' }): Running {
  const workers = pinWorkers({ store: pinStore(db), files, pin: ipfsNode(node) })
  const running = runJobs({ databaseUrl: fresh.url, log: silent, drainMs: 1_000 }, workers)
  started.push(running)
  return running
}

async function untilPinned(count: number): Promise<void> {
  await expect.poll(async () => (await state()).pinned, { timeout: 10_000 }).toBe(count)
}
async function untilTried(tries: number): Promise<void> {
  await expect.poll(async () => (await state()).failed[0]?.tries, { timeout: 10_000 }).toBe(tries)
}
/** A minute or two after the first try, and longer after each further one. */
async function untilWaiting(): Promise<void> {
  await expect
    .poll(async () => ((await state()).failed[0]?.nextTryAt.getTime() ?? 0) - Date.now(), { timeout: 10_000 })
    .toBeGreaterThan(50_000)
}

test('every kept file is handed over once, pinned under the very address we gave it', async () => {
  start()
  start()
  const cids = [await keep({ a: 1 }), await keep({ text: 'x'.repeat(600_000) })]
  await untilPinned(2)
  expect([...held.keys()].toSorted()).toEqual(cids.toSorted())
  expect(held.get(cids[0] ?? '')).toEqual({ pin: 'true', token: 'Bearer key' })
  expect(handed).toBe(2)
  expect(await state()).toMatchObject({ files: 2, pinned: 2, failing: 0, lastPinnedAt: expect.any(Date) })
})

test('what fails is told with its reason, waits, and is tried again', async () => {
  mood = 'full'
  const first = start()
  const cid = await keep({ b: 1 })
  await untilTried(1)
  expect((await state()).failed).toMatchObject([{ cid, fault: 'refused', tries: 1 }])
  await untilWaiting()
  mood = 'other'
  expect(await pinStore(db).again()).toBe(1)
  await expect.poll(async () => (await state()).failed[0]?.fault, { timeout: 10_000 }).toBe('other_address')
  await untilWaiting()
  await first.stop()
  start({ url: 'http://127.0.0.1:9', token: '' })
  expect(await pinStore(db).again()).toBe(1)
  await expect.poll(async () => (await state()).failed[0]?.fault, { timeout: 10_000 }).toBe('out_of_reach')
}, 40_000)

test('a file that left our store is told of, and holds up nobody', async () => {
  const [gone, there] = [await keep({ c: 1 }), await keep({ d: 1 })]
  await files.remove(`files/${gone}.json`)
  start()
  await untilPinned(1)
  await untilTried(1)
  expect([...held.keys()]).toEqual([there])
  expect((await state()).failed).toMatchObject([{ cid: gone, fault: 'missing' }])
})

test('files that were kept before there was a node are handed over once there is one', async () => {
  await keep({ e: 1 }, false)
  await keep({ f: 1 })
  await pinStore(db).enqueueUnpinned()
  start()
  await untilPinned(2)
  expect(handed).toBe(2)
})
