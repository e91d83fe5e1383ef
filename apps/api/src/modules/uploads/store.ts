import { media, upload } from '@mofu/db/app/uploads'
import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits } from '@mofu/domain/upload-rules'
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../platform/delete-in-batches.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { KeptFile, MediaStore } from './keep-file.ts'
import { pinQueue } from './pinning/pin-queue.ts'
import type { DraftStore } from './resumable.ts'

export type UploadQuota = { mostBytesADay: number; mostFilesADay: number }

const aDayAgo = sql`now() - interval '1 day'`

export type UploadStore = MediaStore &
  DraftStore & {
    findMedia(cid: string): Promise<KeptFile | undefined>
    /** Unfinished uploads that nobody came back to; they are forgotten with this. */
    takeStale(): Promise<{ id: string; size: number }[]>
  }

/** Files are handed to an IPFS node where there is one. */
export type Pinning = { isPinning: boolean }

export function uploadStore(
  db: Database,
  { mostBytesADay, mostFilesADay }: UploadQuota,
  { isPinning }: Pinning,
): UploadStore {
  return {
    noteMedia: (file) =>
      db.transaction(async (tx) => {
        const noted = await tx.insert(media).values(file).onConflictDoNothing().returning({ cid: media.cid })
        if (noted.length > 0 && isPinning) {
          await enqueue(tx, pinQueue, { cid: file.cid }, { key: file.cid })
        }
      }),

    findMedia: async (cid) => {
      const [row] = await db
        .select({
          cid: media.cid,
          type: media.type,
          size: media.size,
          width: media.width,
          height: media.height,
        })
        .from(media)
        .where(eq(media.cid, cid))
      return row
    },

    open: async ({ id, accountId, purpose, name, size }) => {
      await db.transaction(async (tx) => {
        // One at a time for an account, or many at once would each find room for themselves.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended('mofu-upload' || ${accountId}, 0))`,
        )
        const [sent] = await tx
          .select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)`, files: sql<string>`count(*)` })
          .from(upload)
          .where(and(eq(upload.accountId, accountId), gt(upload.createdAt, aDayAgo)))
        if (Number(sent?.bytes) + size > mostBytesADay || Number(sent?.files) >= mostFilesADay) {
          throw new DomainError('uploads.quota', { mostBytesADay, mostFilesADay })
        }
        await tx.insert(upload).values({ id, accountId, purpose, name, size })
      })
    },

    find: async (id, accountId) => {
      const [row] = await db
        .select({
          id: upload.id,
          purpose: upload.purpose,
          size: upload.size,
          received: upload.received,
          media,
        })
        .from(upload)
        .leftJoin(media, eq(media.cid, upload.cid))
        .where(and(eq(upload.id, id), eq(upload.accountId, accountId)))
      return row && { ...row, kept: row.media }
    },

    advance: async (id, from, to) => {
      const moved = await db
        .update(upload)
        .set({ received: to })
        .where(and(eq(upload.id, id), eq(upload.received, from), isNull(upload.cid)))
        .returning({ id: upload.id })
      return moved.length === 1
    },

    finish: async (id, cid) => {
      await db.update(upload).set({ cid, received: upload.size }).where(eq(upload.id, id))
    },

    drop: async (id) => {
      await db.delete(upload).where(and(eq(upload.id, id), isNull(upload.cid)))
    },

    takeStale: () =>
      db
        .delete(upload)
        .where(
          and(
            isNull(upload.cid),
            lt(upload.createdAt, sql`now() - ${uploadLimits.draftHours} * interval '1 hour'`),
          ),
        )
        .returning({ id: upload.id, size: upload.size }),
  }
}

/** Deletes who sent what a year after it came. The file itself stays: tokens on the chain point to it. */
export function sweepUploads(db: Database): Promise<number> {
  const old = db
    .select({ id: upload.id })
    .from(upload)
    .where(and(isNotNull(upload.cid), lt(upload.createdAt, sql`now() - interval '1 year'`)))
    .limit(BATCH)
  return deleteInBatches(async () => (await db.delete(upload).where(inArray(upload.id, old))).rowCount ?? 0)
}
