import { pinFaults } from '@mofu/domain/pinning'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { reason } from '../values.ts'

export const pinningState = route({
  service: 'app',
  method: 'GET',
  path: '/uploads/pinning',
  summary: 'How many stored files are pinned on the platform’s IPFS node, and what failed',
  data: z.object({
    /** The node's host; null where none is configured and files are only in our own store. */
    node: z.nullable(z.string()),
    files: z.int(),
    bytes: z.int(),
    pinned: z.int(),
    failing: z.int(),
    lastPinnedAt: z.nullable(z.int()),
    failed: z.array(
      z.object({ cid: z.string(), fault: z.enum(pinFaults), attempts: z.int(), nextTryAt: z.int() }),
    ),
  }),
})

export const pinAgain = route({
  service: 'app',
  method: 'POST',
  path: '/uploads/pinning/again',
  summary: 'Retry all failed pins now, with a reason',
  body: z.object({ reason }),
  data: z.object({ count: z.int() }),
})
