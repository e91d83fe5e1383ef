import type { PublicClient } from 'viem'

/** Seconds between blocks, as each network specifies them. */
const specifiedBlockSeconds: Readonly<Record<number, number>> = {
  1: 12,
  56: 3,
  97: 3,
  137: 2,
  314: 30,
  324: 1,
  3141: 30,
}
/** How far a block builder's clock may be off, and how long a block may take to spread. */
const driftSeconds = 15
const minMarginSeconds = 30
/** The contract accepts no larger margin. */
const maxMarginSeconds = 3_600
const sampledBlocks = 100n

/**
 * How far ahead of a block the round of its draws must be. A builder can publish a block up to one block time after its
 * timestamp, and could include a draw once the round is known. Two block times and the drift leave room for a missed block.
 */
export function marginFor(blockSeconds: number): number {
  const margin = Math.max(minMarginSeconds, Math.ceil(2 * blockSeconds) + driftSeconds)
  if (margin > maxMarginSeconds) throw new Error(`blocks of ${blockSeconds} s are too slow for draws`)
  return margin
}

/** The margin for a chain, from its specified or measured block time, whichever is longer. */
export async function drawMargin(reader: PublicClient, chainId: number): Promise<number> {
  const latest = await reader.getBlock()
  const count = latest.number < sampledBlocks ? latest.number : sampledBlocks
  const specified = specifiedBlockSeconds[chainId]
  if (count === 0n) {
    if (specified === undefined) throw new Error(`the block time of chain ${chainId} is unknown`)
    return marginFor(specified)
  }
  const first = await reader.getBlock({ blockNumber: latest.number - count })
  const measured = Number(latest.timestamp - first.timestamp) / Number(count)
  return marginFor(Math.max(specified ?? 0, measured))
}
