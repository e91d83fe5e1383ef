import { pinFaults } from '@mofu/domain/pinning'
import * as z from 'zod/mini'

import { route } from '../route.ts'

export const pinningState = route({
  service: 'app',
  method: 'GET',
  path: '/uploads/pinning',
  summary: 'How many of the files we keep the house’s IPFS node holds, too, and what failed',
  data: z.object({
    /** The node's host; null where none is set up and files lie in our own store alone. */
    node: z.nullable(z.string()),
    files: z.int(),
    bytes: z.int(),
    pinned: z.int(),
    failing: z.int(),
    lastPinnedAt: z.nullable(z.int()),
    failed: z.array(
      z.object({ cid: z.string(), fault: z.enum(pinFaults), tries: z.int(), nextTryAt: z.int() }),
    ),
  }),
})

export const pinAgain = route({
  service: 'app',
  method: 'POST',
  path: '/uploads/pinning/again',
  summary: 'Have the files that could not be pinned tried at once',
  data: z.object({ count: z.int() }),
})
