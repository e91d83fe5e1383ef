import type { ByteRange } from '../../platform/file-store.ts'

/** The one range a player asks for, cut to the file; `'none'` when there is nothing to give, undefined for the whole file. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  // Several ranges at once are nothing a player asks for: the whole file is a fine answer.
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start >= size || (from === '' && Number(to) === 0) ? 'none' : { start, end }
}
