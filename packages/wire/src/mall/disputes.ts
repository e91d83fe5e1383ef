import { requestKinds, rulings } from '@mofu/domain/mall/request-rules'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { done, integer } from '../values.ts'

const words = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

export const disputeRequest = route({
  service: 'mall',
  method: 'POST',
  path: '/order/dispute',
  summary: 'Escalate to an admin: about a refusal, or about returned goods',
  body: z.object({ requestId: z.uuid(), reason: words(3, 500) }),
  data: done,
})

const dispute = z.object({
  requestId: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  shopName: z.string(),
  kind: z.enum(requestKinds),
  /** Minor units of the requested refund. */
  amount: integer,
  currency: z.string(),
  reason: z.string(),
  disputedAt: z.string(),
  actBy: z.string(),
})

export const disputes = route({
  service: 'mall',
  method: 'GET',
  path: '/admin/disputes',
  summary: 'Requests that wait for an admin, the longest-waiting first',
  data: z.object({ count: z.int(), list: z.array(dispute) }),
})

export const proposeRuling = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/proposeRuling',
  summary:
    'Propose how a dispute is decided, which another admin confirms: refund now, refund once the goods are back, or no refund',
  body: z.object({
    requestId: z.uuid(),
    /** Which dispute is decided: a return can be disputed again later. */
    disputedAt: z.string().check(z.maxLength(40)),
    ruling: z.enum(rulings),
    /** Visible to both sides and every admin. */
    reason: words(3, 500),
    /** The return address; required for a return. */
    returnAddress: z._default(words(0, 300), ''),
  }),
  data: z.object({ proposalId: z.int() }),
})
