import { auctionsAbi } from '@mofu/chain/auctions'
import { limits } from '@mofu/domain/limits'
import type { LotState } from '@mofu/domain/lot-state'
import { auctionBids, auctionBidsOf, auctionOfNft, auctions, auctionSettings } from '@mofu/wire/auctions'
import { creditsOf } from '@mofu/wire/credits'
import { nftDetailById, nftsV2 } from '@mofu/wire/market'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { BaseError, type Client, ContractFunctionRevertedError } from 'viem'
import { simulateContract } from 'viem/actions'

import { call } from '../../api/call.ts'
import { keepButLast } from '../../api/keep-but-last.ts'
import { readRoyalty } from '../../parts/royalty/queries.ts'
import type { LotToken } from './actions/lot-call.ts'
import { addressOf } from './lot-token.ts'

export type AuctionSettings = NonNullable<Data<typeof auctionSettings>['settings']>
/** What was read at which block, and when it arrived by the device's clock. */
export type ReadTime = { blockTime: number | undefined; readAtMs: number }

const firstPlace: string | undefined = undefined
const firstOrder: number | undefined = undefined

/** The auctions of a state, or all of a seller. */
export function lotsQuery(chainId: number, which: { state: LotState } | { seller: string }) {
  return infiniteQueryOptions({
    queryKey: ['auctions', 'list', chainId, which],
    queryFn: async ({ signal, pageParam: after }) => {
      const { data, at } = await call(auctions, { query: { chainId, ...which, after } }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
    initialPageParam: firstPlace,
    getNextPageParam: ({ next }) => next,
  })
}

/** The latest auction of a token, with its latest bids. */
export function lotQuery(nftId: string) {
  return queryOptions({
    queryKey: ['auctions', 'lot', nftId],
    queryFn: async ({ signal }) => {
      const { data, at } = await call(auctionOfNft, { params: { nftId }, query: {} }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
  })
}

/** All bids. When it is fetched again, every page follows the one before, so that none is left out between them. */
export function bidsQuery(nftId: string) {
  return infiniteQueryOptions({
    queryKey: ['auctions', 'bids', nftId],
    queryFn: async ({ signal, pageParam: before }) => {
      const query = { before, pageSize: limits.nftPageMost }
      const { data, at } = await call(auctionBids, { params: { nftId }, query }, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: firstOrder,
    getNextPageParam: ({ next }) => next,
  })
}

export function ownBidsQuery(chainId: number, account: string) {
  return infiniteQueryOptions({
    queryKey: ['auctions', 'own-bids', chainId, account.toLowerCase()],
    queryFn: async ({ signal, pageParam: before }) => {
      const query = { chainId, before, pageSize: limits.nftPageMost }
      const { data, at } = await call(auctionBidsOf, { params: { account }, query }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
    initialPageParam: firstOrder,
    getNextPageParam: ({ next }) => next,
  })
}

/** Null where auctions are not deployed. */
export function settingsQuery(chainId: number) {
  return queryOptions({
    queryKey: ['auctions', 'settings', chainId],
    queryFn: async ({ signal }) => {
      const { data, at } = await call(auctionSettings, { query: { chainId } }, { signal })
      return { settings: data.settings, blockTime: at?.blockTime }
    },
  })
}

/** What an account can withdraw in a coin. */
export function creditQuery(chainId: number, account: string, coin: string, block: number) {
  const queryKey = ['credits', chainId, account.toLowerCase(), coin, block]
  return queryOptions({
    queryKey,
    placeholderData: keepButLast(queryKey),
    queryFn: async ({ signal }) => {
      const { data } = await call(creditsOf, { params: { account }, query: { chainId } }, { signal })
      return BigInt(data.list.find((one) => one.coin === coin)?.amount ?? 0)
    },
  })
}

export function petQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'pet', id],
    queryFn: ({ signal }) => call(nftDetailById, { params: { id } }, { signal }),
  })
}

/** The pets in a wallet that can be put up. */
export function walletPetsQuery(chainId: number, owner: string) {
  return infiniteQueryOptions({
    queryKey: ['market', 'for-auctions', chainId, owner],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const body = { chainId, owner, ...(cursor === undefined ? {} : { cursor }) }
      const { data, at } = await call(nftsV2, { body }, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: firstPlace,
    getNextPageParam: ({ next }) => next,
  })
}

/** The royalty that a token asks for; it may change until the auction is settled. */
export function royaltyQuery(client: Client, chainId: number, collection: string, tokenId: string) {
  return queryOptions({
    queryKey: ['auctions', 'royalty', chainId, collection, tokenId],
    queryFn: () => readRoyalty(client, { collection: addressOf(collection), tokenId: BigInt(tokenId) }),
    staleTime: 60_000,
  })
}

/** Whether the contract lets the bidder of a lot reclaim the bid now; it may change with every block. */
export function canReclaimQuery(
  client: Client,
  { chainId, contract, collection, tokenId }: LotToken,
  bidder: string,
  blockTime: number,
) {
  return queryOptions({
    queryKey: ['auctions', 'can-reclaim', chainId, collection, String(tokenId), bidder, blockTime],
    queryFn: async () => {
      const call = {
        address: contract,
        abi: auctionsAbi,
        functionName: 'reclaimBid',
        args: [collection, tokenId],
        account: addressOf(bidder),
      } as const
      return simulateContract(client, call).then(
        () => true,
        (error: unknown) => {
          if (
            error instanceof BaseError &&
            error.walk((each) => each instanceof ContractFunctionRevertedError)
          )
            return false
          throw error
        },
      )
    },
    gcTime: 30_000,
  })
}
