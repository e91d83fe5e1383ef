import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { NewDraft } from './draft.ts'
import { insertDraft, lockUploads, sumUploadsOfDay } from './store.ts'

export type UploadQuota = { mostBytesADay: number; mostFilesADay: number }

/** Opens an upload; refuses when the account has uploaded too much within a day. */
export async function openUpload(
  { db, quota }: { db: Database; quota: UploadQuota },
  draft: NewDraft,
): Promise<void> {
  const { mostBytesADay, mostFilesADay } = quota
  await db.transaction(async (tx) => {
    await lockUploads(tx, draft.accountId)
    const sent = await sumUploadsOfDay(tx, draft.accountId)
    if (sent.bytes + draft.size > mostBytesADay || sent.files >= mostFilesADay) {
      throw new DomainError('uploads.quota', { mostBytesADay, mostFilesADay })
    }
    await insertDraft(tx, draft)
  })
}
