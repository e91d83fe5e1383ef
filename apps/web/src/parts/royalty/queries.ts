import type { Address } from '@mofu/domain/address'
import { type Client, parseAbi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'

import { lacksFunction } from '../lacks-function.ts'

const royaltyAbi = parseAbi([
  'function royaltyInfo(uint256 tokenId, uint256 price) view returns (address receiver, uint256 amount)',
])

/** A price at which every basis point is one unit. */
const WHOLE = 10_000n

/** The royalty that a token asks for, in basis points, and its recipient. */
export async function readRoyalty(
  client: Client,
  { collection, tokenId }: { collection: Address; tokenId: bigint },
): Promise<{ creator: Address; royaltyRate: bigint }> {
  try {
    const [creator, royaltyRate] = await readContract(client, {
      address: collection,
      abi: royaltyAbi,
      functionName: 'royaltyInfo',
      args: [tokenId, WHOLE],
    })
    return { creator, royaltyRate }
  } catch (error) {
    // A collection without ERC-2981, such as the machine: no royalty is taken.
    if (!lacksFunction(error)) throw error
    return { creator: zeroAddress, royaltyRate: 0n }
  }
}
