import { merkleLevels, merkleRoot } from '@mofu/domain/merkle-tree'
import { beforeEach, expect, test } from 'vitest'

import { heldTrees } from './held-trees.ts'
import { sha256 } from './sha256.ts'

const chainId = 5
const linesOf = (month: string) => [`${month} a`, `${month} b`, `${month} c`]
const named = (month: string) => {
  const root = merkleRoot(sha256, merkleLevels(sha256, linesOf(month)))
  return { chainId, month, root: Buffer.from(root).toString('hex') }
}

const read: string[] = []

beforeEach(() => {
  read.length = 0
})

async function readLines(_: number, month: string): Promise<string[]> {
  read.push(month)
  return linesOf(month)
}

test('the lines of a closed month are read once, not for every page of every referrer', async () => {
  const treeOf = heldTrees(readLines)
  const first = await treeOf(named('2026-01'))
  expect(await treeOf(named('2026-01'))).toBe(first)
  expect(first).toEqual(merkleLevels(sha256, linesOf('2026-01')))
  expect(read).toEqual(['2026-01'])
})

test('requests at the same time share one reading', async () => {
  const treeOf = heldTrees(readLines)
  await Promise.all([1, 2, 3].map(() => treeOf(named('2026-01'))))
  expect(read).toEqual(['2026-01'])
})

test('lines that do not lead to the published root are not held', async () => {
  const treeOf = heldTrees(readLines)
  for (let times = 0; times < 2; times++) await treeOf({ ...named('2026-01'), root: named('2026-02').root })
  expect(read).toEqual(['2026-01', '2026-01'])
})

test('the memory is bounded: the tree that was not asked for the longest goes first', async () => {
  const treeOf = heldTrees(readLines, 6)
  for (const month of ['2026-01', '2026-02', '2026-01', '2026-03', '2026-01', '2026-02']) {
    await treeOf(named(month))
  }
  expect(read).toEqual(['2026-01', '2026-02', '2026-03', '2026-02'])
})

test('the tree of a month larger than the bound is held alone', async () => {
  const treeOf = heldTrees(readLines, 1)
  for (const month of ['2026-01', '2026-01', '2026-02', '2026-01']) await treeOf(named(month))
  expect(read).toEqual(['2026-01', '2026-02', '2026-01'])
})
