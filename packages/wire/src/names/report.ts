import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, integer } from '../values.ts'

/** Amounts of two coins are never added. */
const coinSum = z.object({
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  count: z.int(),
  amount: integer,
})
export type CoinSum = z.output<typeof coinSum>

/** One day (UTC), by its start. */
const day = z.object({
  at: z.int(),
  registered: z.int(),
  renewed: z.int(),
  /** For registrations and renewals. */
  paid: z.array(coinSum),
  /** On the market. */
  sold: z.array(coinSum),
})
export type NameReportDay = z.output<typeof day>

export const fnsReport = route({
  service: 'v2',
  method: 'GET',
  path: '/FnsReport/CollectionData/:x',
  summary: 'Registrations, renewals and sales of names by day, how many there are, and who holds them',
  params: z.object({ x: z.string().check(z.maxLength(80)) }),
  query: z.object({ days: z._default(count(1, limits.reportDaysMost), limits.reportDays) }),
  data: z.object({
    collection: z.object({ id: z.string(), contract: z.string(), name: z.string() }),
    days: z.int(),
    /** Names by state now, and the accounts that hold them. */
    live: z.int(),
    grace: z.int(),
    /** Live names that end within 90 days. */
    ending: z.int(),
    holderCount: z.int(),
    /** Live names by their length: three, four, and five or more characters. */
    lengths: z.object({ three: z.int(), four: z.int(), longer: z.int() }),
    paid: z.array(coinSum),
    sold: z.array(coinSum),
    /** Every day of the period, oldest first. */
    byDay: z.array(day),
    /** How many accounts hold this number of names. */
    holders: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), accounts: z.int() })),
  }),
})
