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

/** An amount in the smallest unit, up to a limit. One rule: a second one would read digits that the first has refused. */
export function amountUpTo(most: bigint) {
  return z
    .string()
    .check(
      z.refine(
        (digits) => /^(0|[1-9]\d{0,77})$/.test(digits) && BigInt(digits) <= most,
        `must be digits, at most ${most}`,
      ),
    )
}

/** A whole number that also comes as digits, as in a query string. */
export function count(least: number, most: number) {
  return z.coerce.number().check(z.int(), z.gte(least), z.lte(most))
}

/** Whether every text inside of a value can be stored: no NUL, no half of a surrogate pair, neither in names nor in values. */
export function isStorable(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const one = open.pop()
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return false
    // The bytes of a file are no text. One by one, because a call takes only so many arguments.
    if (typeof one !== 'object' || one === null || ArrayBuffer.isView(one)) continue
    for (const [name, inside] of Object.entries(one)) open.push(name, inside)
  }
  return true
}

/** What a call answers that only does something. */
export const done = z.object({ isDone: z.literal(true) })
