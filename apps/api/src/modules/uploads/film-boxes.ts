import type { FileHandle } from 'node:fs/promises'

import { DomainError } from '@mofu/domain/domain-error'

type Range = { start: number; end: number }

/** What an MP4 may hold at its top. Anything else there is something else in a film's clothes. */
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
/** Room without meaning, in which anything could hide: kept as room, filled with zeros. */
const padding = new Set(['free', 'skip', 'wide', 'uuid', 'udta'])
const MOST_BOXES = 20_000

/**
 * Walks the boxes of an MP4, which must fill the file to its last byte, with a table of contents and something to show.
 * Returns the ranges that mean nothing, to be blanked.
 */
export async function filmPadding(file: FileHandle, size: number): Promise<Range[]> {
  const blanks: Range[] = []
  const seen = new Set<string>()
  let at = 0
  for (let boxes = 0; at < size; boxes++) {
    const { type, header, length } = await boxAt(file, at, size)
    const isFine = boxes === 0 ? type === 'ftyp' : known.has(type) || padding.has(type)
    if (!isFine || length < header || at + length > size || boxes > MOST_BOXES) {
      throw new DomainError('uploads.file_broken', { at })
    }
    if (padding.has(type)) blanks.push({ start: at + header, end: at + length })
    seen.add(type)
    at += length
  }
  if (!seen.has('moov') || !seen.has('mdat')) throw new DomainError('uploads.file_broken', { at: size })
  return blanks
}

async function boxAt(file: FileHandle, at: number, size: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at)
  if (bytesRead < 8) throw new DomainError('uploads.file_broken', { at })
  const type = buffer.subarray(4, 8).toString('latin1')
  const short = buffer.readUInt32BE(0)
  // 1: the length follows in 64 bits. 0: the box goes on to the end of the file.
  if (short === 1) return { type, header: 16, length: Number(buffer.readBigUInt64BE(8)) }
  return { type, header: 8, length: short === 0 ? size - at : short }
}
