import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

/** What the ledger on chain holds for an account; public, as on the chain itself. */
export const creditsOf = route({
  service: 'app',
  method: 'GET',
  path: '/credits/:account',
  summary: 'What an address can withdraw, in each coin',
  params: z.object({ account: address }),
  query: z.object({ chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)) }),
  data: z.object({ list: z.array(z.object({ coin: z.string(), amount: integer })) }),
})
