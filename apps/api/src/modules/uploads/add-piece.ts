import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits } from '@mofu/domain/upload-rules'

import type { FileStore } from '../../platform/file-store.ts'
import type { Draft } from './draft.ts'
import { findUpload } from './find-upload.ts'
import { pieceName } from './pieces.ts'
import { setReceived } from './store.ts'

/** Accepts the next chunk. One that is already there is not added twice: the answer says where to continue. */
export async function addPiece(
  { db, files }: { db: Database; files: FileStore },
  { bytes, offset, ...who }: { accountId: string; id: string; offset: number; bytes: Uint8Array },
): Promise<Draft> {
  const draft = await findUpload(db, who)
  const { id, received, size } = draft
  const to = offset + bytes.length
  const isLast = to === size
  // Every chunk but the last has the full size, so that chunks are found by number.
  const isFitting = bytes.length === uploadLimits.pieceBytes || (isLast && bytes.length > 0)
  if (offset !== received || to > size || !isFitting) {
    throw new DomainError('uploads.offset_wrong', { offset: received })
  }
  await files.putBytes(pieceName(id, offset), bytes, 'application/octet-stream')
  if (!(await setReceived(db, id, offset, to))) {
    throw new DomainError('uploads.offset_wrong', { offset: (await findUpload(db, who)).received })
  }
  return { ...draft, received: to }
}
