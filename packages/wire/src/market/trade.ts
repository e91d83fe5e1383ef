import * as z from 'zod/mini'

import { activity, nft } from '../market.ts'
import { route } from '../route.ts'
import { address, integer } from '../values.ts'
import { collectionOffer } from './collection-offers.ts'
import { chainId, next, page, priced } from './priced-page.ts'

/**
 * An ask and its state: `open` can be bought between start and end; `unapproved` waits for the market's approval;
 * `dormant` ended for good when the token left its seller.
 */
export const ask = z.extend(priced, {
  id: z.string(),
  nftId: z.string(),
  seller: z.string(),
  startAt: z.int(),
  endAt: z.int(),
  listedAt: z.int(),
  status: z.enum(['open', 'unapproved', 'dormant', 'cancelled', 'filled']),
})
export type Ask = z.output<typeof ask>

export const bid = z.extend(priced, {
  id: z.string(),
  nftId: z.string(),
  bidder: z.string(),
  endAt: z.int(),
  bidAt: z.int(),
  status: z.enum(['open', 'cancelled', 'accepted']),
})
export type Bid = z.output<typeof bid>

export const sale = z.extend(priced, {
  id: z.string(),
  nftId: z.string(),
  /** Whether an ask was filled, or a bid or a collection offer accepted. */
  kind: z.enum(['ask', 'bid', 'collectionOffer']),
  seller: z.string(),
  buyer: z.string(),
  receiver: z.string(),
  fee: integer,
  creator: z.string(),
  royalty: integer,
  block: z.int(),
  at: z.int(),
  txHash: z.string(),
})
export type Sale = z.output<typeof sale>

const token = z.object({ a: address, b: integer })

export const offersFor = route({
  service: 'app',
  method: 'GET',
  path: '/trade/offers/:id',
  summary: 'The open ask for a token, if any, the bids for it, and the offers for its collection',
  params: z.object({ id: z.string().check(z.maxLength(160)) }),
  /** The bid of this address is listed in any case. */
  query: z.object({ account: z.optional(address) }),
  /** The best bids of each coin: first those that can still be accepted, the best of each coin before the second best. */
  data: z.object({
    ask: z.nullable(ask),
    bids: z.array(bid),
    /** The best open offers for its collection that its holder may accept, ordered in the same way. */
    collectionOffers: z.array(collectionOffer),
  }),
})

export const buyHistory = route({
  service: 'main',
  method: 'GET',
  path: '/open/nft/buyHistory/:a/:b',
  summary: 'Every sale of a token, by contract and token id, newest first',
  params: token,
  query: z.object({ chainId }),
  data: z.object({ list: z.array(sale) }),
})

export const transactions = route({
  service: 'v2',
  method: 'GET',
  path: '/transactions/:a/:b',
  summary: 'The history of a token, by contract and token id, newest first',
  params: token,
  query: z.object({ chainId, ...page }),
  data: z.object({ list: z.array(activity), next }),
})

/** SPEC §3 sold record. Public chain data only; e-mails are served elsewhere, to users who may see them. */
export const soldList = route({
  service: 'v2',
  method: 'GET',
  path: '/soldList/:x',
  summary: 'Sales of an address on the market, newest first',
  params: z.object({ x: address }),
  query: z.object({ chainId, ...page }),
  data: z.object({
    list: z.array(
      z.extend(priced, {
        id: z.string(),
        wallet: z.string(),
        updated: z.int(),
        itemName: z.string(),
        collection: z.string(),
        from: z.string(),
        to: z.string(),
        tokenId: integer,
        nftId: z.string(),
        kind: z.literal('market'),
        txHash: z.string(),
      }),
    ),
    next,
  }),
})

const whose = z.object({ account: address })

export const asksOf = route({
  service: 'app',
  method: 'GET',
  path: '/trade/asks/:account',
  summary: 'Asks of an address, newest first',
  params: whose,
  query: z.object({ chainId, ...page }),
  data: z.object({ list: z.array(z.extend(ask, { nft })), next }),
})

export const bidsOf = route({
  service: 'app',
  method: 'GET',
  path: '/trade/bids/:account',
  summary: 'Bids of an address, newest first',
  params: whose,
  query: z.object({ chainId, ...page }),
  data: z.object({ list: z.array(z.extend(bid, { nft: z.nullable(nft) })), next }),
})

export const offersReceived = route({
  service: 'app',
  method: 'GET',
  path: '/trade/received/:account',
  summary: 'Bids for the tokens of an address, newest first',
  params: whose,
  query: z.object({ chainId, ...page }),
  data: z.object({ list: z.array(z.extend(bid, { nft })), next }),
})

export const activityOf = route({
  service: 'app',
  method: 'GET',
  path: '/trade/activity/:account',
  summary: 'Activity of an address, newest first',
  params: whose,
  query: z.object({ chainId, ...page }),
  data: z.object({ list: z.array(z.extend(activity, { title: z.string() })), next }),
})

export const approvalsOf = route({
  service: 'app',
  method: 'GET',
  path: '/trade/approvals/:account',
  summary: 'Operators that an address has approved for a whole collection',
  params: whose,
  query: z.object({ chainId }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        contract: z.string(),
        collectionName: z.string(),
        operator: z.string(),
        /** How many tokens of the collection the address holds: what the operator could transfer. */
        held: z.int(),
      }),
    ),
  }),
})
