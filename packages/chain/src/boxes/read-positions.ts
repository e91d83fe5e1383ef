import type { Client } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'

import { boxesAbi, boxesLensAbi } from '../generated/abis.ts'

/** Reads of one round trip to the node. */
const AT_ONCE = 50

type Hex = `0x${string}`
type Contents = { contract: Hex; lens: Hex; number: number; indexes: readonly number[] }

/**
 * The current positions of NFTs in a box, the last one first: the contract fills a freed position with the last NFT, so
 * that in this order no removal moves another NFT that is still to be removed. Undefined if one of them is no longer in it.
 */
export async function readPositions(
  client: Client,
  { contract, lens, number, indexes }: Contents,
): Promise<bigint[] | undefined> {
  // All at one block: between two, a removal would move NFTs to other positions.
  const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
  const { size } = await readContract(client, {
    address: lens,
    abi: boxesLensAbi,
    functionName: 'boxOf',
    args: [BigInt(number)],
    blockNumber,
  })
  const wanted = new Set(indexes)
  const found: bigint[] = []
  for (let end = Number(size); end > 0 && found.length < wanted.size; end -= AT_ONCE) {
    const positions = Array.from({ length: Math.min(AT_ONCE, end) }, (_, step) => BigInt(end - 1 - step))
    const read = await Promise.all(
      positions.map((position) =>
        readContract(client, {
          address: contract,
          abi: boxesAbi,
          functionName: 'nftAt',
          args: [BigInt(number), position],
          blockNumber,
        }),
      ),
    )
    found.push(...positions.filter((_, step) => wanted.has(Number(read[step]))))
  }
  return found.length === wanted.size ? found : undefined
}
