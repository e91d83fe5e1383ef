import * as z from 'zod/mini'

import { machine } from '../gacha.ts'
import { route } from '../route.ts'
import { address, count, integer } from '../values.ts'

/** A machine with its sales. Amounts are in its coin. */
const managedMachine = z.extend(machine, {
  /** Pulls that were decided, and what was paid for them. */
  revealed: z.int(),
  revenue: integer,
  /** Paid for pulls that are pending. */
  waiting: integer,
  /** When the oldest pending pull was paid; null while none is. */
  waitingSince: z.nullable(z.int()),
  refunded: integer,
  /** Pets redeemed, what that paid to their holders, and the fee of it. */
  redeemed: z.int(),
  redeemedAmount: integer,
  redeemFees: integer,
})
export type ManagedMachine = z.output<typeof managedMachine>

export const gachaReport = route({
  service: 'app',
  method: 'GET',
  path: '/gacha/report',
  summary: 'The machines of a gacha contract with their sales, for admins',
  query: z.object({
    contractAddress: address,
    chainId: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({
    isPaused: z.boolean(),
    /** Whether no machine can be created any more. */
    isCreationEnded: z.boolean(),
    list: z.array(managedMachine),
  }),
})
