import type { UploadPurpose } from '@mofu/domain/upload-rules'

import type { StoredFile } from './stored-file.ts'

export type Draft = {
  id: string
  purpose: UploadPurpose
  size: number
  received: number
  stored: StoredFile | null
}

/** An upload whose chunks come later. */
export type NewDraft = {
  id: string
  accountId: string
  purpose: UploadPurpose
  name: string
  size: number
}
