import { media, upload } from '@mofu/db/app/uploads'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { uploadLimits } from '@mofu/domain/upload-rules'
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'

import { BATCH, deleteInBatches } from '../../platform/delete-in-batches.ts'
import type { Draft, NewDraft } from './draft.ts'
import type { StoredFile } from './stored-file.ts'

const aDayAgo = sql`now() - interval '1 day'`

/** False when the file is recorded already. */
export async function insertMedia(tx: Transaction, file: StoredFile): Promise<boolean> {
  const added = await tx.insert(media).values(file).onConflictDoNothing().returning({ cid: media.cid })
  return added.length > 0
}

export async function findMedia(db: Connection, cid: string): Promise<StoredFile | undefined> {
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
}

/** One at a time per account, or concurrent uploads would each see the same free quota. */
export async function lockUploads(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mofu-upload' || ${accountId}, 0))`)
}

/** What the account has uploaded within a day. */
export async function sumUploadsOfDay(
  tx: Transaction,
  accountId: string,
): Promise<{ bytes: number; files: number }> {
  const [sent] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)`, files: sql<string>`count(*)` })
    .from(upload)
    .where(and(eq(upload.accountId, accountId), gt(upload.createdAt, aDayAgo)))
  return { bytes: Number(sent?.bytes), files: Number(sent?.files) }
}

export async function insertDraft(tx: Transaction, draft: NewDraft): Promise<void> {
  await tx.insert(upload).values(draft)
}

export async function findDraft(db: Connection, id: string, accountId: string): Promise<Draft | undefined> {
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
  return row && { ...row, stored: row.media }
}

/** Advances the offset if it is still `from`; returns whether it did. */
export async function setReceived(db: Connection, id: string, from: number, to: number): Promise<boolean> {
  const moved = await db
    .update(upload)
    .set({ received: to })
    .where(and(eq(upload.id, id), eq(upload.received, from), isNull(upload.cid)))
    .returning({ id: upload.id })
  return moved.length === 1
}

export async function setStored(db: Connection, id: string, cid: string): Promise<void> {
  await db.update(upload).set({ cid, received: upload.size }).where(eq(upload.id, id))
}

/** Deletes an unfinished upload, so that it no longer counts against the quota. */
export async function deleteDraft(db: Connection, id: string): Promise<void> {
  await db.delete(upload).where(and(eq(upload.id, id), isNull(upload.cid)))
}

/** Deletes abandoned uploads, and returns them. */
export function deleteStaleDrafts(db: Connection): Promise<{ id: string; size: number }[]> {
  return db
    .delete(upload)
    .where(
      and(
        isNull(upload.cid),
        lt(upload.createdAt, sql`now() - ${uploadLimits.draftHours} * interval '1 hour'`),
      ),
    )
    .returning({ id: upload.id, size: upload.size })
}

/** Deletes who uploaded what after a year. The file itself stays: tokens on chain point to it. */
export function sweepUploads(db: Database): Promise<number> {
  const old = db
    .select({ id: upload.id })
    .from(upload)
    .where(and(isNotNull(upload.cid), lt(upload.createdAt, sql`now() - interval '1 year'`)))
    .limit(BATCH)
  return deleteInBatches(async () => (await db.delete(upload).where(inArray(upload.id, old))).rowCount ?? 0)
}
