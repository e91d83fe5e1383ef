/** A hash function with 32 bytes, such as SHA-256. */
export type Hash = (bytes: Uint8Array) => Uint8Array

/** Different prefixes, so that no inner node can be presented as a leaf (RFC 6962, section 2.1). */
const LEAF = 0x00
const NODE = 0x01

export function leafHash(hash: Hash, text: string): Uint8Array {
  return hash(joined(LEAF, new TextEncoder().encode(text)))
}

/** The levels of the Merkle tree of RFC 6962, leaves first; the last one holds the root. */
export function merkleLevels(hash: Hash, texts: readonly string[]): Uint8Array[][] {
  let level = texts.map((text) => leafHash(hash, text))
  const levels = [level]
  while (level.length > 1) {
    const above: Uint8Array[] = []
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]]
      // The last one of an odd level moves up as it is.
      if (left) above.push(right ? hash(joined(NODE, left, right)) : left)
    }
    level = above
    levels.push(level)
  }
  return levels
}

/** The root; that of an empty tree is the hash of nothing. */
export function merkleRoot(hash: Hash, levels: readonly (readonly Uint8Array[])[]): Uint8Array {
  return levels.at(-1)?.[0] ?? hash(new Uint8Array())
}

/** What has to be hashed with a leaf, level by level, to get to the root. */
export function merklePath(levels: readonly (readonly Uint8Array[])[], index: number): Uint8Array[] {
  return levels.slice(0, -1).flatMap((level, height) => {
    const sibling = level[(index >> height) ^ 1]
    return sibling ? [sibling] : []
  })
}

export type Inclusion = { text: string; index: number; size: number; path: readonly Uint8Array[] }

/** The root that a leaf and its path lead to, as in RFC 9162, section 2.1.3.2; undefined when the path does not fit. */
export function rootOfPath(hash: Hash, { text, index, size, path }: Inclusion): Uint8Array | undefined {
  if (index < 0 || index >= size) return undefined
  let [place, last, node] = [index, size - 1, leafHash(hash, text)]
  for (const sibling of path) {
    if (last === 0) return undefined
    if (place % 2 === 1 || place === last) {
      node = hash(joined(NODE, sibling, node))
      while (place % 2 === 0 && place !== 0) [place, last] = [place >> 1, last >> 1]
    } else {
      node = hash(joined(NODE, node, sibling))
    }
    ;[place, last] = [place >> 1, last >> 1]
  }
  return last === 0 ? node : undefined
}

function joined(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0))
  bytes[0] = prefix
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
