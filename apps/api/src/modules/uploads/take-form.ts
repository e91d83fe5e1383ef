import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'

import { uploadLimits, type UploadPurpose } from '@mofu/domain/upload-rules'

import { openUpload, type UploadQuota } from './open-upload.ts'
import { receiveForm } from './receive-form.ts'
import { type StoreFileDeps, storeFile } from './store-file.ts'
import { deleteDraft, setStored } from './store.ts'
import type { StoredFile } from './stored-file.ts'
import { tokenText } from './token-text.ts'

/** Stores the file of a form, against the account's quota. A refused file does not count. */
export async function takeForm(
  deps: StoreFileDeps & { quota: UploadQuota },
  { form, accountId, purpose }: { form: IncomingMessage; accountId: string; purpose: UploadPurpose },
): Promise<StoredFile> {
  const { path, name, size } = await receiveForm(form, { purpose, draftDir: deps.draftDir })
  const id = randomUUID()
  try {
    await openUpload(deps, { id, accountId, purpose, name: tokenText(name, uploadLimits.nameLength), size })
    const stored = await storeFile(deps, { path, purpose })
    await setStored(deps.db, id, stored.cid)
    return stored
  } catch (error) {
    await deleteDraft(deps.db, id)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
