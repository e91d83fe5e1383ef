import { randomBytes } from 'node:crypto'

import { MemoryBlockstore } from 'blockstore-core'
import { importer } from 'ipfs-unixfs-importer'
import { fixedSize } from 'ipfs-unixfs-importer/chunker'
import { balanced } from 'ipfs-unixfs-importer/layout'
import { expect, test } from 'vitest'

import { cidOf } from './cid.ts'

const PIECE = 262_144

/** The reference implementation, configured as `ipfs add --cid-version=1`. */
async function reference(bytes: Buffer): Promise<string> {
  const options = {
    cidVersion: 1,
    rawLeaves: true,
    chunker: fixedSize({ chunkSize: PIECE }),
    layout: balanced({ maxChildrenPerNode: 174 }),
  } as const
  for await (const { cid } of importer([{ content: [bytes] }], new MemoryBlockstore(), options)) {
    return cid.toString()
  }
  throw new Error('nothing was added')
}

test('a well-known CID', async () => {
  expect(await cidOf([Buffer.from('hello world\n')])).toBe(
    'bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4',
  )
})

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 174 * PIECE, 174 * PIECE + 1, 50 * 1024 * 1024])(
  'the CID of %i bytes is the one that IPFS computes',
  async (size) => {
    const bytes = randomBytes(size)
    const expected = await reference(bytes)
    expect(await cidOf([bytes])).toBe(expected)
    // However the bytes are split, the CID is the same.
    const parts = function* () {
      for (let from = 0; from < size; from += 700_001) yield bytes.subarray(from, from + 700_001)
    }
    expect(await cidOf(parts())).toBe(expected)
  },
)
