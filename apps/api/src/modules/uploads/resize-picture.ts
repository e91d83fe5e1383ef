import { buffer } from 'node:stream/consumers'

import { DomainError } from '@mofu/domain/domain-error'
import { pictureWidths, uploadLimits } from '@mofu/domain/upload-rules'
import sharp from 'sharp'

import type { FileStore } from '../../platform/file-store.ts'
import { keptName } from './keep-file.ts'
import { keptDrawings } from './kept-drawings.ts'

/** A kept picture in one of the widths we use, never larger than it is. */
export type ResizePicture = (cid: string, width: number) => Promise<Buffer>

export function resizePicture(files: FileStore, dataDir: string): ResizePicture {
  const keep = keptDrawings(dataDir)
  return async (cid, width) => {
    const name = pictureWidths.some((known) => known === width) ? await pictureOf(files, cid) : undefined
    if (name === undefined) throw new DomainError('uploads.media_not_found', { cid, width })
    return keep(['resized', cid, `${width}.webp`], async () =>
      sharp(await buffer(await files.read(name)), { limitInputPixels: uploadLimits.mostPixels })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer(),
    )
  }
}

async function pictureOf(files: FileStore, cid: string): Promise<string | undefined> {
  for (const type of ['image/png', 'image/jpeg'] as const) {
    const name = keptName(cid, type)
    if ((await files.sizeOf(name)) !== undefined) return name
  }
  return undefined
}
