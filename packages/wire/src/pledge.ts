import { limits } from '@mofu/domain/limits'
import { redeemAnswers } from '@mofu/domain/pledge-terms'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const nftId = z.string().check(z.regex(/^[1-9]\d{0,15}-0x[0-9a-f]{40}-\d{1,78}$/, 'must be the id of an NFT'))

/** SPEC §3 Pledge and securitize record: a token that was pledged, under the settings of that time. Amounts are shares. */
const pledge = z.object({
  id: z.string(),
  chainId: z.int(),
  /** The id of the NFT. */
  nft: z.string(),
  nftContract: z.string(),
  tokenId: integer,
  collectionName: z.string(),
  /** The pledge contract. */
  contract: z.string(),
  from: z.string(),
  /** The id of the shares. */
  coin: integer,
  sharesCount: integer,
  /** What the pledger received. */
  amount: integer,
  feeAmount: integer,
  feePercent: z.int(),
  /** When it was pledged. */
  time: z.int(),
  /** For how many seconds only the pledger can redeem it, and when that ends. */
  redemptionPeriod: z.int(),
  redeemTime: z.int(),
  /** What it costs at the indexed block's time. */
  redeemPrice: integer,
  /** After how many seconds the discount applies, and when that is. */
  discountTime: z.int(),
  discountAt: z.int(),
  discountPrecent: z.int(),
  discount: integer,
  status: z.enum(['held', 'redeemed']),
  pledgedTx: z.string(),
  redeemedBy: z.nullable(z.string()),
  redeemedShares: z.nullable(integer),
  redeemedAt: z.nullable(z.int()),
  /** The token's media, as the market shows it; without any while the token is not indexed. */
  title: z.string(),
  nftType: z.enum(['IMAGE', 'VIDEO', 'audio']),
  url: z.nullable(z.string()),
  poster: z.nullable(z.string()),
  metadata: z.enum(['queued', 'ready', 'bad']),
})
export type Pledge = z.output<typeof pledge>

export const pledges = route({
  service: 'app',
  method: 'GET',
  path: '/pledges',
  summary:
    'Pledged tokens: held ones and those that anyone can redeem by the end of the redemption period, redeemed ones newest first',
  query: z.object({
    chainId,
    state: z._default(z.enum(['held', 'expired', 'redeemed']), 'held'),
    from: z.optional(address),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The previous page's `next`; absent for the first page. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,16}$/))),
  }),
  data: z.object({ list: z.array(pledge), next: z.nullable(z.string()) }),
})

export const pledgeOfNft = route({
  service: 'app',
  method: 'GET',
  path: '/pledges/nfts/:nftId',
  summary: 'The latest pledge of a token, and whether an account can redeem it, or why not',
  params: z.object({ nftId }),
  query: z.object({ account: z.optional(address) }),
  data: z.object({
    /** Null if it was never pledged. */
    pledge: z.nullable(pledge),
    /** For the account; null without one, or if the token was never pledged. */
    canRedeem: z.nullable(z.enum(redeemAnswers)),
  }),
})

/** SPEC §3 per-NFT settings, of a collection, and its shares. */
const pledgePool = z.object({
  id: z.string(),
  nftContract: z.string(),
  collectionName: z.string(),
  coin: integer,
  /** The version of the settings, which a pledger signs. */
  version: z.int(),
  isOpen: z.boolean(),
  redeemLimit: z.int(),
  feePercent: z.int(),
  sharesCount: integer,
  discountTime: z.int(),
  discountPrecent: z.int(),
  /** How many tokens are pledged, and where their shares are: with accounts, unclaimed, or kept back for discounts. */
  held: z.int(),
  circulating: integer,
  fees: integer,
  reserved: integer,
})
export type PledgePool = z.output<typeof pledgePool>

export const pledgePools = route({
  service: 'app',
  method: 'GET',
  path: '/pledges/collections',
  summary: 'The collections that have been set up for pledging, with their settings and shares',
  query: z.object({ chainId }),
  data: z.object({
    /** Null while the contract is not indexed. */
    settings: z.nullable(z.object({ contract: z.string(), isPaused: z.boolean(), feeRecipient: z.string() })),
    list: z.array(pledgePool),
  }),
})

const shareTransfer = z.object({
  id: z.string(),
  nftContract: z.string(),
  collectionName: z.string(),
  from: z.string(),
  to: z.string(),
  amount: integer,
  at: z.int(),
  txHash: z.string(),
  order: z.int(),
})
export type ShareTransfer = z.output<typeof shareTransfer>

const heldShares = z.object({
  nftContract: z.string(),
  collectionName: z.string(),
  coin: integer,
  amount: integer,
})
export type HeldShares = z.output<typeof heldShares>

export const sharesOf = route({
  service: 'app',
  method: 'GET',
  path: '/pledges/shares/:account',
  summary: 'The shares that an account holds, and how they came and went, newest first',
  params: z.object({ account: address }),
  query: z.object({
    chainId,
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The `order` of the last transfer of the page before; absent for the first. */
    before: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({
    held: z.array(heldShares),
    transfers: z.array(shareTransfer),
    next: z.nullable(z.int()),
  }),
})
