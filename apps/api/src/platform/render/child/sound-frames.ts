import type { ByteSpan } from '../jobs.ts'
import { BadBytes } from './bad-bytes.ts'

const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates = [44_100, 48_000, 32_000]
const LEAST_FRAMES = 3

/**
 * Where the audio of an MP3 begins and ends: frames of layer III without gaps. Tags before and after are cut off,
 * because they may hold anything; a file with anything else in between is refused.
 */
export function soundFrames(sound: Buffer): ByteSpan {
  const start = afterTags(sound)
  const ends = beforeTags(sound)
  let at = start
  let frames = 0
  while (at + 4 <= ends) {
    const length = frameLength(sound.subarray(at, at + 4))
    if (length === undefined) break
    if (at + length > ends) throw new BadBytes('file_broken', `cut off at ${at}`)
    at += length
    frames++
  }
  // Some encoders pad with zeros.
  if (frames < LEAST_FRAMES || sound.subarray(at, ends).some((byte) => byte !== 0)) {
    throw new BadBytes('file_broken', `no sound at ${at}`)
  }
  return { start, end: at }
}

/** Skips every ID3v2 tag at the start. */
function afterTags(sound: Buffer): number {
  let at = 0
  for (;;) {
    const head = sound.subarray(at, at + 10)
    if (head.length < 10 || head.subarray(0, 3).toString('latin1') !== 'ID3') return at
    const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : 10
    at += 10 + footer + [...head.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 127), 0)
  }
}

/** The position before the tags at the end: ID3v1, and APE in front of it. */
function beforeTags(sound: Buffer): number {
  const size = sound.length
  const isTagged = size >= 128 && sound.subarray(size - 128, size - 125).toString('latin1') === 'TAG'
  const end = isTagged ? size - 128 : size
  const footer = end >= 32 ? sound.subarray(end - 32, end) : Buffer.alloc(0)
  if (footer.subarray(0, 8).toString('latin1') !== 'APETAGEX') return end
  const header = (footer.readUInt32LE(20) & 0x80000000) === 0 ? 0 : 32
  return Math.max(0, end - footer.readUInt32LE(12) - header)
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
