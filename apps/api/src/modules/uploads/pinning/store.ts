import { media } from '@mofu/db/app/uploads'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { enqueueAll, hurry } from '../../../platform/jobs/enqueue.ts'
import type { PinStore } from './pin-file.ts'
import { pinQueue } from './pin-queue.ts'
import type { PinningStore } from './show-pinning.ts'

const isFailing = and(isNull(media.pinnedAt), isNotNull(media.pinFault))
const UNPINNED_MOST = 5_000

export function pinStore(db: Database): PinStore & PinningStore {
  return {
    unpinned: async (cid) => {
      const [row] = await db
        .select({ cid: media.cid, type: media.type })
        .from(media)
        .where(and(eq(media.cid, cid), isNull(media.pinnedAt)))
      return row
    },

    keep: async (cid) => {
      await db
        .update(media)
        .set({ pinnedAt: sql`now()`, pinFault: null })
        .where(eq(media.cid, cid))
    },

    fail: async (cid, { fault, tries }) => {
      await db.update(media).set({ pinFault: fault, pinTries: tries }).where(eq(media.cid, cid))
    },

    enqueueUnpinned: async () => {
      const rows = await db
        .select({ cid: media.cid })
        .from(media)
        .where(and(isNull(media.pinnedAt), sql`jobs.next_try(${pinQueue.name}, ${media.cid}) is null`))
        .limit(UNPINNED_MOST)
      await enqueueAll(
        db,
        pinQueue,
        rows.map(({ cid }) => ({ data: { cid }, key: cid })),
      )
    },

    figures: async () => {
      const [row] = await db
        .select({
          files: sql<number>`count(*)::int`,
          bytes: sql<number>`coalesce(sum(${media.size}), 0)::float8`,
          pinned: sql<number>`count(${media.pinnedAt})::int`,
          failing: sql<number>`(count(*) filter (where ${isFailing}))::int`,
          lastPinnedAt: sql<string | null>`max(${media.pinnedAt})`,
        })
        .from(media)
      if (!row) throw new Error('counting gave no row')
      return { ...row, lastPinnedAt: row.lastPinnedAt === null ? null : new Date(row.lastPinnedAt) }
    },

    failed: async (most) => {
      const rows = await db
        .select({
          cid: media.cid,
          fault: media.pinFault,
          tries: media.pinTries,
          nextTryAt: sql<number>`extract(epoch from coalesce(jobs.next_try(${pinQueue.name}, ${media.cid}), now()))::float8`,
        })
        .from(media)
        .where(isFailing)
        .orderBy(desc(media.pinTries), media.cid)
        .limit(most)
      return rows.flatMap(({ fault, nextTryAt, ...row }) =>
        fault === null ? [] : [{ ...row, fault, nextTryAt: new Date(nextTryAt * 1_000) }],
      )
    },

    again: () => hurry(db, pinQueue),
  }
}
