import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const days = count(1, limits.reportDaysMost)

/** Sales in one coin. Amounts of two coins are never added. */
const traded = z.object({
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  sales: z.int(),
  volume: integer,
})
export type Traded = z.output<typeof traded>

/** One day (UTC), by its start. A day without sales has no coins. */
const day = z.object({ at: z.int(), traded: z.array(traded) })
export type ReportDay = z.output<typeof day>

const ranked = z.object({
  id: z.string(),
  contract: z.string(),
  name: z.string(),
  nftCount: z.int(),
  holderCount: z.int(),
  traded: z.array(traded),
})
export type RankedCollection = z.output<typeof ranked>

const marketReport = z.object({
  days: z.int(),
  traded: z.array(traded),
  byDay: z.array(day),
  /** Best-selling first. */
  collections: z.array(ranked),
})

const collectionReport = z.object({
  collection: ranked,
  days: z.int(),
  /** Every day of the period, oldest first, with the count of each event. */
  byDay: z.array(
    z.extend(day, {
      mints: z.int(),
      transfers: z.int(),
      listed: z.int(),
      unlisted: z.int(),
      bids: z.int(),
    }),
  ),
  /** The share of volume that was traded back and forth between the same two accounts: it says little about the market. */
  roundTrips: z.array(traded),
  /** How many accounts hold this number of tokens. */
  holders: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), accounts: z.int() })),
})

export const indexDataAll = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/indexData/all',
  summary: 'Sales of the whole market in the last 30 days, by day and by collection',
  query: z.object({ chainId }),
  data: marketReport,
})

export const indexDataAllDays = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/indexData/all/:x',
  summary: 'The same for the last x days',
  params: z.object({ x: days }),
  query: z.object({ chainId }),
  data: marketReport,
})

export const indexDataOf = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/indexData/:nftAddress',
  summary: 'Activity of a collection in the last 30 days',
  params: z.object({ nftAddress: address }),
  query: z.object({ chainId }),
  data: collectionReport,
})

export const collectionData = route({
  service: 'v2',
  method: 'GET',
  path: '/nftData/CollectionData/:x',
  summary: 'Activity of a collection by day, and the distribution of its holders',
  params: z.object({ x: z.string().check(z.maxLength(80)) }),
  query: z.object({ days: z._default(days, limits.reportDays) }),
  data: collectionReport,
})
