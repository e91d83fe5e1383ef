import { keyRoles } from '@mofu/domain/key-roles'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { integer } from '../values.ts'

const chain = z.object({
  chainId: z.int(),
  /** The newest block by the node's answer; null while it does not answer. */
  head: z.nullable(z.int()),
  indexedBlock: z.int(),
  finalBlock: z.int(),
  /** How many blocks the read model is behind; null while the head is unknown. */
  lag: z.nullable(z.int()),
  /** When the read model last advanced, in milliseconds. */
  indexedAt: z.int(),
  /** Whether a block that we took for final is no longer on the chain. */
  isFinalityBroken: z.boolean(),
  state: z.enum(['ok', 'late', 'silent', 'broken']),
})

const queue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  /** Since when the job that is due for the longest time waits, in seconds; null where none is due. */
  oldestDueAt: z.nullable(z.int()),
})

const key = z.object({
  chainId: z.int(),
  role: z.enum(keyRoles),
  address: z.string(),
  /** In the smallest unit of the chain's native coin. */
  balance: integer,
  /** What it should hold at least; 0 where it needs nothing. */
  least: integer,
  isLow: z.boolean(),
  /** In seconds. */
  sampledAt: z.int(),
})

export const systemStatus = route({
  service: 'app',
  method: 'GET',
  path: '/status',
  summary:
    'For admins: every chain with its lag, balances of our keys, every queue with its size, dead letters and open alerts',
  data: z.object({
    chains: z.array(chain),
    keys: z.array(key),
    queues: z.array(queue),
    deadLetters: z.int(),
    alerts: z.int(),
  }),
})
