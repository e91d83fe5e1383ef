import { exchangeAbi } from '@mofu/chain/exchange'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import type { PublicClient } from 'viem'

export type ExchangeViews = {
  /** The block at which all of them were read. */
  block: number
  tokenReserve: bigint
  realBase: bigint
  virtualBase: bigint
  totalSupply: bigint
  currentPrice: bigint
  floorPrice: bigint
  /** In basis points. */
  feeRate: bigint
  feeRecipient: Address
  baseToken: Address
}

type Deployed = { chainId: number; exchange: Address | undefined; client: PublicClient | undefined }

/** The contract's own views, all at one block. The virtual base, the supply and the base token are in no event. */
export async function readViews({ chainId, exchange, client }: Deployed): Promise<ExchangeViews> {
  if (!exchange || !client) throw new DomainError('chain.not_deployed', { chainId })
  try {
    const blockNumber = await client.getBlockNumber()
    const at = { address: exchange, abi: exchangeAbi, blockNumber } as const
    const [
      tokenReserve,
      realBase,
      virtualBase,
      totalSupply,
      currentPrice,
      floorPrice,
      feeRate,
      recipient,
      base,
    ] = await Promise.all([
      client.readContract({ ...at, functionName: 'tokenReserve' }),
      client.readContract({ ...at, functionName: 'realBase' }),
      client.readContract({ ...at, functionName: 'virtualBase' }),
      client.readContract({ ...at, functionName: 'totalSupply' }),
      client.readContract({ ...at, functionName: 'currentPrice' }),
      client.readContract({ ...at, functionName: 'floorPrice' }),
      client.readContract({ ...at, functionName: 'feeRate' }),
      client.readContract({ ...at, functionName: 'feeRecipient' }),
      client.readContract({ ...at, functionName: 'baseToken' }),
    ])
    return {
      block: Number(blockNumber),
      tokenReserve,
      realBase,
      virtualBase,
      totalSupply,
      currentPrice,
      floorPrice,
      feeRate,
      feeRecipient: lowerAddress(recipient),
      baseToken: lowerAddress(base),
    }
  } catch (cause) {
    throw new DomainError('chain.unreachable', { chainId }, { cause })
  }
}
