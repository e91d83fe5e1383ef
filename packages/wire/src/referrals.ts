import * as z from 'zod/mini'

import { route } from './route.ts'
import { address } from './values.ts'

/** SPEC §7: a number, bound when above 0. */
export const referralStatus = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/referral/checkStatus/:x',
  summary: 'Whether the address of the session has an inviter: above 0 when it has',
  params: z.object({ x: address }),
  data: z.int(),
})

/** SPEC makes it a GET. It requires a bearer token, so no link or picture can trigger it. */
export const referralBind = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/referral/bind/:a/:b',
  summary: 'Bind the address of the session (a) to the owner of an invite code (b)',
  params: z.object({ a: address, b: z.string().check(z.maxLength(64)) }),
  data: z.object({ inviterCode: z.string() }),
})
