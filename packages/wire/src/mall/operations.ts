import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, reason } from '../values.ts'

export const retryOperations = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/retryOperations',
  summary: 'Queue the refunds and payouts of a chain that were given up again, with a reason',
  body: z.object({ chainId: count(1, Number.MAX_SAFE_INTEGER), reason }),
  data: z.object({ count: z.int() }),
})
