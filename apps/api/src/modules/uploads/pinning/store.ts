import { media } from '@mofu/db/app/uploads'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { PinQueue } from './pin-files.ts'
import type { PinningStore } from './show-pinning.ts'

/** Longer than handing a file over takes: by then whoever took it has died. */
const LEASE = sql`now() + interval '1 hour'`
const isFailing = and(isNull(media.pinnedAt), isNotNull(media.pinFault))

export function pinStore(db: Database): PinQueue & PinningStore {
  return {
    take: async (most) => {
      const due = db
        .select({ cid: media.cid })
        .from(media)
        .where(and(isNull(media.pinnedAt), sql`${media.pinNextAt} <= now()`))
        .orderBy(media.pinNextAt)
        .limit(most)
        .for('update', { skipLocked: true })
      return db
        .update(media)
        .set({ pinNextAt: LEASE })
        .where(sql`${media.cid} in (${due})`)
        .returning({ cid: media.cid, type: media.type, tries: media.pinTries })
    },

    keep: async (cid) => {
      await db
        .update(media)
        .set({ pinnedAt: sql`now()`, pinFault: null })
        .where(eq(media.cid, cid))
    },

    fail: async (cid, { fault, nextTryMs }) => {
      await db
        .update(media)
        .set({
          pinFault: fault,
          pinTries: sql`${media.pinTries} + 1`,
          pinNextAt: sql`now() + ${nextTryMs} * interval '1 millisecond'`,
        })
        .where(eq(media.cid, cid))
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
          nextTryAt: media.pinNextAt,
        })
        .from(media)
        .where(isFailing)
        .orderBy(desc(media.pinTries), media.cid)
        .limit(most)
      return rows.flatMap(({ fault, ...row }) => (fault === null ? [] : [{ ...row, fault }]))
    },

    again: async () => {
      const asked = await db
        .update(media)
        .set({ pinNextAt: sql`now()` })
        .where(isFailing)
        .returning({ cid: media.cid })
      return asked.length
    },
  }
}
