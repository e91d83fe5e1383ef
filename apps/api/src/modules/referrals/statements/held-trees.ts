import { merkleLevels, merkleRoot } from '@mofu/domain/merkle-tree'

import { sha256 } from './sha256.ts'

type Levels = readonly (readonly Uint8Array[])[]
type Named = { chainId: number; month: string; root: string }
export type TreeOf = (statement: Named) => Promise<Levels>
type ReadLines = (chainId: number, month: string) => Promise<string[]>

/** Of all trees together; each takes about half a kilobyte. The tree of one larger month is held alone. */
const LINES_HELD = 100_000

/**
 * The tree of a closed month, computed from its stored lines. It is held for the next request, because closed months
 * do not change; but only if it leads to the published root, so that altered lines are never held.
 */
export function heldTrees(readLines: ReadLines, most = LINES_HELD): TreeOf {
  const held = new Map<string, Levels>()
  const reading = new Map<string, Promise<Levels>>()
  const sizeOf = (levels: Levels) => levels[0]?.length ?? 0

  const hold = (key: string, levels: Levels) => {
    // A map keeps the order of insertion: the first one was not asked for the longest.
    held.delete(key)
    held.set(key, levels)
    let lines = [...held.values()].reduce((sum, tree) => sum + sizeOf(tree), 0)
    for (const [oldest, tree] of held) {
      if (lines <= most || oldest === key) return
      held.delete(oldest)
      lines -= sizeOf(tree)
    }
  }

  const read = async (key: string, { chainId, month, root }: Named) => {
    const levels = merkleLevels(sha256, await readLines(chainId, month))
    if (Buffer.from(merkleRoot(sha256, levels)).toString('hex') === root) hold(key, levels)
    return levels
  }

  return async (statement) => {
    const key = `${statement.chainId}-${statement.month}`
    const known = held.get(key)
    if (known) {
      hold(key, known)
      return known
    }
    const begun = reading.get(key) ?? read(key, statement).finally(() => reading.delete(key))
    reading.set(key, begun)
    return begun
  }
}
