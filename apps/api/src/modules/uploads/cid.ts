import { createHash } from 'node:crypto'

/** As `ipfs add --cid-version=1`: chunks of 256 KiB as raw leaves, at most 174 links in a node, balanced. */
const PIECE = 262_144
const MOST_LINKS = 174

const RAW = 0x55
const DAG_PB = 0x70
const SHA2_256 = 0x12

type Node = { cid: Buffer; fileSize: number; treeSize: number }

/** The CIDv1 of a file's bytes, computed while streaming: anyone can verify it against what we serve. */
export async function cidOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const leaves: Node[] = []
  let waiting: Buffer[] = []
  let waitingSize = 0
  const cut = (piece: Buffer) =>
    leaves.push({ cid: addressOf(RAW, piece), fileSize: piece.length, treeSize: piece.length })
  for await (const chunk of bytes) {
    waiting.push(Buffer.from(chunk))
    waitingSize += chunk.length
    if (waitingSize < PIECE) continue
    const whole = Buffer.concat(waiting)
    let from = 0
    for (; from + PIECE <= whole.length; from += PIECE) cut(whole.subarray(from, from + PIECE))
    waiting = [whole.subarray(from)]
    waitingSize = whole.length - from
  }
  if (waitingSize > 0 || leaves.length === 0) cut(Buffer.concat(waiting))
  return `b${base32(rootOf(leaves).cid)}`
}

function rootOf(nodes: readonly Node[]): Node {
  const [first] = nodes
  if (nodes.length === 1 && first) return first
  const parents: Node[] = []
  for (let from = 0; from < nodes.length; from += MOST_LINKS) {
    parents.push(parentOf(nodes.slice(from, from + MOST_LINKS)))
  }
  return rootOf(parents)
}

function parentOf(children: readonly Node[]): Node {
  const fileSize = children.reduce((sum, child) => sum + child.fileSize, 0)
  const links = children.map(({ cid, treeSize }) =>
    field(2, Buffer.concat([field(1, cid), field(2, Buffer.alloc(0)), number(3, treeSize)])),
  )
  const file = [number(1, 2), number(3, fileSize), ...children.map((child) => number(4, child.fileSize))]
  const block = Buffer.concat([...links, field(1, Buffer.concat(file))])
  const below = children.reduce((sum, child) => sum + child.treeSize, 0)
  return { cid: addressOf(DAG_PB, block), fileSize, treeSize: block.length + below }
}

function addressOf(codec: number, block: Buffer): Buffer {
  const digest = createHash('sha256').update(block).digest()
  return Buffer.concat([Buffer.from([1, codec, SHA2_256, digest.length]), digest])
}

/** Protocol buffers: a length-delimited field, and a varint field. */
function field(index: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(index << 3) | 2]), varint(value.length), value])
}

function number(index: number, value: number): Buffer {
  return Buffer.concat([Buffer.from([index << 3]), varint(value)])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

function base32(bytes: Buffer): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet.charAt((value >> (bits - 5)) & 31)
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text
}
