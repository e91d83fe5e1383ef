import { mallCheckoutAbi } from '@mofu/chain/mall'
import type { PublicClient } from 'viem'

import type { MallChain } from '../mall-settings.ts'
import type { ReadHeld } from './reconcile.ts'

/** Asks the contract what it held for payments at a block. */
export function readHeldAt(
  chains: readonly MallChain[],
  clientOf: (chainId: number) => PublicClient | undefined,
): ReadHeld {
  return async ({ chainId, coin, block }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    const client = clientOf(chainId)
    if (!chain || !client) throw new Error(`chain ${chainId} is in the ledger but not configured`)
    return client.readContract({
      address: chain.checkout,
      abi: mallCheckoutAbi,
      functionName: 'heldOf',
      args: [coin as `0x${string}`],
      blockNumber: BigInt(block),
    })
  }
}
