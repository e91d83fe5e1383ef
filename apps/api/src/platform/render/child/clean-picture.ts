import { renderLimits } from '../jobs.ts'
import { BadBytes } from './bad-bytes.ts'
import { sharp } from './picture-library.ts'

/**
 * Re-encodes a picture from its pixels, upright, in the same format. Location, author and all other metadata are
 * dropped.
 */
export async function cleanPicture(bytes: Buffer, type: 'image/png' | 'image/jpeg') {
  const picture = sharp(bytes, { limitInputPixels: renderLimits.pixels, failOn: 'error' })
  const { format, width, height, pages = 1 } = await picture.metadata().catch(refuse)
  if (format !== (type === 'image/png' ? 'png' : 'jpeg') || pages > 1) {
    throw new BadBytes('file_broken', `it is ${format} of ${pages} pages`)
  }
  if (width * height > renderLimits.pixels) throw new BadBytes('too_many_pixels', `${width} by ${height}`)
  const upright = picture.autoOrient()
  const drawn = type === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 92 })
  return drawn.toBuffer({ resolveWithObject: true }).catch(refuse)
}

export function refuse(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : ''
  throw new BadBytes(/pixel limit/i.test(message) ? 'too_many_pixels' : 'file_broken', message)
}
