import { addressLimits } from '@mofu/domain/mall/address'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { done } from '../values.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const id = z.uuid()

/** SPEC §3 shipping address, and its parts. */
export const shippingAddress = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The full address on one line. */
  address: z.string(),
  isDefault: z.boolean(),
  country: z.string(),
  regions: z.array(z.string()),
  postalCode: z.string(),
  line: z.string(),
})
export type ShippingAddress = z.output<typeof shippingAddress>

/** SPEC §5 requires name, phone and address. Without a country, the phone's country is used. */
const written = {
  name: text(addressLimits.name),
  phone: text(addressLimits.phone),
  /** Street and number, or the whole address where there are no regions. */
  address: text(addressLimits.line),
  country: z.optional(text(2)),
  regions: z._default(z.array(text(5)).check(z.maxLength(3)), []),
  postalCode: z._default(text(addressLimits.postalCode), ''),
  isDefault: z._default(z.boolean(), false),
}

export const addressList = route({
  service: 'mall',
  method: 'POST',
  path: '/shippingAddress/list',
  summary: 'The caller’s addresses, the default first',
  data: z.object({ list: z.array(shippingAddress) }),
})

export const addAddress = route({
  service: 'mall',
  method: 'POST',
  path: '/shippingAddress/add',
  summary: 'Add an address; the first becomes the default',
  body: z.object(written),
  data: shippingAddress,
})

export const editAddress = route({
  service: 'mall',
  method: 'POST',
  path: '/shippingAddress/edit',
  summary: 'Change an address',
  body: z.object({ id, ...written }),
  data: shippingAddress,
})

/** SPEC spells it so. */
export const deleteAddress = route({
  service: 'mall',
  method: 'POST',
  path: '/shippingAddress/dele',
  summary: 'Delete an address; orders keep their own copy',
  body: z.object({ id }),
  data: done,
})

export const setDefaultAddress = route({
  service: 'mall',
  method: 'POST',
  path: '/shippingAddress/setDefault',
  summary: 'Make an address the default',
  body: z.object({ id }),
  data: done,
})

export const japanPostal = route({
  service: 'mall',
  method: 'GET',
  path: '/shippingAddress/japanPostal',
  summary: 'The place of a Japanese postal code',
  query: z.object({ code: z.string().check(z.regex(/^\d{7}$/)) }),
  data: z.object({ list: z.array(z.string()) }),
})
