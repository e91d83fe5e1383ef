import { parseAddress } from '@mofu/domain/address'
import * as z from 'zod/mini'

/** An address in any case, parsed into lower case. */
export const address = z.pipe(
  z
    .string()
    .check(z.refine((text) => parseAddress(text) !== undefined, 'must be 0x and 40 hexadecimal digits')),
  z.transform((text) => text.toLowerCase()),
)

/** A 256-bit integer as decimal digits: a JSON number would lose precision. */
export const integer = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/, 'must be decimal digits'))

/** A day that the database can count from: `z.iso.date` alone accepts the year 0. */
export const day = z.iso
  .date()
  .check(z.refine((text) => Number(text.slice(0, 4)) >= 2000, 'must not be before the year 2000'))

/** Why an admin does something: every admin reads it later in the audit log. */
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

/** An amount in the smallest unit, up to a limit. One rule: a second one would parse digits that the first has refused. */
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

/** An integer that may also come as digits, as in a query string. */
export function count(least: number, most: number) {
  return z.coerce.number().check(z.int(), z.gte(least), z.lte(most))
}

/** Whether every string inside a value, keys included, can be stored: no NUL and no lone surrogate. */
export function isStorable(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const one = open.pop()
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return false
    // File bytes are no text. Checked one by one, because a call accepts a limited number of arguments.
    if (typeof one !== 'object' || one === null || ArrayBuffer.isView(one)) continue
    for (const [name, inside] of Object.entries(one)) open.push(name, inside)
  }
  return true
}

/** The response of a call that returns no data. */
export const done = z.object({ isDone: z.literal(true) })
