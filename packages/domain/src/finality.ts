/** How settled a block is: seen (n of N confirmations) or final, after which no reorg can remove it. */
export type Finality = { state: 'seen'; blocks: number; needed: number } | { state: 'final' }

export function finalityOf(block: number, head: { block: number; finalized: number }): Finality {
  if (block <= head.finalized) return { state: 'final' }
  const blocks = Math.max(0, head.block - block + 1)
  return { state: 'seen', blocks, needed: Math.max(blocks, head.block - head.finalized) }
}
