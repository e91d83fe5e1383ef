import { proposalKinds, proposalStates } from '@mofu/domain/proposals'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done, reason } from '../values.ts'

const id = count(1, Number.MAX_SAFE_INTEGER)

export const proposals = route({
  service: 'app',
  method: 'GET',
  path: '/proposals',
  summary: 'What waits for a second admin, or what became of it: for admins all of it, otherwise one’s own',
  query: z.object({
    state: z._default(z.enum(proposalStates), 'proposed'),
    before: z.optional(id),
    pageSize: z._default(count(1, 100), 50),
  }),
  data: z.object({
    /** How many are open. */
    count: z.int(),
    list: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(proposalKinds),
        /** What it decides, as in the audit log. */
        subject: z.string(),
        /** What is decided, and the facts as they were when it was proposed. */
        parameters: z.record(z.string(), z.string()),
        reason: z.string(),
        /** The wallets, and whether the first one is the caller's. */
        proposer: z.string(),
        ender: z.nullable(z.string()),
        isOwn: z.boolean(),
        proposedAt: z.string(),
        /** Until when it can be confirmed. */
        endsAt: z.string(),
        state: z.enum(proposalStates),
        endedAt: z.nullable(z.string()),
        endReason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.int()),
  }),
})

export const confirmProposal = route({
  service: 'app',
  method: 'POST',
  path: '/proposals/confirm',
  summary: 'Confirm what another admin has proposed: it happens at once, if it is still possible',
  body: z.object({ id }),
  data: done,
})

export const withdrawProposal = route({
  service: 'app',
  method: 'POST',
  path: '/proposals/withdraw',
  summary: 'Take back one’s own proposal, or decline one as an admin, with a reason',
  body: z.object({ id, reason }),
  data: done,
})
