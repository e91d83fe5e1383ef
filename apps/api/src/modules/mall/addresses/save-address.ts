import { DomainError } from '@mofu/domain/domain-error'
import { addressFault, addressLimits, addressText } from '@mofu/domain/mall/address'

import { readPhone } from './read-phone.ts'

export type Address = {
  id: string
  name: string
  phone: string
  country: string
  regions: string[]
  postalCode: string
  line: string
  address: string
  isDefault: boolean
}

export type Written = {
  name: string
  phone: string
  country: string | undefined
  regions: string[]
  postalCode: string
  line: string
  isDefault: boolean
}

type Row = Omit<Address, 'id'>

/** Every call names the account: another one's address is as if it were not there. */
export type AddressStore = {
  list(accountId: string): Promise<Address[]>
  /** `full` when no more fit. The first one is the default, whatever it says. */
  add(accountId: string, row: Row): Promise<Address | 'full'>
  edit(accountId: string, id: string, row: Row): Promise<Address | undefined>
  /** The newest of the others becomes the default when the default goes. */
  remove(accountId: string, id: string): Promise<boolean>
  setDefault(accountId: string, id: string): Promise<boolean>
}

type World = { store: AddressStore }

export async function addAddress({ store }: World, accountId: string, written: Written): Promise<Address> {
  const added = await store.add(accountId, rowOf(written))
  if (added === 'full') throw new DomainError('mall.addresses_full', { most: addressLimits.each })
  return added
}

export async function editAddress(
  { store }: World,
  accountId: string,
  id: string,
  written: Written,
): Promise<Address> {
  const edited = await store.edit(accountId, id, rowOf(written))
  if (!edited) throw new DomainError('mall.address_not_found', { id })
  return edited
}

export async function removeAddress({ store }: World, accountId: string, id: string): Promise<void> {
  if (!(await store.remove(accountId, id))) throw new DomainError('mall.address_not_found', { id })
}

export async function chooseDefault({ store }: World, accountId: string, id: string): Promise<void> {
  if (!(await store.setDefault(accountId, id))) throw new DomainError('mall.address_not_found', { id })
}

function rowOf({ name, phone, country, regions, postalCode, line, isDefault }: Written): Row {
  const read = readPhone(phone, country)
  const place = {
    name: name.trim(),
    country: country ?? read?.country ?? '',
    regions,
    postalCode: postalCode.normalize('NFKC').replaceAll(/[\s-]/g, ''),
    line: line.trim(),
  }
  const fault = addressFault(place)
  if (fault) throw new DomainError('mall.address_incomplete', { field: fault })
  if (!read) throw new DomainError('mall.phone_invalid', { country: place.country })
  return { ...place, phone: read.number, address: addressText(place), isDefault }
}
