import type { ByteSpan } from '../jobs.ts'
import { BadBytes } from './bad-bytes.ts'

/** Top-level boxes of an MP4. A file with any other box is refused. */
const known = new Set([
  'ftyp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'meta',
  'pdin',
  'prft',
  'ssix',
])
/** Padding, in which anything could hide: its length stays, its content becomes zeros. */
const padding = new Set(['free', 'skip', 'wide', 'uuid', 'udta'])
const MOST_BOXES = 20_000

/**
 * Walks the boxes of an MP4, which must fill the file to its last byte and include an index and media data. Returns the
 * padding spans, to be blanked.
 */
export function filmPadding(film: Buffer): ByteSpan[] {
  const blanks: ByteSpan[] = []
  const seen = new Set<string>()
  let at = 0
  for (let boxes = 0; at < film.length; boxes++) {
    const { type, header, length } = boxAt(film, at)
    const isFine = boxes === 0 ? type === 'ftyp' : known.has(type) || padding.has(type)
    if (!isFine || length < header || at + length > film.length || boxes > MOST_BOXES) {
      throw new BadBytes('file_broken', `no box at ${at}`)
    }
    if (padding.has(type)) blanks.push({ start: at + header, end: at + length })
    seen.add(type)
    at += length
  }
  if (!seen.has('moov') || !seen.has('mdat')) throw new BadBytes('file_broken', 'nothing to show')
  return blanks
}

function boxAt(film: Buffer, at: number) {
  const head = film.subarray(at, at + 16)
  if (head.length < 8) throw new BadBytes('file_broken', `cut off at ${at}`)
  const type = head.subarray(4, 8).toString('latin1')
  const short = head.readUInt32BE(0)
  // 1: a 64-bit length follows. 0: the box extends to the end of the file.
  if (short === 1) {
    if (head.length < 16) throw new BadBytes('file_broken', `cut off at ${at}`)
    return { type, header: 16, length: Number(head.readBigUInt64BE(8)) }
  }
  return { type, header: 8, length: short === 0 ? film.length - at : short }
}
