import { collectionStates } from '@mofu/domain/collection-states'
import { limits } from '@mofu/domain/limits'
import { nftSorts } from '@mofu/domain/nft-sorts'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

/** What a token was last sold for. */
const lastSale = z.object({
  price: integer,
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  at: z.int(),
})

/** SPEC §3 NFT, with what a card needs. Price, coin, symbol and decimals are null while it is not listed. */
export const nft = z.object({
  id: z.string(),
  chainId: z.int(),
  contract: z.string(),
  collectionName: z.string(),
  tokenId: integer,
  nftType: z.enum(['IMAGE', 'VIDEO', 'audio']),
  url: z.nullable(z.string()),
  /** The still picture of a video or audio file, where there is one. */
  poster: z.optional(z.nullable(z.string())),
  title: z.string(),
  price: z.nullable(integer),
  coin: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  /** Null while it was never sold on the market. */
  lastSale: z.optional(z.nullable(lastSale)),
  creator: z.string(),
  owner: z.string(),
  /** SPEC §3: 1 pending (owned, not listed), 2 listed. */
  status: z.literal([1, 2]),
  metadata: z.enum(['ready', 'queued', 'bad']),
  mintedAt: z.int(),
  mintedBlock: z.int(),
})
export type Nft = z.output<typeof nft>

export const trait = z.object({
  type: z.string(),
  value: z.string(),
  /** How many of ten thousand have it, where the collection publishes it. */
  perTenThousand: z.nullable(z.int()),
})

/** One event in a token's history. Price and coin are null where no money was involved. */
export const activity = z.object({
  id: z.string(),
  nftId: z.string(),
  kind: z.enum(['mint', 'transfer', 'list', 'unlist', 'sale', 'bid', 'unbid']),
  from: z.string(),
  to: z.string(),
  price: z.nullable(integer),
  coin: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  block: z.int(),
  at: z.int(),
  txHash: z.string(),
})
export type Activity = z.output<typeof activity>

export const nftDetail = z.extend(nft, {
  description: z.string(),
  tokenUri: z.string(),
  royalty: z.int(),
  traits: z.array(trait),
  /** Its place among the ten thousand by the rarity of its traits, 1 being the rarest; null for other tokens. */
  rank: z.optional(z.nullable(z.int())),
  /** Of a name, when it expires; null for any other token. */
  expiry: z.optional(z.nullable(z.int())),
  /** Tokens of a disabled collection are not traded here. */
  collectionState: z.optional(z.enum(collectionStates)),
  activity: z.array(activity),
})
export type NftDetail = z.output<typeof nftDetail>

/** Which tokens a list holds. The order is part of it: by price only listed tokens have a place. */
const nftFilter = {
  chainId: z.optional(z.int()),
  collection: z.optional(address),
  owner: z.optional(address),
  /** With an owner: tokens of unverified collections that others sent them unasked. Otherwise these are left out. */
  isHidden: z._default(z.boolean(), false),
  status: z._default(z.enum(['all', 'listed']), 'all'),
  /** The coin of prices; defaults to the chain's native coin when filtering or sorting by price. */
  coin: z.optional(address),
  minPrice: z.optional(integer),
  maxPrice: z.optional(integer),
  nftType: z.optional(z.enum(['IMAGE', 'VIDEO', 'audio'])),
  /** Only within a collection. Values of one type are alternatives; all types must match. */
  traits: z
    ._default(
      z.array(
        z.object({ type: z.string().check(z.maxLength(100)), value: z.string().check(z.maxLength(200)) }),
      ),
      [],
    )
    .check(z.maxLength(30)),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.enum(nftSorts), 'newest'),
}

export const nftsV2 = route({
  service: 'main',
  method: 'POST',
  path: '/open/nft/nftsV2',
  summary: 'A page of NFTs, filtered and sorted',
  body: z.object({
    ...nftFilter,
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The cursor of the previous page; absent for the first. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({ list: z.array(nft), next: z.nullable(z.string()) }),
})

export const countNfts = route({
  service: 'app',
  method: 'POST',
  path: '/market/count',
  summary: 'How many NFTs a filter finds, counted up to 1,000',
  body: z.object(nftFilter),
  data: z.object({ count: z.int(), isMore: z.boolean() }),
})

export const getNfts = route({
  service: 'v2',
  method: 'POST',
  path: '/nft/getNfts',
  summary: 'A page of the NFTs of a collection, newest first',
  query: z.object({
    nftAddress: address,
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({ list: z.array(nft), next: z.nullable(z.string()) }),
})

export const getAllNfts = route({
  service: 'v2',
  method: 'POST',
  path: '/nftV3/GetAllNfts',
  summary:
    'The NFTs an address holds (mustHold), or holds or created; pages count from 1 and end at 10,000 NFTs',
  query: z.object({
    address,
    page: z._default(count(1, limits.nftFetchMost), 1),
    pageSize: z._default(count(1, limits.nftFetchMost), limits.nftPageDefault),
    mustHold: z._default(z.stringbool(), true),
    searchName: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  body: z.object({ tokenIds: z._default(z.array(integer).check(z.maxLength(1_000)), []) }),
  data: z.object({ list: z.array(nft), hasMore: z.boolean() }),
})

export const nftDetailById = route({
  service: 'main',
  method: 'GET',
  path: '/open/nft/detail/:id',
  summary: 'One NFT by its id {chainId}-{contract}-{tokenId}',
  params: z.object({ id: z.string().check(z.maxLength(160)) }),
  data: nftDetail,
})

export const getNft = route({
  service: 'v2',
  method: 'GET',
  path: '/nft/getNft',
  summary: 'One NFT by contract and token id',
  query: z.object({
    nftAddress: address,
    tokenId: integer,
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: nftDetail,
})
