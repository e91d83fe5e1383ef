import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits } from '@mofu/domain/upload-rules'
import sharp from 'sharp'

import { keepClean, type KeepDeps, type KeptFile } from './keep-file.ts'

/** What other houses' tokens show beside PNG and JPEG. A drawing (SVG) is painted once, here, and never runs anywhere. */
const formats = ['webp', 'gif', 'svg', 'heif', 'avif']
const SIDE = 1_280
const MOST_SECONDS = 20

/** Takes in a picture of a kind that people do not send us themselves: its first frame, as PNG. */
export async function keepForeignPicture(deps: KeepDeps, path: string): Promise<KeptFile> {
  const clean = join(deps.draftDir, randomUUID())
  try {
    const picture = sharp(path, { limitInputPixels: uploadLimits.mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.includes(String(format)))
      throw new DomainError('uploads.kind_wrong', { format: String(format) })
    const { width, height } = await picture
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: format !== 'svg' })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: MOST_SECONDS })
      .toFile(clean)
    return await keepClean(deps, clean, { type: 'image/png', width, height })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('uploads.file_broken', {}, { cause: error })
  } finally {
    await rm(clean, { force: true })
  }
}
