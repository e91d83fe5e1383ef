import { collectionAbi } from '@mofu/chain/collections'
import { climb } from '@mofu/chain/collections/whitelist-tree'
import { type Address, parseAddress } from '@mofu/domain/address'
import type { WhitelistRow } from '@mofu/domain/whitelist'
import { CallError } from '@mofu/wire/client'
import { launchpadById, whitelistEligibility } from '@mofu/wire/collections/launchpad'
import { nftDetailById } from '@mofu/wire/market'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi, parseEventLogs, TransactionReceiptNotFoundError, zeroAddress } from 'viem'
import { getTransactionReceipt, readContract } from 'viem/actions'

import { call } from '../../../api/call.ts'

export type Launchpad = Data<typeof launchpadById>
export type Sale = NonNullable<Launchpad['sale']>
export type Eligibility = Data<typeof whitelistEligibility>
export type Coin = { address: Address; symbol: string; decimals: number }

/** A fast chain's blocks come faster than a response: refetched every tenth block, and by time on a slow chain. */
const REFETCH_BLOCKS = 10
const REFETCH_MS = 3_000

export function launchpadQuery(id: string, block: number) {
  return queryOptions({
    queryKey: ['collections', 'launchpad', id, Math.floor(block / REFETCH_BLOCKS)],
    refetchInterval: REFETCH_MS,
    queryFn: async ({ signal }): Promise<Launchpad> =>
      (await call(launchpadById, { params: { id } }, { signal })).data,
  })
}

/** Null if there never was a sale. */
export function eligibilityQuery(id: string, wallet: Address, block: number) {
  return queryOptions({
    queryKey: ['collections', 'eligibility', id, wallet, Math.floor(block / REFETCH_BLOCKS)],
    refetchInterval: REFETCH_MS,
    queryFn: async ({ signal }): Promise<Eligibility | null> => {
      try {
        return (await call(whitelistEligibility, { params: { id, addr: wallet } }, { signal })).data
      } catch (error) {
        if (error instanceof CallError && error.failure?.error === 'collections.no_sale') return null
        throw error
      }
    },
  })
}

/** A coin's symbol and decimals. They never change, so they are fetched once. */
export function saleCoinQuery(client: Client, chainId: number, coin: string, native: string) {
  return queryOptions({
    queryKey: ['coin', chainId, coin],
    queryFn: async (): Promise<Coin> => {
      const address = parseAddress(coin) ?? zeroAddress
      if (address === zeroAddress) return { address, symbol: native, decimals: 18 }
      const [symbol, decimals] = await Promise.all([
        readContract(client, { address, abi: erc20Abi, functionName: 'symbol' }),
        readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
      ])
      return { address, symbol, decimals }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The steps of a Merkle proof, from the leaf to the expected root, calculated in the browser. */
export function proofSteps(row: WhitelistRow, proof: readonly string[]): string[] {
  return climb(row, proof as `0x${string}`[])
}

export type Minted = { contract: Address; tokenIds: bigint[]; block: number; price: bigint; coin: string }

/** What a transaction minted, read from the chain itself. Null if it minted nothing. */
export function mintedQuery(client: Client, chainId: number, hash: string) {
  return queryOptions({
    queryKey: ['mint', 'minted', chainId, hash],
    queryFn: async (): Promise<Minted | null> => {
      if (!isHash(hash)) return null
      const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return null
        throw error
      })
      if (!receipt) return null
      const { logs, blockNumber } = receipt
      const events = parseEventLogs({ abi: collectionAbi, logs })
      const tokenIds = events.flatMap((event) => {
        if (event.eventName === 'Minted') return [event.args.tokenId]
        if (event.eventName !== 'SeriesMinted') return []
        return Array.from(
          { length: Number(event.args.quantity) },
          (_, index) => event.args.firstId + BigInt(index),
        )
      })
      const [first] = events
      if (!first || tokenIds.length === 0) return null
      const sold = events.find((event) => event.eventName === 'Sold')
      return {
        contract: first.address.toLowerCase() as Address,
        tokenIds,
        block: Number(blockNumber),
        price: sold ? sold.args.price * sold.args.quantity : 0n,
        coin: sold?.args.coin ?? zeroAddress,
      }
    },
    retry: 1,
  })
}

/** Polled until the token is indexed with its media. */
export function tokenQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'nft', id, 'minted'],
    queryFn: async ({ signal }) => (await call(nftDetailById, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data && state.data.metadata !== 'queued' ? false : REFETCH_MS / 2),
  })
}

function isHash(text: string): text is `0x${string}` {
  return /^0x[0-9a-f]{64}$/i.test(text)
}
