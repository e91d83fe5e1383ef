import type { Language } from '@mofu/domain/languages'
import * as z from 'zod/mini'

import { integer } from '../values.ts'

/** A text in the languages its writer gave it. */
export const localText = z.object({
  en: z.optional(z.string()),
  tc: z.optional(z.string()),
  jp: z.optional(z.string()),
} satisfies Record<Language, unknown>)

/** An amount in minor units of a currency: cents. */
export const price = z.object({ amount: integer, currency: z.string() })

/** Products, SKUs and shops have short numbers. */
export const shortId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))
