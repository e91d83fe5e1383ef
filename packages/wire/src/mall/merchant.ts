import { isCountry } from '@mofu/domain/mall/countries'
import { goodsLimits, shopLimits } from '@mofu/domain/mall/shop-rules'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { amountUpTo, count, done, integer } from '../values.ts'
import { localText, payoutAddress, payoutProof, shortId } from './values.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const texts = localText.check(
  z.refine((value) => Object.values(value).some((one) => one.trim() !== ''), 'must be said in one language'),
  z.refine((value) => Object.values(value).every((one) => one.length <= shopLimits.text), 'too long'),
)
const fee = amountUpTo(goodsLimits.price)

const rule = z
  .object({
    /** Countries (`JP`), provinces (`r:100`), or `*` for everywhere else. */
    places: z
      .array(z.string().check(z.regex(/^(\*|[A-Z]{2}|r:\d{3,4})$/, 'must be a place')))
      .check(z.minLength(1), z.maxLength(300)),
    firstUnits: count(1, goodsLimits.grams),
    firstFee: fee,
    moreUnits: count(1, goodsLimits.grams),
    moreFee: fee,
    leastDays: count(0, goodsLimits.deliveryDays),
    mostDays: count(0, goodsLimits.deliveryDays),
  })
  .check(z.refine(({ leastDays, mostDays }) => leastDays <= mostDays, 'days must not run backwards'))

const template = z.object({
  id: z.int(),
  name: z.string(),
  unit: z.enum(['piece', 'gram']),
  rules: z.array(rule),
  freeFrom: z.nullable(integer),
})
export type OwnTemplate = z.output<typeof template>

export const merchantDashboard = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/dashboard',
  summary: 'A shop as its staff see it: profile, payout, shipping templates, staff, and low stock',
  body: z.object({ shopId: shortId }),
  data: z.object({
    shopId: z.int(),
    role: z.enum(['owner', 'staff']),
    name: z.string(),
    /** An admin's reason while the shop is suspended. */
    suspendedFor: z.nullable(z.string()),
    about: localText,
    terms: localText,
    email: z.string(),
    logo: z.nullable(z.string()),
    country: z.string(),
    pickupPoint: z.nullable(z.string()),
    feeBps: z.int(),
    payoutAddress: z.string(),
    /** The next payout address, and from when on it applies. */
    nextPayout: z.nullable(z.object({ address: z.string(), from: z.string() })),
    templates: z.array(template),
    people: z.array(
      z.object({
        accountId: z.uuid(),
        /** The e-mail or address they were invited by; empty for members who were not invited. */
        name: z.string(),
        role: z.enum(['owner', 'staff']),
        since: z.string(),
      }),
    ),
    invitations: z.array(z.object({ id: z.uuid(), invitee: z.string(), createdAt: z.string() })),
    lowStock: z.array(
      z.object({
        skuId: z.int(),
        productId: z.int(),
        title: localText,
        choices: z.array(localText),
        available: z.int(),
      }),
    ),
  }),
})
export type MerchantDashboard = z.output<typeof merchantDashboard.data>

export const saveShop = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/saveProfile',
  summary: 'Change the profile of a shop; owners only',
  body: z.object({
    shopId: shortId,
    about: texts,
    terms: texts,
    email: z.email(),
    logo: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
    country: z.string().check(z.refine(isCountry, 'must be a country')),
    pickupPoint: z._default(z.nullable(text(shopLimits.pickupPoint)), null),
  }),
  data: done,
})

export const changePayout = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/changePayout',
  summary:
    'Set the payout address. A new one applies after a day and is announced; the current one cancels a change',
  body: z.object({
    shopId: shortId,
    payoutAddress,
    /** May be omitted when it is the current address. */
    payoutProof: z.optional(payoutProof),
  }),
  data: z.object({ from: z.nullable(z.string()) }),
})

export const saveFreight = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/saveFreight',
  summary: 'Save a shipping template of a shop',
  body: z.object({
    shopId: shortId,
    /** Omitted for a new one. */
    id: z.optional(shortId),
    name: text(shopLimits.name),
    unit: z.enum(['piece', 'gram']),
    rules: z.array(rule).check(z.minLength(1), z.maxLength(goodsLimits.rules)),
    freeFrom: z._default(z.nullable(fee), null),
  }),
  data: z.object({ id: z.int() }),
})

export const removeStaff = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/removeStaff',
  summary: 'Remove a member from the staff of a shop',
  body: z.object({ shopId: shortId, accountId: z.uuid() }),
  data: done,
})
