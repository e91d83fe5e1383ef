import * as z from 'zod/mini'

import { route } from '../../route.ts'
import { done } from '../../values.ts'
import { shortId } from '../values.ts'

export const inviteStaff = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/inviteStaff',
  summary: 'Invite somebody to the staff of an open shop. Same response whether they have an account or not',
  body: z.object({
    shopId: shortId,
    /** A wallet's address or an e-mail. */
    invitee: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  }),
  data: done,
})

export const cancelInvitation = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/cancelInvitation',
  summary: 'Withdraw an invitation of one’s own shop',
  body: z.object({ shopId: shortId, id: z.uuid() }),
  data: done,
})

export const myInvitations = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/myInvitations',
  summary: 'Shops that invite the caller to their staff',
  data: z.object({
    list: z.array(z.object({ id: z.uuid(), shopId: z.int(), shopName: z.string(), createdAt: z.string() })),
  }),
})

export const answerInvitation = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/answerInvitation',
  summary: 'Accept or decline an invitation to the staff of a shop',
  body: z.object({ id: z.uuid(), isAccepted: z.boolean() }),
  data: done,
})
