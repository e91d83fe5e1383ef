import type { Database } from '@mofu/db/connect'

import type { FileStore } from '../../platform/file-store.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { pinQueue } from './pinning/pin-queue.ts'
import { insertMedia } from './store.ts'
import type { StoredFile } from './stored-file.ts'

/** Where files are stored and recorded, and whether they are pinned to an IPFS node. */
export type FileStorage = { db: Database; files: FileStore; isPinning: boolean }

/** Records a stored file, and queues it for the IPFS node where there is one. Idempotent. */
export async function recordMedia(
  { db, isPinning }: Pick<FileStorage, 'db' | 'isPinning'>,
  file: StoredFile,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = await insertMedia(tx, file)
    if (isNew && isPinning) await enqueue(tx, pinQueue, { cid: file.cid }, { key: file.cid })
  })
}
