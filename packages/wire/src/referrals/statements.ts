import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count } from '../values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const statement = z.object({
  month,
  /** The Merkle root of the month's lines (RFC 6962, SHA-256), and how many lines all referrers have in it. */
  root: hash,
  size: z.int(),
  closedAt: z.string(),
})
export type ReferralStatement = z.output<typeof statement>

/** Public: everyone sees the same roots, so nobody can be given a root of their own. */
export const referralStatements = route({
  service: 'app',
  method: 'GET',
  path: '/referrals/statements',
  summary: 'The closed months of referral sales with their Merkle roots, newest first',
  query: z.object({ chainId }),
  data: z.object({ list: z.array(statement) }),
})

export const ownStatement = route({
  service: 'app',
  method: 'GET',
  path: '/referrals/statements/:month',
  summary: 'The caller’s lines in the statement of a month, each with its path to the root',
  params: z.object({ month }),
  query: z.object({
    chainId,
    /** The place of the last line of the previous page. */
    after: z.optional(count(0, Number.MAX_SAFE_INTEGER)),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageMost),
  }),
  data: z.object({
    ...statement.shape,
    lines: z.array(z.object({ place: z.int(), line: z.string(), path: z.array(hash) })),
    next: z.nullable(z.int()),
  }),
})
