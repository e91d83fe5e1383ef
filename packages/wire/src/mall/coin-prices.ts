import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, integer } from '../values.ts'

export const coinPrices = route({
  service: 'app',
  method: 'GET',
  path: '/coinPrices',
  summary: 'The prices in US dollars of the coins that have a price feed on a chain',
  query: z.object({ chainId: count(1, Number.MAX_SAFE_INTEGER) }),
  data: z.object({
    list: z.array(
      z.object({
        coin: z.string(),
        /** The price of one whole coin: `answer` with this many decimals. */
        answer: integer,
        decimals: z.int(),
      }),
    ),
  }),
})
