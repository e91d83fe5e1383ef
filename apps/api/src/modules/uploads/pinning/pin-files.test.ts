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
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { diskStore } from '../../../platform/file-store.ts'
import { cidOf } from '../cid.ts'
import { keepDocuments } from '../keep-document.ts'
import { uploadStore } from '../store.ts'
import { ipfsNode } from './ipfs-node.ts'
import { pinFiles } from './pin-files.ts'
import { showPinning } from './show-pinning.ts'
import { pinStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-pins-'))
const files = diskStore(folder)
const silent = { warn: () => undefined }
let fresh: FreshDatabase
let db: Database
let server: Server
let url: string
/** What the node does with the next files, and what it holds. */
let mood: 'fine' | 'full' | 'other'
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

beforeEach(async () => {
  mood = 'fine'
  held = new Map()
  await db.delete(media)
})

const quota = { mostBytesADay: 1, mostFilesADay: 1 }
const keep = (document: unknown) => keepDocuments({ files, store: uploadStore(db, quota) })(document)
const turn = (node = { url, token: 'key' }) =>
  pinFiles({ queue: pinStore(db), files, pin: ipfsNode(node), log: silent })
const soon = () => db.update(media).set({ pinNextAt: sql`now()` })
const state = () => showPinning({ store: pinStore(db) })

test('every kept file is handed over once, pinned under the very address we gave it', async () => {
  const cids = [await keep({ a: 1 }), await keep({ text: 'x'.repeat(600_000) })]
  expect(await turn()).toBe(2)
  expect([...held.keys()].toSorted()).toEqual(cids.toSorted())
  expect(held.get(cids[0] ?? '')).toEqual({ pin: 'true', token: 'Bearer key' })
  expect(await turn()).toBe(0)
  expect(await state()).toMatchObject({ files: 2, pinned: 2, failing: 0, lastPinnedAt: expect.any(Date) })
})

test('what fails is told with its reason, waits, and is tried again', async () => {
  const cid = await keep({ b: 1 })
  mood = 'full'
  await turn()
  expect(await state()).toMatchObject({
    pinned: 0,
    failing: 1,
    failed: [{ cid, fault: 'refused', tries: 1 }],
  })
  // Its time has not come.
  expect(await turn()).toBe(0)
  mood = 'other'
  await soon()
  await turn()
  expect((await state()).failed).toMatchObject([{ cid, fault: 'other_address', tries: 2 }])
  await soon()
  await turn({ url: 'http://127.0.0.1:9', token: '' })
  expect((await state()).failed).toMatchObject([{ cid, fault: 'out_of_reach', tries: 3 }])
  mood = 'fine'
  expect(await pinStore(db).again()).toBe(1)
  expect(await turn()).toBe(1)
  expect(await state()).toMatchObject({ pinned: 1, failing: 0, failed: [] })
})

test('a file that left our store is told of, and holds up nobody', async () => {
  const [gone, there] = [await keep({ c: 1 }), await keep({ d: 1 })]
  await files.remove(`files/${gone}.json`)
  expect(await turn()).toBe(2)
  expect([...held.keys()]).toEqual([there])
  expect((await state()).failed).toMatchObject([{ cid: gone, fault: 'missing' }])
})

test('two workers never hand over the same file', async () => {
  for (let index = 0; index < 20; index++) await keep({ index })
  const turns = await Promise.all([turn(), turn(), turn()])
  expect(turns.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect((await state()).pinned).toBe(20)
})
