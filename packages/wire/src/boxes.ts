import { boxPhases, boxStates } from '@mofu/domain/box-state'
import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))

/** SPEC §3 blind-box collection, with the state at the indexed block's time. */
export const box = z.object({
  id: z.string(),
  chainId: z.int(),
  contract: z.string(),
  number: z.int(),
  owner: z.string(),
  name: z.string(),
  size: z.int(),
  commissionRate: z.int(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** Cover, title and introduction, in this order. */
  detail: z.tuple([z.string(), z.string(), z.string()]),
  totalPrice: integer,
  averagePrice: integer,
  /** Earned and not claimed yet. */
  fee: integer,
  commission: integer,
  publishedAt: z.int(),
  timesToCall: z.int(),
  soldCount: z.int(),
  flags: z.object({ allOpen: z.boolean(), hasOnePrice: z.boolean() }),
  /** The coin and the one price for all; null where a draw costs the average. */
  nftCoin: z.nullable(z.string()),
  nftPrice: z.nullable(integer),
  /** Of one draw: as published, or as it would be published now. */
  price: integer,
  minPrice: integer,
  pending: z.int(),
  run: z.int(),
  openAt: z.int(),
  closeAt: z.int(),
  state: z.enum(boxStates),
})
export type Box = z.output<typeof box>

/** SPEC §3 blind-box NFT. `paid` is what its draw cost, `claimAt` when it was delivered. */
const boxNft = z.object({
  id: z.string(),
  tokenAddress: z.string(),
  tokenId: integer,
  nftId: z.string(),
  /** The depositor; once it is drawn, the winner. */
  owner: z.string(),
  price: integer,
  paid: z.nullable(integer),
  collectionId: z.string(),
  indexInCollection: z.int(),
  claimAt: z.nullable(z.int()),
  state: z.enum(['in', 'returned', 'drawn', 'claimed']),
  /** The token's media, as the market shows it; without any while the token is not indexed. */
  title: z.string(),
  nftType: z.enum(['IMAGE', 'VIDEO', 'audio']),
  url: z.nullable(z.string()),
  poster: z.nullable(z.string()),
  metadata: z.enum(['queued', 'ready', 'bad']),
})
export type BoxNft = z.output<typeof boxNft>

/** SPEC §3 blind-box order. */
const boxOrder = z.object({
  id: z.string(),
  collectionId: z.string(),
  owner: z.string(),
  buyAt: z.int(),
  claimAt: z.nullable(z.int()),
  paid: integer,
  size: z.int(),
  round: z.int(),
  state: z.enum(['pending', 'revealed', 'refunded']),
})

/** SPEC §3 slot: draws of an account that are paid and not decided. */
const boxSlot = z.object({ collectionId: z.string(), owner: z.string(), size: z.int() })

/** SPEC §3 whitelist item. */
const whitelistItem = z.object({ addr: z.string(), price: integer, usedCount: z.int(), limit: z.int() })

export const boxes = route({
  service: 'app',
  method: 'GET',
  path: '/boxes',
  summary: 'Blind boxes and lotteries, newest first; of one owner or in one phase if named',
  query: z.object({
    chainId,
    owner: z.optional(address),
    phase: z.optional(z.enum(boxPhases)),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The number of the previous page's last box; absent for the first page. */
    before: z.optional(count(1, 2_147_483_647)),
  }),
  data: z.object({ list: z.array(box), next: z.nullable(z.int()) }),
})

export const boxById = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/:number',
  summary: 'One box with its NFTs and latest orders, and the pending draws of each account',
  params: z.object({ number: count(1, 2_147_483_647) }),
  query: z.object({ chainId }),
  data: z.extend(box, {
    nfts: z.array(boxNft),
    orders: z.array(boxOrder),
    slots: z.array(boxSlot),
    collaborators: z.array(z.string()),
    /** Removed ones are not listed. */
    whitelist: z.array(whitelistItem),
  }),
})

export const boxNfts = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/:number/nfts',
  summary: 'The NFTs of a box: those that are in it, or those that were drawn',
  params: z.object({ number: count(1, 2_147_483_647) }),
  query: z.object({
    chainId,
    which: z._default(z.enum(['in', 'drawn']), 'in'),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The index of the previous page's last NFT; absent for the first page. */
    after: z.optional(count(0, 65_535)),
  }),
  data: z.object({ list: z.array(boxNft), next: z.nullable(z.int()) }),
})

export const boxWhitelistItem = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/:number/whitelist/:account',
  summary: 'The whitelist item of an account in a box; null if it is not on the list',
  params: z.object({ number: count(1, 2_147_483_647), account: address }),
  query: z.object({ chainId }),
  data: z.object({ item: z.nullable(whitelistItem) }),
})

/** An order with its box and its prizes. */
const boxDraw = z.extend(boxOrder, {
  number: z.int(),
  boxTitle: z.string(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  prizes: z.array(boxNft),
})
export type BoxDraw = z.output<typeof boxDraw>

export const boxDrawsOf = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/draws/:account',
  summary: 'The draws of an account, newest first; of one box if named',
  params: z.object({ account: address }),
  query: z.object({
    chainId,
    number: z.optional(count(1, 2_147_483_647)),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The previous page's `next`; absent for the first page. */
    before: z.optional(count(0, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({ list: z.array(boxDraw), next: z.nullable(z.int()) }),
})
