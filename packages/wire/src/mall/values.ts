import { languages } from '@mofu/domain/languages'
import * as z from 'zod/mini'

import { integer } from '../values.ts'

/** A text in the languages its writer gave it. */
export const localText = z.partialRecord(z.enum(languages), z.string())

/** An amount in minor units of a currency: cents. */
export const price = z.object({ amount: integer, currency: z.string() })

/** Products, SKUs and shops have short numbers. */
export const shortId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))
