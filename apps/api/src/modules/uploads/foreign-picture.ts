import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { keepClean, type KeepDeps, type KeptFile } from './keep-file.ts'

/** Takes in a picture of a kind that people do not send us themselves, as PNG. */
export async function keepForeignPicture(deps: KeepDeps, path: string): Promise<KeptFile> {
  const clean = join(deps.draftDir, randomUUID())
  try {
    const size = await deps.decoder.flattenPicture(path, clean)
    return await keepClean(deps, clean, { type: 'image/png', ...size })
  } finally {
    await rm(clean, { force: true })
  }
}
