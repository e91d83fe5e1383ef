import * as z from 'zod/mini'

import { box } from '../boxes.ts'
import { route } from '../route.ts'
import { count, integer } from '../values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))

export const boxSettings = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/settings',
  summary: 'What applies to all boxes of a chain; null while none is deployed',
  query: z.object({ chainId }),
  data: z.object({
    settings: z.nullable(
      z.object({
        isPaused: z.boolean(),
        /** The platform fee of runs published from now on, in basis points. */
        feeRate: z.int(),
        /** The fewest NFTs a box can be published with. */
        minSize: z.int(),
        /** The longest run, in seconds. */
        maxDuration: z.int(),
        coins: z.array(
          z.object({
            coin: z.string(),
            symbol: z.string(),
            decimals: z.int(),
            /** The lowest and the highest price of a draw; 0 is no limit. */
            floor: integer,
            ceiling: integer,
          }),
        ),
      }),
    ),
  }),
})

const managedBox = z.extend(box, { isOwner: z.boolean() })

export const myBoxes = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/mine',
  summary: 'The boxes that the caller owns or is a collaborator of, newest first',
  query: z.object({ chainId }),
  data: z.object({ list: z.array(managedBox) }),
})

const coinSales = z.object({
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** Draws that were decided, that are pending, and that were refunded. */
  draws: z.int(),
  pending: z.int(),
  refunded: z.int(),
  /** Paid for decided draws, and how it was split. */
  revenue: integer,
  proceeds: integer,
  commission: integer,
  fee: integer,
  /** Already claimed of commission and fee. */
  claimedCommission: integer,
  claimedFee: integer,
})
export type CoinSales = z.output<typeof coinSales>

/** Decided draws by the day they were paid on: seconds since 1970 at its beginning, UTC. */
const daySales = z.object({
  day: z.int(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  draws: z.int(),
  revenue: integer,
})

export const boxReport = route({
  service: 'app',
  method: 'GET',
  path: '/boxes/:number/report',
  summary: 'The sales of a box by coin and by day, for its owner and collaborators',
  params: z.object({ number: count(1, 2_147_483_647) }),
  query: z.object({ chainId }),
  data: z.object({ coins: z.array(coinSales), days: z.array(daySales) }),
})
