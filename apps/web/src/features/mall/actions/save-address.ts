import * as wire from '@mofu/wire/mall/addresses'

import { callSigned } from '../../../api/call.ts'

export type AddressFields = {
  name: string
  phone: string
  country: string
  regions: string[]
  postalCode: string
  address: string
}

/** Adds or updates an address; returns its id. */
export async function saveAddress(id: string | undefined, fields: AddressFields): Promise<string> {
  if (id === undefined) return (await callSigned(wire.addAddress, { body: fields })).data.id
  await callSigned(wire.editAddress, { body: { id, ...fields } })
  return id
}

export async function deleteAddress(id: string): Promise<void> {
  await callSigned(wire.deleteAddress, { body: { id } })
}

export async function setDefaultAddress(id: string): Promise<void> {
  await callSigned(wire.setDefaultAddress, { body: { id } })
}
