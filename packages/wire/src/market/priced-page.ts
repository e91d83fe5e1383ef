import { limits } from '@mofu/domain/limits'
import * as z from 'zod/mini'

import { count, integer } from '../values.ts'

/** A price with the symbol and decimals of its coin. */
export const priced = z.object({
  price: integer,
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
})
export type Priced = z.output<typeof priced>

export const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))

export const page = {
  pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
  /** The cursor of the previous page; absent for the first. */
  cursor: z.optional(z.string().check(z.maxLength(40))),
}

export const next = z.nullable(z.string())
