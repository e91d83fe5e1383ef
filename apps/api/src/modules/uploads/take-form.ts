import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'

import { uploadLimits, type UploadPurpose } from '@mofu/domain/upload-rules'

import { type KeepDeps, keepFile, type KeptFile } from './keep-file.ts'
import { receiveForm } from './receive-form.ts'
import type { DraftStore } from './resumable.ts'
import { tokenText } from './token-text.ts'

/** Takes in the file of a form, against the account's quota. A file that is refused does not count. */
export async function takeForm(
  deps: KeepDeps & { drafts: DraftStore },
  { form, accountId, purpose }: { form: IncomingMessage; accountId: string; purpose: UploadPurpose },
): Promise<KeptFile> {
  const { path, name, size } = await receiveForm(form, { purpose, draftDir: deps.draftDir })
  const id = randomUUID()
  try {
    await deps.drafts.open({ id, accountId, purpose, name: tokenText(name, uploadLimits.nameLength), size })
    const kept = await keepFile(deps, { path, purpose })
    await deps.drafts.finish(id, kept.cid)
    return kept
  } catch (error) {
    await deps.drafts.drop(id)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
