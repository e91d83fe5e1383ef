import { shopLimits } from '@mofu/domain/mall/shop-rules'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { done } from '../values.ts'
import { localText, shortId } from './values.ts'

/** Why an admin decides: in the audit log, and in the notification of the shop's owner. */
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(shopLimits.reason))
const decision = z.object({ id: shortId, reason })

const moderatedShop = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(['pending', 'open', 'rejected', 'suspended']),
  country: z.string(),
  /** The owner's address or e-mail. */
  owner: z.string(),
  /** How many products can be bought now. */
  listed: z.int(),
  /** The reason of an admin's last decision. */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
})
export type ModeratedShop = z.output<typeof moderatedShop>

export const moderatedShops = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/shops',
  summary: 'All shops with their status, newest first: by name, number, or the owner’s address or e-mail',
  body: z.object({
    text: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    status: z.optional(moderatedShop.shape.status),
    /** The last shop of the previous page. */
    before: z.optional(shortId),
  }),
  data: z.object({ list: z.array(moderatedShop), next: z.nullable(z.int()) }),
})

const moderatedProduct = z.object({
  id: z.int(),
  title: localText,
  picture: z.nullable(z.string()),
  status: z.enum(['draft', 'listed', 'unlisted', 'held']),
  /** Why an admin took it down; null for one that is held because its shop is suspended. */
  takedownReason: z.nullable(z.string()),
})
export type ModeratedProduct = z.output<typeof moderatedProduct>

export const moderatedProducts = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/shopProducts',
  summary: 'The products of a shop with their status, newest first',
  body: z.object({ shopId: shortId, before: z.optional(shortId) }),
  data: z.object({ list: z.array(moderatedProduct), next: z.nullable(z.int()) }),
})

export const suspendShop = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/suspendShop',
  summary:
    'Suspend a shop: nothing of it is shown or sold. What was paid still ships, is refunded and paid out',
  body: decision,
  data: done,
})

export const reinstateShop = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/reinstateShop',
  summary: 'Reinstate a suspended shop, without the products that were taken down or unlisted',
  body: decision,
  data: done,
})

export const takeDownProduct = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/takeDownProduct',
  summary: 'Take a product down: it is not shown or sold, whatever its shop does',
  body: decision,
  data: done,
})

export const restoreProduct = route({
  service: 'mall',
  method: 'POST',
  path: '/admin/restoreProduct',
  summary: 'Restore a product that was taken down to the status its shop wants',
  body: decision,
  data: done,
})
