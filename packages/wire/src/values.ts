import { parseAddress } from '@mofu/domain/address'
import * as z from 'zod/mini'

/** An address in any case, read as lower case. */
export const address = z.pipe(
  z
    .string()
    .check(z.refine((text) => parseAddress(text) !== undefined, 'must be 0x and 40 hexadecimal digits')),
  z.transform((text) => text.toLowerCase()),
)

/** A 256-bit integer as decimal digits: JSON numbers would lose its end. */
export const integer = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/, 'must be decimal digits'))

/** A whole number that also comes as digits, as in a query string. */
export function count(least: number, most: number) {
  return z.coerce.number().check(z.int(), z.gte(least), z.lte(most))
}

/** What a call answers that only does something. */
export const done = z.object({ isDone: z.literal(true) })
