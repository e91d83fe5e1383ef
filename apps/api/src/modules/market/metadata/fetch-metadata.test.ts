import { nft } from '@mofu/db/app/market'
import { metadataFetch } from '@mofu/db/app/market/metadata'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'

import { enqueueAll } from '../../../platform/jobs/enqueue.ts'
import { runJobs } from '../../../platform/jobs/run-jobs.ts'
import type { Running } from '../../../platform/run-projector.ts'
import { FetchFault, type ReadToken } from '../../uploads/index.ts'
import { metadataWorker } from './fetch-metadata.ts'
import { fetchGroup, metadataQueue } from './metadata-queue.ts'
import { refreshMetadata } from './refresh-metadata.ts'
import { findMetadataState } from './store.ts'

const contract = `0x${'c'.repeat(40)}`
const silent = { info: () => undefined, warn: () => undefined }
let fresh: FreshDatabase
let db: Database
let running: Running | undefined

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'metadata')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'metadata', max: 4 }))
})

afterEach(async () => {
  await running?.stop()
  await db.execute(sql`delete from jobs.job`)
  await db.delete(metadataFetch)
  await db.delete(nft)
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

function start(read: (tokenUri: string) => Promise<ReadToken>): void {
  const worker = metadataWorker({ db, read })
  running = runJobs({ databaseUrl: fresh.url, log: silent, drainMs: 1_000 }, [worker])
}

/** Tokens as the projector leaves them. */
async function minted(uris: readonly string[]): Promise<void> {
  const tokens = uris.map((tokenUri, index) => ({ nftId: `1-${contract}-${index}`, tokenUri, index }))
  await db.transaction(async (tx) => {
    await tx.insert(nft).values(
      tokens.map(({ nftId, tokenUri, index }) => ({
        id: nftId,
        chainId: 1,
        collectionId: `1-${contract}`,
        contract,
        tokenId: String(index),
        owner: contract,
        creator: contract,
        tokenUri,
        royalty: 0,
        mintOrder: BigInt(index),
        mintedBlock: 1,
        mintedAt: 1,
        updatedBlock: 1,
      })) as never,
    )
    await tx.insert(metadataFetch).values(tokens.map(({ nftId, tokenUri }) => ({ nftId, tokenUri })))
    await enqueueAll(
      tx,
      metadataQueue,
      tokens.map((token) => ({ data: { nftId: token.nftId }, key: token.nftId, group: fetchGroup(token) })),
    )
  })
}

const token = (title: string): ReadToken => ({
  title,
  description: '',
  traits: [],
  mediaType: 'IMAGE',
  mediaUrl: null,
  posterUrl: null,
  isWhole: true,
})
const ready = async () =>
  (
    await db
      .select({ title: nft.title })
      .from(nft)
      .where(sql`metadata = 'ready'`)
  ).map(({ title }) => title)

test('24 tokens of a host that hangs do not delay the tokens after them', async () => {
  const others = ['https://a.example/1', 'https://b.example/2', 'ipfs://bafy/3', 'data:,4']
  await minted([...Array.from({ length: 24 }, (_, index) => `https://slow.example/${index}`), ...others])
  let hanging = 0
  start(async (uri) => {
    if (!uri.startsWith('https://slow')) return token(uri)
    hanging++
    return new Promise<never>(() => undefined)
  })
  await expect.poll(async () => (await ready()).toSorted(), { timeout: 10_000 }).toEqual(others.toSorted())
  expect(hanging).toBe(2)
})

test('a permanent fault is reported at once and is no dead letter; a transient one is retried', async () => {
  await minted(['https://a.example/refused', 'https://b.example/slow'])
  let isSlow = true
  start(async (uri) => {
    if (uri.endsWith('refused')) throw new FetchFault('refused', 'no')
    if (isSlow) throw new FetchFault('too_slow', 'later')
    return token('late')
  })
  const [refused, slow] = [`1-${contract}-0`, `1-${contract}-1`]
  const stateOf = async (id: string) => findMetadataState(db, id)
  await expect
    .poll(() => stateOf(refused), { timeout: 10_000 })
    .toMatchObject({ state: 'bad', isWaiting: false, fault: 'refused' })
  await expect
    .poll(() => stateOf(slow), { timeout: 10_000 })
    .toMatchObject({ state: 'queued', isWaiting: true, fault: 'too_slow' })
  isSlow = false
  // A refresh does not wait for the next attempt.
  await expect(refreshMetadata(db, slow)).resolves.toMatchObject({ isFetched: true })
  await expect
    .poll(() => stateOf(slow), { timeout: 10_000 })
    .toMatchObject({ state: 'ready', isWaiting: false, fault: null })
  const { rows } = await db.execute(sql`select from jobs.job where name = 'dead-letter'`)
  expect(rows).toEqual([])
})
