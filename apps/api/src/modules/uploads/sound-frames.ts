import type { FileHandle } from 'node:fs/promises'

import { DomainError } from '@mofu/domain/domain-error'

const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates = [44_100, 48_000, 32_000]
/** A window of the file at a time, so that a long sound never lies in memory whole. */
const WINDOW = 65_536
const LEAST_FRAMES = 3

type Range = { start: number; end: number }

/**
 * Where the sound of an MP3 begins and ends: frames of layer III, one after the other without a gap. Tags before and after
 * are left out, because they may hold anything; whatever else stands between is no sound, and the file is refused.
 */
export async function soundFrames(file: FileHandle, size: number): Promise<Range> {
  const read = reader(file)
  const start = await afterTags(read)
  const ends = await beforeTags(read, size)
  let at = start
  let frames = 0
  while (at + 4 <= ends) {
    const length = frameLength(await read(at, 4))
    if (length === undefined) break
    if (at + length > ends) throw new DomainError('uploads.file_broken', { at })
    at += length
    frames++
  }
  if (frames < LEAST_FRAMES || !(await isSilence(read, at, ends))) {
    throw new DomainError('uploads.file_broken', { at })
  }
  return { start, end: at }
}

type Read = (at: number, length: number) => Promise<Buffer>

function reader(file: FileHandle): Read {
  let window = Buffer.alloc(0)
  let from = 0
  return async (at, length) => {
    if (at < from || at + length > from + window.length) {
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(Math.max(WINDOW, length)),
        0,
        Math.max(WINDOW, length),
        at,
      )
      window = buffer.subarray(0, bytesRead)
      from = at
    }
    return window.subarray(at - from, at - from + length)
  }
}

/** Past every ID3v2 tag at the start. */
async function afterTags(read: Read): Promise<number> {
  let at = 0
  for (;;) {
    const head = await read(at, 10)
    if (head.length < 10 || head.subarray(0, 3).toString('latin1') !== 'ID3') return at
    const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : 10
    at += 10 + footer + [...head.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 127), 0)
  }
}

/** Before the tags at the end: ID3v1, and APE in front of it. */
async function beforeTags(read: Read, size: number): Promise<number> {
  const isTagged = size >= 128 && (await read(size - 128, 3)).toString('latin1') === 'TAG'
  const end = isTagged ? size - 128 : size
  const footer = end >= 32 ? await read(end - 32, 32) : Buffer.alloc(0)
  if (footer.subarray(0, 8).toString('latin1') !== 'APETAGEX') return end
  const header = (footer.readUInt32LE(20) & 0x80000000) === 0 ? 0 : 32
  return Math.max(0, end - footer.readUInt32LE(12) - header)
}

/** Some writers fill up with zeros. */
async function isSilence(read: Read, from: number, end: number): Promise<boolean> {
  for (let at = from; at < end; at += WINDOW) {
    const bytes = await read(at, Math.min(WINDOW, end - at))
    if (bytes.some((byte) => byte !== 0)) return false
  }
  return true
}

function frameLength(head: Buffer): number | undefined {
  const [sync = 0, kind = 0, rate = 0] = head
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined
  const version = (kind >> 3) & 3
  const perSecond = rates[(rate >> 2) & 3]
  const kilobits = (version === 3 ? bitrates.one : bitrates.two)[rate >> 4]
  if (version === 1 || perSecond === undefined || !kilobits) return undefined
  const samples = version === 3 ? 144 : 72
  const divided = version === 3 ? perSecond : version === 2 ? perSecond / 2 : perSecond / 4
  return Math.floor((samples * kilobits * 1_000) / divided) + ((rate >> 1) & 1)
}
