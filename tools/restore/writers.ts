import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { account, audit } from '@mofu/db/app/accounts'
import { media } from '@mofu/db/app/uploads'
import { connectPool, database } from '@mofu/db/connect'
import { accountOf } from '@mofu/testkit/accounts'
import { makeShop } from '@mofu/testkit/mall'
import { inArray } from 'drizzle-orm'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { storeDocument } from '../../apps/api/src/modules/uploads/store-document.ts'
import { diskStore } from '../../apps/api/src/platform/file-store.ts'
import { activityLines, collectionLines, type Lines, nftLines } from '../bench/market/lines.ts'
import { scaleOf } from '../bench/market/shape.ts'

const DOCUMENT_BYTES = 20_000

/** Tokens, events and what triggers derive from them. */
export async function fillMarket(url: string, nfts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const copy = async (table: string, { columns, rows }: Lines): Promise<void> => {
    const into = client.query(copyFrom(`copy app.${table} (${columns.join(', ')}) from stdin`))
    await pipeline(Readable.from(rows, { objectMode: false }), into)
  }
  const scale = scaleOf(nfts)
  await copy('collection', collectionLines(scale))
  await copy('nft', nftLines(scale))
  await copy('activity', activityLines(scale))
  await client.end()
}

export type Writers = {
  /** Content addresses of documents whose storing was acknowledged. */
  acknowledged: readonly string[]
  /** Waits until no write is under way; none begins before `resume`. */
  pause(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

/** People who upload, open shops and are audited, by the product's own code, until they are stopped. */
export function startWriters(url: string, storeDir: string): Writers {
  const pool = connectPool(url, { role: 'mofu_app', name: 'mofu-restore', max: 4 })
  const db = database(pool)
  const storage = { db, files: diskStore(storeDir), isPinning: true }
  const acknowledged: string[] = []
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  let isOver = false
  const once = async (): Promise<void> => {
    const accountId = randomUUID()
    await db.insert(account).values({
      id: accountId,
      email: `${accountId}@mofu.example`,
      inviteCode: randomBytes(6).toString('hex'),
    })
    await makeShop(db, { owner: { accountId }, payout: accountOf('emi').address, name: `Shop ${accountId}` })
    const document = { name: accountId, content: randomBytes(DOCUMENT_BYTES).toString('base64') }
    acknowledged.push(await storeDocument(storage, document))
    const by = { actorId: accountId, actor: 'restore', action: 'restore.write' }
    await db.insert(audit).values({ ...by, subject: accountId, reason: 'rehearsal' })
  }
  const failures: unknown[] = []
  const underWay = new Set<Promise<void>>()
  const loops = Array.from({ length: 3 }, async () => {
    for (;;) {
      await gate.promise
      if (isOver) return
      const write = once().catch((error: unknown) => {
        failures.push(error)
        isOver = true
      })
      underWay.add(write)
      await write
      underWay.delete(write)
    }
  })
  const expectNoFailure = () => {
    if (failures.length > 0) throw new AggregateError(failures, 'a write failed')
  }
  return {
    acknowledged,
    pause: async () => {
      gate = Promise.withResolvers<void>()
      await Promise.all(underWay)
      expectNoFailure()
    },
    resume: () => gate.resolve(),
    stop: async () => {
      if (pool.ended) return
      isOver = true
      gate.resolve()
      await Promise.all(loops)
      await pool.end()
      expectNoFailure()
    },
  }
}

/** How many of the documents the database still knows. */
export async function knownDocuments(url: string, cids: readonly string[]): Promise<number> {
  const pool = connectPool(url, { role: 'mofu_app', name: 'mofu-restore', max: 1 })
  const rows = await database(pool)
    .select({ cid: media.cid })
    .from(media)
    .where(inArray(media.cid, [...cids]))
  await pool.end()
  return rows.length
}
