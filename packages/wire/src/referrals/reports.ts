import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, day, integer } from '../values.ts'

const page = {
  chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
  /** The cursor of the previous page; absent for the first. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,16}-[\d-]{1,120}$/, 'must be a cursor of ours'))),
}
const next = z.nullable(z.string())
/** The first and the last day in UTC, both included; without one there is no limit. */
const days = { first: z.optional(day), last: z.optional(day) }
const linesPage = z.object({ ...page, ...days })
const whose = z.object({ x: address })

const kind = z.enum(['market', 'claim'])
const priced = { price: integer, coin: z.string(), symbol: z.string(), decimals: z.int() }

/** SPEC §3 sold record: one token, sold on the market or claimed (minted) in a sale of its collection. */
const soldToken = z.object({
  id: z.string(),
  wallet: z.string(),
  updated: z.int(),
  itemName: z.string(),
  collection: z.string(),
  ...priced,
  from: z.string(),
  to: z.string(),
  tokenId: integer,
  nftId: z.string(),
  kind,
  txHash: z.string(),
  /** Whether its block can no longer be replaced. */
  isFinal: z.boolean(),
})
export type SoldToken = z.output<typeof soldToken>

/** The wallet is the buyer's, who was invited. The e-mail is masked for everyone but admins. */
const referralSale = z.extend(soldToken, { email: z.nullable(z.string()) })
export type ReferralSale = z.output<typeof referralSale>

const salesPage = z.object({ list: z.array(referralSale), next })

/** SPEC §3 referral record: an invited account. */
const referredUser = z.object({
  wallet: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** When they were bound. */
  updated: z.string(),
  /** How many accounts they invited themselves. */
  subCount: z.int(),
})
export type ReferredUser = z.output<typeof referredUser>

/** Sums of a coin and a kind; each is the sum of its lines. */
const sold = z.object({
  kind,
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  count: z.int(),
  amount: integer,
})
export type SoldTotal = z.output<typeof sold>

const usersPage = {
  pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
  page: z._default(count(1, 10_000), 1),
}
const users = z.object({ list: z.array(referredUser), total: z.int() })

export const claimSoldList = route({
  service: 'v2',
  method: 'GET',
  path: '/claimSoldList/:x',
  summary: 'Tokens that an address sold by minting, in sales of its collections, newest first',
  params: whose,
  query: z.object(page),
  data: z.object({ list: z.array(soldToken), next }),
})

export const marketReferrals = route({
  service: 'v2',
  method: 'GET',
  path: '/Referral/:x',
  summary: 'What the accounts invited by an address bought on the market, newest first',
  params: whose,
  query: linesPage,
  data: salesPage,
})

export const claimReferrals = route({
  service: 'v2',
  method: 'GET',
  path: '/claimReferral/:x',
  summary: 'What the accounts invited by an address bought by minting, newest first',
  params: whose,
  query: linesPage,
  data: salesPage,
})

export const myReferralUser = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/referral/myReferralUser',
  summary: 'The accounts that the caller invited, newest first',
  query: z.object(usersPage),
  data: users,
})

export const referralSoldList = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/referral/soldList/:x',
  summary: 'Everything that the accounts invited by an address bought, newest first',
  params: whose,
  query: linesPage,
  data: salesPage,
})

export const referralSoldListAdmin = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/referral/soldListAdmin',
  summary:
    'What invited accounts bought, with their inviters, newest first: all for admins, their own tree for leaders',
  query: linesPage,
  data: z.object({ list: z.array(z.extend(referralSale, { inviter: z.nullable(z.string()) })), next }),
})

export const subUserList = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/subUserList/:x',
  summary: 'The accounts that an address invited, newest first',
  params: whose,
  query: z.object(usersPage),
  data: users,
})

export const subUserDetail = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/subUserDetail/:x',
  summary: 'One invited account: who invited it, whom it invited, and what it bought',
  params: whose,
  query: z.object({ chainId: page.chainId }),
  data: z.extend(referredUser, { inviter: z.nullable(z.string()), bought: z.array(sold) }),
})

export const userListWithSub = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/userListWithSub',
  summary:
    'Accounts that invited others, those with the most first: all for admins, their own tree for leaders',
  query: z.object(usersPage),
  data: z.object({
    list: z.array(
      z.object({ wallet: z.nullable(z.string()), email: z.nullable(z.string()), subCount: z.int() }),
    ),
    total: z.int(),
  }),
})

export const sellData = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/sellData',
  summary: 'Totals of what the accounts invited by the caller bought',
  query: z.object({ chainId: page.chainId }),
  data: z.object({ list: z.array(sold) }),
})

export const sellDataBetween = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/sellData/:a/:b',
  summary: 'The same totals from one day to another, both included, in UTC',
  params: z.object({ a: day, b: day }),
  query: z.object({ chainId: page.chainId }),
  data: z.object({ list: z.array(sold) }),
})

export const soldByDay = route({
  service: 'app',
  method: 'GET',
  path: '/referrals/soldByDay',
  summary: 'What the accounts invited by the caller bought in the last days, by day',
  query: z.object({
    chainId: page.chainId,
    days: z._default(count(1, limits.reportDaysMost), limits.reportDays),
  }),
  data: z.object({
    first: day,
    last: day,
    totals: z.array(sold),
    /** Every day of the period (UTC) by its start, oldest first. */
    byDay: z.array(z.object({ at: z.int(), sold: z.array(sold) })),
  }),
})

export const referralExport = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/referral/export',
  summary:
    'The lines of soldList as a CSV file that ends with their number and a SHA-256: of one inviter, or of all that the caller may read',
  query: z.object({
    chainId: page.chainId,
    /** The inviter. Without one: the caller, for leaders their tree, for admins everyone. */
    wallet: z.optional(address),
    kind: z.optional(kind),
    ...days,
  }),
  data: z.string(),
})
