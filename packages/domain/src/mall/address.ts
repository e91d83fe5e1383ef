import { isCountry, isRegionCountry } from './countries.ts'
import { isWholePath, regionName, regionPath } from './regions.ts'

/** A shipping address as the person entered it. The phone is checked elsewhere: its rules need a library. */
export type WrittenAddress = {
  name: string
  country: string
  regions: readonly string[]
  postalCode: string
  line: string
}

export const addressLimits = { name: 60, phone: 32, line: 200, postalCode: 12, each: 20 } as const

export type AddressField = keyof WrittenAddress

const addressFields = ['name', 'country', 'regions', 'postalCode', 'line'] as const

/** All invalid fields. Callers without regions may omit them, but a partial path is invalid. */
export function addressFaults({ name, country, regions, postalCode, line }: WrittenAddress): AddressField[] {
  // The regions of an unknown country cannot be judged.
  const isPathWrong =
    isCountry(country) && regions.length > 0 && !(isRegionCountry(country) && isWhole(country, regions))
  const isWrong: Record<AddressField, boolean> = {
    name: name.trim() === '',
    country: !isCountry(country),
    regions: isPathWrong,
    postalCode: country === 'JP' && postalCode !== '' && !/^\d{7}$/.test(postalCode),
    line: line.trim() === '',
  }
  return addressFields.filter((field) => isWrong[field])
}

function isWhole(country: Parameters<typeof regionPath>[0], regions: readonly string[]): boolean {
  const path = regionPath(country, regions)
  return path !== undefined && isWholePath(path)
}

/** The address on one line, in the order of its country's post. */
export function addressText({ country, regions, postalCode, line }: Omit<WrittenAddress, 'name'>): string {
  if (isRegionCountry(country)) {
    const path = regionPath(country, regions) ?? []
    // Only China prints the province on a parcel.
    const shown = country === 'CN' ? path : path.slice(1)
    const names = shown.map((region) => regionName(region, country === 'CN' ? 'jp' : 'tc'))
    // A municipality is in the tree twice: as a province and as its only city.
    return [...new Set(names), line.trim()].join('')
  }
  if (country === 'JP' && postalCode !== '')
    return `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)} ${line.trim()}`
  return [line.trim(), postalCode, country].filter((part) => part !== '').join(', ')
}
