import type { FileKind } from '@mofu/domain/upload-rules'

/** Leading bytes that identify a file's type. */
export const HEAD_BYTES = 16

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A file's type by its first bytes. Its name and the declared type are ignored. */
export function fileKindOf(head: Buffer): FileKind | undefined {
  if (head.subarray(0, 8).equals(png)) return 'image/png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (head.subarray(4, 8).toString('latin1') === 'ftyp') return 'video/mp4'
  if (head.subarray(0, 3).toString('latin1') === 'ID3') return 'audio/mpeg'
  // A frame of MPEG audio, layer III: eleven bits set, then the layer.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2) return 'audio/mpeg'
  return undefined
}
