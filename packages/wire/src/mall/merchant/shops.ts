import { isCountry } from '@mofu/domain/mall/countries'
import { shopLimits } from '@mofu/domain/mall/shop-rules'
import { isPlainLine } from '@mofu/domain/plain-text'
import * as z from 'zod/mini'

import { route } from '../../route.ts'
import { done } from '../../values.ts'
import { localText, payoutAddress, payoutProof, shortId } from '../values.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const texts = localText.check(
  z.refine((value) => Object.values(value).some((one) => one.trim() !== ''), 'must be said in one language'),
  z.refine((value) => Object.values(value).every((one) => one.length <= shopLimits.text), 'too long'),
)

export const createShop = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/CreateShop',
  summary: 'Apply for a shop; an admin decides',
  body: z.object({
    name: text(shopLimits.name).check(z.refine(isPlainLine, 'must be one line')),
    about: texts,
    terms: texts,
    email: z.email(),
    country: z.string().check(z.refine(isCountry, 'must be a country')),
    pickupPoint: z._default(z.nullable(text(shopLimits.pickupPoint)), null),
    /** Where the proceeds of sales go. */
    payoutAddress,
    payoutProof,
  }),
  data: z.object({ Id: z.int(), status: z.literal('pending') }),
})

const status = z.enum(['pending', 'open', 'rejected', 'suspended'])

export const myShops = route({
  service: 'mall',
  method: 'POST',
  path: '/shop/MyShops',
  summary: 'The shops the caller acts for, and the state of their applications',
  data: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        status,
        role: z.enum(['owner', 'staff']),
        reviewReason: z.nullable(z.string()),
        createdAt: z.string(),
      }),
    ),
  }),
})

export const shopApplications = route({
  service: 'app',
  method: 'GET',
  path: '/mall/shopApplications',
  summary: 'Shops that wait for an admin’s decision, oldest first',
  data: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        about: localText,
        terms: localText,
        email: z.string(),
        country: z.string(),
        pickupPoint: z.nullable(z.string()),
        payoutAddress: z.string(),
        owner: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
})
export type ShopApplication = z.output<typeof shopApplications.data>['list'][number]

export const reviewShop = route({
  service: 'app',
  method: 'POST',
  path: '/mall/reviewShop',
  summary: 'Open a shop, or refuse it with a reason',
  body: z.object({ id: shortId, isApproved: z.boolean(), reason: text(shopLimits.reason) }),
  data: done,
})
