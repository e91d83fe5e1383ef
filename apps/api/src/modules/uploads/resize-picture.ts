import { DomainError } from '@mofu/domain/domain-error'
import { pictureWidths } from '@mofu/domain/upload-rules'

import type { FileStore } from '../../platform/file-store.ts'
import type { Drawings } from './render-pet.ts'
import { storedName } from './stored-file.ts'

/** A stored picture in one of the widths we use, never upscaled. */
export type ResizePicture = (cid: string, width: number, allow: () => Promise<void>) => Promise<Buffer>

export function resizePicture(files: FileStore, { cache, pool }: Drawings): ResizePicture {
  return async (cid, width, allow) => {
    const isKnown = pictureWidths.some((known) => known === width)
    const found = isKnown ? await pictureOf(files, cid) : undefined
    if (!found) throw new DomainError('uploads.media_not_found', { cid, width })
    return cache.get(['resized', cid, `${width}.webp`], async () => {
      await allow()
      const body = { size: found.size, bytes: bytesOf(files, found.name) }
      return (await pool.run({ kind: 'resize', width }, body)).bytes
    })
  }
}

/** Opened when the first byte is needed, not while the job waits in the queue. */
async function* bytesOf(files: FileStore, name: string): AsyncGenerator<Uint8Array> {
  yield* (await files.read(name)) as AsyncIterable<Uint8Array>
}

async function pictureOf(files: FileStore, cid: string): Promise<{ name: string; size: number } | undefined> {
  for (const type of ['image/png', 'image/jpeg'] as const) {
    const name = storedName(cid, type)
    const size = await files.sizeOf(name)
    if (size !== undefined) return { name, size }
  }
  return undefined
}
