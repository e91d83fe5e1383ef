import type { ByteRange } from '../../platform/file-store.ts'

/**
 * The single range of a request, clamped to the file; `'none'` when it is unsatisfiable, undefined for the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  // Players never ask for several ranges: the whole file is a valid answer.
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start >= size || (from === '' && Number(to) === 0) ? 'none' : { start, end }
}
