import { randomUUID } from 'node:crypto'

import type { Database } from '@mofu/db/connect'
import { uploadLimits, type UploadPurpose } from '@mofu/domain/upload-rules'

import type { Draft } from './draft.ts'
import { openUpload, type UploadQuota } from './open-upload.ts'
import { refuseLarge } from './store-file.ts'
import { tokenText } from './token-text.ts'

/** Opens a resumable upload: its chunks come later, each at its offset. */
export async function startUpload(
  deps: { db: Database; quota: UploadQuota },
  input: { accountId: string; purpose: UploadPurpose; name: string; size: number },
): Promise<Draft> {
  refuseLarge(input.purpose, input.size)
  const id = randomUUID()
  await openUpload(deps, { ...input, id, name: tokenText(input.name, uploadLimits.nameLength) })
  return { id, purpose: input.purpose, size: input.size, received: 0, stored: null }
}
