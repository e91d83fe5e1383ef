import { collectionStates } from '@mofu/domain/collection-states'
import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { activity } from './market.ts'
import { route } from './route.ts'
import { address, count, done, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
/** `{chainId}-{contract}`, or a contract of the default chain. */
const id = z.string().check(z.maxLength(80))

export const coinMarket = z.object({
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  listed: z.int(),
  /** The lowest price that can be paid now; null while nothing is listed. */
  floor: z.nullable(integer),
  sales: z.int(),
  volume: integer,
})
export type CoinMarket = z.output<typeof coinMarket>

/** SPEC §3 Collection, with the facts on chain. */
export const collectionFacts = {
  id: z.string(),
  chainId: z.int(),
  contract: z.string(),
  name: z.string(),
  symbol: z.string(),
  owner: z.string(),
  creator: z.string(),
  isOpen: z.boolean(),
  /** 0 is unlimited. */
  maxMint: integer,
  nftCount: z.int(),
}

/** With its counters. */
export const collection = z.object({
  ...collectionFacts,
  holderCount: z.int(),
  state: z.enum(collectionStates),
  /** Its market in each coin that it was ever listed or sold for. Amounts of two coins are never added. */
  market: z.array(coinMarket),
  /** Pictures of a few of its NFTs, for a cover. */
  covers: z.array(z.string()),
  createdAt: z.int(),
})
export type Collection = z.output<typeof collection>

const traitCount = z.object({
  type: z.string(),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type TraitCount = z.output<typeof traitCount>

/** SPEC §3 Collection: what its owner says about it; null until they do. */
const said = z.object({
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  description: z.string(),
  socialLink: z.nullable(z.string()),
})

export const collectionDetail = z.extend(collection, {
  traits: z.array(traitCount),
  page: z.nullable(said),
})
export type CollectionDetail = z.output<typeof collectionDetail>

const list = z.object({ list: z.array(collection) })

export const getCollections = route({
  service: 'v2',
  method: 'GET',
  path: '/nft/GetCollections',
  summary: 'All collections of a chain, largest first',
  query: z.object({ chainId }),
  data: list,
})

export const getCollectionById = route({
  service: 'v2',
  method: 'GET',
  path: '/nft/GetCollectionById',
  summary: 'One collection by its id {chainId}-{contract}, with its traits',
  query: z.object({ id }),
  data: collectionDetail,
})

export const getCollectionInfo = route({
  service: 'v2',
  method: 'GET',
  path: '/CollectionV3/GetCollectionInfo',
  summary: 'One collection by its contract, with its traits',
  query: z.object({ collectionAddress: address, chainId }),
  data: collectionDetail,
})

export const searchCollection = route({
  service: 'v2',
  method: 'GET',
  path: '/CollectionV3/SearchCollection',
  summary: 'Search collections by name or contract; pages count from 1',
  query: z.object({
    key: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    page: z._default(count(1, limits.pageNumberMost), 1),
    pageSize: z._default(count(1, limits.collectionPageMost), limits.collectionPageDefault),
    chainId,
  }),
  data: z.object({ list: z.array(collection), hasMore: z.boolean() }),
})

export const ownCollections = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftCollection/list',
  summary: 'The collections of the signed-in account',
  query: z.object({ chainId }),
  data: list,
})

export const nftCollectionById = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftCollection/:id',
  summary: 'One collection by its id {chainId}-{contract}, with its traits',
  params: z.object({ id }),
  data: collectionDetail,
})

export const collectionsOf = route({
  service: 'main',
  method: 'GET',
  path: '/nft/nftCollection/listOther/:x',
  summary: 'The collections that an address owns',
  params: z.object({ x: address }),
  query: z.object({ chainId }),
  data: list,
})

export const holders = route({
  service: 'v2',
  method: 'GET',
  path: '/holders/:x',
  summary: 'The largest holders of a collection, and the number of holders',
  params: z.object({ x: id }),
  data: z.object({
    total: z.int(),
    list: z.array(z.object({ address: z.string(), count: z.int() })),
  }),
})
export type Holder = z.output<typeof holders.data>['list'][number]

export const floorPrice = route({
  service: 'v2',
  method: 'GET',
  path: '/floorPrice/:x',
  summary: 'The floor price of a collection in each coin, and how many asks were considered',
  params: z.object({ x: id }),
  data: z.object({
    list: z.array(
      z.object({
        coin: z.string(),
        symbol: z.string(),
        decimals: z.int(),
        floorPrice: z.nullable(integer),
        nftId: z.nullable(z.string()),
        listed: z.int(),
      }),
    ),
  }),
})

export const collectionActivity = route({
  service: 'app',
  method: 'GET',
  path: '/collections/activity/:id',
  summary: 'Activity of a collection, newest first',
  params: z.object({ id }),
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))) }),
  data: z.object({
    list: z.array(z.extend(activity, { title: z.string(), url: z.nullable(z.string()) })),
    next: z.nullable(z.string()),
  }),
})
export type CollectionEvent = z.output<typeof collectionActivity.data>['list'][number]

export const setCollectionState = route({
  service: 'app',
  method: 'POST',
  path: '/collections/setState',
  summary: 'Set the moderation state of a collection, with a reason',
  body: z.object({
    id,
    state: z.enum(collectionStates),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  data: done,
})

export const moderatedCollections = route({
  service: 'app',
  method: 'GET',
  path: '/collections/byState',
  summary:
    'For admins: the collections of a moderation state, hidden and disabled ones too, with the last reason',
  query: z.object({
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
    state: z.enum(collectionStates),
    /** The last id of the page before. */
    after: z.optional(id),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        owner: z.string(),
        nftCount: z.int(),
        state: z.enum(collectionStates),
        /** The last decision of an admin; null where there was none. */
        decision: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})
