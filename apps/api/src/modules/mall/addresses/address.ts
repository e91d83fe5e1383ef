import { DomainError } from '@mofu/domain/domain-error'
import { addressFaults, addressText } from '@mofu/domain/mall/address'

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

export type WrittenAddress = {
  name: string
  phone: string
  country: string | undefined
  regions: string[]
  postalCode: string
  line: string
  isDefault: boolean
}

export type AddressValues = Omit<Address, 'id'>

/** What a person wrote, complete and in one form; refuses what a parcel could not be sent to. */
export function readAddress({
  name,
  phone,
  country,
  regions,
  postalCode,
  line,
  isDefault,
}: WrittenAddress): AddressValues {
  const read = readPhone(phone, country)
  const place = {
    name: name.trim(),
    country: country ?? read?.country ?? '',
    regions,
    postalCode: postalCode.normalize('NFKC').replaceAll(/[\s-]/g, ''),
    line: line.trim(),
  }
  const [fault] = addressFaults(place)
  if (fault) throw new DomainError('mall.address_incomplete', { field: fault })
  if (!read) throw new DomainError('mall.phone_invalid', { country: place.country })
  return { ...place, phone: read.number, address: addressText(place), isDefault }
}
