import * as wire from '@mofu/wire/mall/addresses'

import { callSigned } from '../../../session/call.ts'

export type AddressFields = {
  name: string
  phone: string
  country: string
  regions: string[]
  postalCode: string
  address: string
}

export async function saveAddress(id: string | undefined, fields: AddressFields): Promise<void> {
  await (id === undefined
    ? callSigned(wire.addAddress, { body: fields })
    : callSigned(wire.editAddress, { body: { id, ...fields } }))
}

export async function deleteAddress(id: string): Promise<void> {
  await callSigned(wire.deleteAddress, { body: { id } })
}

export async function setDefaultAddress(id: string): Promise<void> {
  await callSigned(wire.setDefaultAddress, { body: { id } })
}
