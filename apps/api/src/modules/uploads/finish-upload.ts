import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { DomainError } from '@mofu/domain/domain-error'

import { findUpload } from './find-upload.ts'
import { readPieces, removePieces } from './pieces.ts'
import { type StoreFileDeps, storeFile } from './store-file.ts'
import { deleteDraft, setStored } from './store.ts'
import type { StoredFile } from './stored-file.ts'

/** Assembles the chunks and stores the file. Idempotent. */
export async function finishUpload(
  deps: StoreFileDeps,
  who: { accountId: string; id: string },
): Promise<StoredFile> {
  const { id, purpose, size, received, stored } = await findUpload(deps.db, who)
  if (stored) return stored
  if (received !== size) throw new DomainError('uploads.offset_wrong', { offset: received })
  // A new server does not have this folder yet.
  await mkdir(deps.draftDir, { recursive: true })
  const path = join(deps.draftDir, randomUUID())
  try {
    await pipeline(readPieces(deps.files, id, size), createWriteStream(path))
    const file = await storeFile(deps, { path, purpose })
    await setStored(deps.db, id, file.cid)
    await removePieces(deps.files, { id, size })
    return file
  } catch (error) {
    // A busy server has not looked at the file: the call can be repeated.
    if (error instanceof DomainError && error.code !== 'server.busy') {
      await deleteDraft(deps.db, id)
      await removePieces(deps.files, { id, size })
    }
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
