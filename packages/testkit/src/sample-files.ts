import { crc32, deflateSync } from 'node:zlib'

/** Small hand-made files of every accepted type, so that a test controls their exact content. */

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHUNK_FRAME = 12

type PngOptions = {
  width?: number
  height?: number
  /** Pads the file to exactly this many bytes, in an ignored chunk. */
  size?: number
  /** Determines the colour, so that two pictures differ. */
  seed?: number
}

export function samplePng({ width = 8, height = 8, size, seed = 0 }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + width * 3)
  for (let at = 1; at < row.length; at++) row[at] = (seed * 37 + at * 11) % 256
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]
  if (size === undefined) return Buffer.concat(parts)
  const padding = size - Buffer.concat(parts).length - CHUNK_FRAME
  if (padding < 0) throw new Error(`a picture of ${width} × ${height} does not fit into ${size} bytes`)
  parts.splice(2, 0, chunk('moFu', Buffer.alloc(padding, 'x')))
  return Buffer.concat(parts)
}

/** A picture that is small on disk and huge in memory. */
export function pixelBomb(side = 16_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Silence in MPEG-1 layer III, 128 kbit/s at 44.1 kHz: frames of 417 bytes. */
export function sampleMp3({ frames = 40, tag }: { frames?: number; tag?: string } = {}): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  const sound = Array.from({ length: frames }, () => frame)
  if (tag === undefined) return Buffer.concat(sound)
  const text = Buffer.from(tag)
  const size = [21, 14, 7, 0].map((bits) => (text.length >> bits) & 127)
  return Buffer.concat([
    Buffer.from(['I', 'D', '3'].map((c) => c.charCodeAt(0))),
    Buffer.from([3, 0, 0, ...size]),
    text,
    ...sound,
  ])
}

/** The boxes of a video of exactly this many bytes; its content is noise. */
export function sampleMp4({ size = 4_096, hidden }: { size?: number; hidden?: string } = {}): Buffer {
  const head = [
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
  ]
  if (hidden !== undefined) head.push(box('free', Buffer.from(hidden)))
  const before = Buffer.concat(head)
  return Buffer.concat([before, box('mdat', Buffer.alloc(size - before.length - 8, 0x55))])
}

function box(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data])
}
