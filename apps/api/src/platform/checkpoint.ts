/** Decodes the indexer's checkpoint: time (10 digits), chain (16), block (16) and positions inside the block. */
export function decodeCheckpoint(checkpoint: string): { time: number; chainId: number; block: number } {
  if (!/^\d{75}$/.test(checkpoint))
    throw new Error(`not a checkpoint of the indexing engine: "${checkpoint}"`)
  return {
    time: Number(checkpoint.slice(0, 10)),
    chainId: Number(checkpoint.slice(10, 26)),
    block: Number(checkpoint.slice(26, 42)),
  }
}
