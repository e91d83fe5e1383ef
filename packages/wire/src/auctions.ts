import { collectionStates } from '@mofu/domain/collection-states'
import { limits } from '@mofu/domain/limits'
import { bidStates, lotStates, lotStatuses } from '@mofu/domain/lot-state'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const nftId = z.string().check(z.regex(/^[1-9]\d{0,15}-0x[0-9a-f]{40}-\d{1,78}$/, 'must be the id of an NFT'))

/** A token up for auction, with the state at the indexed block's time. */
const lot = z.object({
  id: z.string(),
  chainId: z.int(),
  contract: z.string(),
  nftId: z.string(),
  tokenAddress: z.string(),
  tokenId: integer,
  collectionName: z.string(),
  /** Nobody bids here for tokens of a disabled collection; null while the token is not indexed. */
  collectionState: z.optional(z.nullable(z.enum(collectionStates))),
  seller: z.string(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** The least first bid. */
  reserve: integer,
  /** The platform's part of the price, in basis points. */
  feeRate: z.int(),
  startAt: z.int(),
  /** With all extensions so far. */
  endAt: z.int(),
  extensions: z.int(),
  bids: z.int(),
  /** Of the highest bid; null while there is none. */
  bidder: z.nullable(z.string()),
  amount: z.nullable(integer),
  /** The least next bid. */
  minBid: integer,
  /** The bid that was taken back because nobody settled the lot. */
  reclaimed: z.nullable(integer),
  state: z.enum(lotStates),
  status: z.enum(lotStatuses),
  /** The parts of the price, once it is sold. */
  fee: z.nullable(integer),
  creator: z.nullable(z.string()),
  royalty: z.nullable(integer),
  createdAt: z.int(),
  closedAt: z.nullable(z.int()),
  closedTx: z.nullable(z.string()),
  /** The token's media, as the market shows it; without any while the token is not indexed. */
  title: z.string(),
  nftType: z.enum(['IMAGE', 'VIDEO', 'audio']),
  url: z.nullable(z.string()),
  poster: z.nullable(z.string()),
  metadata: z.enum(['queued', 'ready', 'bad']),
})
export type Lot = z.output<typeof lot>

const lotBid = z.object({
  id: z.string(),
  bidder: z.string(),
  amount: integer,
  at: z.int(),
  txHash: z.string(),
  /** When the bidding closes after this bid, and whether the bid moved it. */
  endAt: z.int(),
  isExtending: z.boolean(),
})
export type LotBid = z.output<typeof lotBid>

const bidPage = z.object({ list: z.array(lotBid), next: z.nullable(z.int()) })

export const auctions = route({
  service: 'app',
  method: 'GET',
  path: '/auctions',
  summary:
    'Auctions: ongoing ones that end first, coming ones that start first, past and all of a seller newest first; and how many there are in each state',
  query: z.object({
    chainId,
    state: z.optional(z.enum(lotStates)),
    seller: z.optional(address),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The previous page's `next`; absent for the first page. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,16}$/))),
  }),
  data: z.object({
    list: z.array(lot),
    next: z.nullable(z.string()),
    counts: z.object({ 'not-started': z.int(), ongoing: z.int(), over: z.int() }),
  }),
})

export const auctionOfNft = route({
  service: 'app',
  method: 'GET',
  path: '/auctions/nfts/:nftId',
  summary: 'The latest auction of a token with its latest bids; null if there was none',
  params: z.object({ nftId }),
  query: z.object({}),
  data: z.object({ lot: z.nullable(lot), bids: bidPage }),
})

export const auctionBids = route({
  service: 'app',
  method: 'GET',
  path: '/auctions/nfts/:nftId/bids',
  summary: 'The bids of the latest auction of a token, newest first',
  params: z.object({ nftId }),
  query: z.object({
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The previous page's `next`; absent for the first page. */
    before: z.optional(count(0, Number.MAX_SAFE_INTEGER)),
  }),
  data: bidPage,
})

const ownBid = z.object({ lot, bid: integer, at: z.int(), bidState: z.enum(bidStates) })
export type OwnBid = z.output<typeof ownBid>

export const auctionBidsOf = route({
  service: 'app',
  method: 'GET',
  path: '/auctions/bidders/:account',
  summary: 'The auctions an account has bid in, by its last bid, and what its highest bids hold in each coin',
  params: z.object({ account: address }),
  query: z.object({
    chainId,
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The previous page's `next`; absent for the first page. */
    before: z.optional(count(0, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({
    list: z.array(ownBid),
    next: z.nullable(z.int()),
    /** The sum of the account's highest bids in open lots. */
    held: z.array(z.object({ coin: z.string(), symbol: z.string(), decimals: z.int(), amount: integer })),
  }),
})

export const auctionSettings = route({
  service: 'app',
  method: 'GET',
  path: '/auctions/settings',
  summary: 'What applies to all auctions: fee, longest duration, coins with the limits of a reserve',
  query: z.object({ chainId }),
  data: z.object({
    /** Null while the contract is not indexed. */
    settings: z.nullable(
      z.object({
        isPaused: z.boolean(),
        feeRate: z.int(),
        royaltiesTop: z.int(),
        /** In seconds; 0 is no limit but the contract's own 90 days. */
        maxDuration: z.int(),
        coins: z.array(
          z.object({
            coin: z.string(),
            symbol: z.string(),
            decimals: z.int(),
            floor: integer,
            ceiling: integer,
          }),
        ),
      }),
    ),
  }),
})
