import { media } from '@mofu/db/app/uploads'
import type { Connection } from '@mofu/db/connect'
import type { PinFault } from '@mofu/domain/pinning'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { StoredFile } from '../stored-file.ts'
import type { FailedPin, PinFigures } from './pin-figures.ts'
import { pinQueue } from './pin-queue.ts'

const isFailing = and(isNull(media.pinnedAt), isNotNull(media.pinFault))
const UNPINNED_MOST = 5_000

/** A file that the node does not hold yet. */
export async function findUnpinned(
  db: Connection,
  cid: string,
): Promise<Pick<StoredFile, 'cid' | 'type'> | undefined> {
  const [row] = await db
    .select({ cid: media.cid, type: media.type })
    .from(media)
    .where(and(eq(media.cid, cid), isNull(media.pinnedAt)))
  return row
}

export async function markPinned(db: Connection, cid: string): Promise<void> {
  await db
    .update(media)
    .set({ pinnedAt: sql`now()`, pinFault: null })
    .where(eq(media.cid, cid))
}

export async function setPinFault(
  db: Connection,
  cid: string,
  { fault, attempts }: { fault: PinFault; attempts: number },
): Promise<void> {
  await db.update(media).set({ pinFault: fault, pinAttempts: attempts }).where(eq(media.cid, cid))
}

/** Files that the node does not hold and that have no job. */
export async function listUnpinned(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ cid: media.cid })
    .from(media)
    .where(and(isNull(media.pinnedAt), sql`jobs.next_try(${pinQueue.name}, ${media.cid}) is null`))
    .limit(UNPINNED_MOST)
  return rows.map(({ cid }) => cid)
}

export async function sumPins(db: Connection): Promise<PinFigures> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${media.size}), 0)::float8`,
      pinned: sql<number>`count(${media.pinnedAt})::int`,
      failing: sql<number>`(count(*) filter (where ${isFailing}))::int`,
      lastPinnedAt: sql<string | null>`max(${media.pinnedAt})`,
    })
    .from(media)
  if (!row) throw new Error('the count returned no row')
  return { ...row, lastPinnedAt: row.lastPinnedAt === null ? null : new Date(row.lastPinnedAt) }
}

/** Most failed attempts first. */
export async function listFailedPins(db: Connection, most: number): Promise<FailedPin[]> {
  const rows = await db
    .select({
      cid: media.cid,
      fault: media.pinFault,
      attempts: media.pinAttempts,
      nextTryAt: sql<number>`extract(epoch from coalesce(jobs.next_try(${pinQueue.name}, ${media.cid}), now()))::float8`,
    })
    .from(media)
    .where(isFailing)
    .orderBy(desc(media.pinAttempts), media.cid)
    .limit(most)
  return rows.flatMap(({ fault, nextTryAt, ...row }) =>
    fault === null ? [] : [{ ...row, fault, nextTryAt: new Date(nextTryAt * 1_000) }],
  )
}
