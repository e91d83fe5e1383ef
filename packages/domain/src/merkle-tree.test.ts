import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { type Hash, leafHash, merkleLevels, merklePath, merkleRoot, rootOfPath } from './merkle-tree.ts'

const sha256: Hash = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest())
const hex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex')
const texts = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`)

test('the root is that of RFC 6962', () => {
  // The root of an empty tree, and that of one empty leaf, as in the test vectors of Certificate Transparency.
  expect(hex(merkleRoot(sha256, merkleLevels(sha256, [])))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
  expect(hex(merkleRoot(sha256, merkleLevels(sha256, [''])))).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  )
})

test('a single line is its own root', () => {
  const levels = merkleLevels(sha256, ['line 0'])
  const root = hex(merkleRoot(sha256, levels))
  const inclusion = { index: 0, size: 1, path: merklePath(levels, 0) }
  expect(hex(rootOfPath(sha256, { ...inclusion, text: 'line 0' }))).toBe(root)
  expect(hex(rootOfPath(sha256, { ...inclusion, text: 'line 1' }))).not.toBe(root)
})

test('every line of every size leads to the root, and only at its place', () => {
  for (let size = 2; size <= 33; size++) {
    const lines = texts(size)
    const levels = merkleLevels(sha256, lines)
    const root = hex(merkleRoot(sha256, levels))
    for (const [index, text] of lines.entries()) {
      const path = merklePath(levels, index)
      expect(hex(rootOfPath(sha256, { text, index, size, path }))).toBe(root)
      expect(hex(rootOfPath(sha256, { text: `${text}.`, index, size, path }))).not.toBe(root)
      const elsewhere = (index + 1) % size
      expect(hex(rootOfPath(sha256, { text, index: elsewhere, size, path }))).not.toBe(root)
      expect(hex(rootOfPath(sha256, { text, index, size, path: path.slice(1) }))).not.toBe(root)
      expect(
        rootOfPath(sha256, { text, index, size, path: [...path, sha256(new Uint8Array())] }),
      ).toBeUndefined()
    }
    expect(rootOfPath(sha256, { text: 'line 0', index: size, size, path: [] })).toBeUndefined()
  }
})

test('without one line the root is another', () => {
  const lines = texts(9)
  const root = hex(merkleRoot(sha256, merkleLevels(sha256, lines)))
  for (let gone = 0; gone < lines.length; gone++) {
    const rest = lines.toSpliced(gone, 1)
    expect(hex(merkleRoot(sha256, merkleLevels(sha256, rest)))).not.toBe(root)
  }
})

test('an inner node is not accepted as a line', () => {
  const levels = merkleLevels(sha256, texts(2))
  const [left, right] = levels[0] ?? []
  const inner = new TextDecoder('latin1').decode(new Uint8Array([...(left ?? []), ...(right ?? [])]))
  expect(leafHash(sha256, inner)).not.toEqual(merkleRoot(sha256, levels))
})
