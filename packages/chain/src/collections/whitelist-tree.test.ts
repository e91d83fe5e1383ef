import type { WhitelistRow } from '@mofu/domain/whitelist'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { bytesToHex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'

import { climb, makeWhitelistTree, nodeAt, proofPlaces } from './whitelist-tree.ts'

function rowsOf(count: number): WhitelistRow[] {
  return Array.from({ length: count }, (_, index) => ({
    addr: pad(toHex(index * 7_919 + 1), { size: 20 }),
    price: BigInt(index % 5) * 10n ** 16n,
    limit: BigInt((index % 3) + 1),
  }))
}

test.each([1, 2, 3, 8, 101])(
  'a tree of %i wallets is the one that the standard library makes',
  async (count) => {
    const rows = rowsOf(count)
    const theirs = StandardMerkleTree.of(
      rows.map(({ addr, price, limit }) => [addr, String(price), String(limit)]),
      ['address', 'uint256', 'uint256'],
    )
    const { root, nodes, places } = await makeWhitelistTree(rows)
    expect(root).toBe(theirs.root)
    for (const [index, row] of rows.entries()) {
      const proof = proofPlaces(places[index] ?? 0).map((place) => bytesToHex(nodeAt(nodes, place)))
      expect(proof).toEqual(theirs.getProof(index))
      expect(climb(row, proof).at(-1)).toBe(root)
      expect(climb({ ...row, limit: row.limit + 1n }, proof).at(-1)).not.toBe(root)
    }
  },
)

test('yielding now and then changes nothing', async () => {
  const rows = rowsOf(2_500)
  let rests = 0
  const rested = await makeWhitelistTree(rows, async () => void rests++)
  expect(rests).toBeGreaterThan(1)
  expect(rested.root).toBe((await makeWhitelistTree(rows)).root)
})
