import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits } from '@mofu/domain/upload-rules'
import sharp from 'sharp'

const MOST_SECONDS = 20

/** Drawn one at a time: a picture of forty million pixels takes its room only once. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew from its pixels, upright, in the same format. Where it was taken, by whom, and whatever else lay in
 * the file stays behind.
 */
export async function cleanPicture(
  from: string,
  to: string,
  type: 'image/png' | 'image/jpeg',
): Promise<{ width: number; height: number }> {
  const mine = turn.then(() => draw(from, to, type))
  turn = mine.catch(() => undefined)
  return mine
}

async function draw(from: string, to: string, type: 'image/png' | 'image/jpeg') {
  const picture = sharp(from, { limitInputPixels: uploadLimits.mostPixels, failOn: 'error' })
  const { format, width, height, pages = 1 } = await picture.metadata().catch(broken)
  if (format !== (type === 'image/png' ? 'png' : 'jpeg') || pages > 1) {
    throw new DomainError('uploads.file_broken', { format: String(format) })
  }
  if (width * height > uploadLimits.mostPixels) {
    throw new DomainError('uploads.too_many_pixels', { width, height, most: uploadLimits.mostPixels })
  }
  const upright = picture.autoOrient().timeout({ seconds: MOST_SECONDS })
  const drawn = type === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 92 })
  const done = await drawn.toFile(to).catch(broken)
  return { width: done.width, height: done.height }
}

function broken(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : ''
  if (/pixel limit/i.test(message)) {
    throw new DomainError('uploads.too_many_pixels', { most: uploadLimits.mostPixels }, { cause })
  }
  throw new DomainError('uploads.file_broken', {}, { cause })
}
