import { languages } from '@mofu/domain/languages'
import { payoutFault } from '@mofu/domain/payout-address'
import * as z from 'zod/mini'

import { integer } from '../values.ts'

/** A text in the languages its writer gave it. */
export const localText = z.partialRecord(z.enum(languages), z.string())

/** An amount in minor units of a currency: cents. */
export const price = z.object({ amount: integer, currency: z.string() })

/** Products, SKUs and shops have short numeric ids. */
export const shortId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))

/** A payout address, parsed into lower case: no zero address, and no wrong checksum. */
export const payoutAddress = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => payoutFault(text) === undefined, 'must be an address without a wrong character'),
    ),
  z.transform((text) => text.toLowerCase()),
)

/** One of our messages (`walletNonce`), signed by the wallet of the payout address. */
export const payoutProof = z.object({
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  signature: z.string().check(z.regex(/^0x([0-9a-fA-F]{2}){1,8192}$/, 'must be hexadecimal bytes')),
})
