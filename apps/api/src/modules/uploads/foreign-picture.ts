import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { storeSanitized, type StoreFileDeps } from './store-file.ts'
import type { StoredFile } from './stored-file.ts'

/** Stores a picture of a type that people cannot upload, as PNG. */
export async function storeForeignPicture(deps: StoreFileDeps, path: string): Promise<StoredFile> {
  const clean = join(deps.draftDir, randomUUID())
  try {
    const size = await deps.decoder.flattenPicture(path, clean)
    return await storeSanitized(deps, clean, { type: 'image/png', ...size })
  } finally {
    await rm(clean, { force: true })
  }
}
