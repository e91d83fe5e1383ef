import { isCountry, isRegionCountry } from './countries.ts'
import { isWholePath, regionName, regionPath } from './regions.ts'

/** Where goods go, as a person wrote it. The phone is checked apart: its rules are a library. */
export type WrittenAddress = {
  name: string
  country: string
  regions: readonly string[]
  postalCode: string
  line: string
}

export const addressLimits = { name: 60, phone: 32, line: 200, postalCode: 12, each: 20 } as const

export type AddressField = keyof WrittenAddress

/** The first field that is not right, if any. Regions may be left out by callers that know none; half of them may not. */
export function addressFault({
  name,
  country,
  regions,
  postalCode,
  line,
}: WrittenAddress): AddressField | undefined {
  if (name.trim() === '') return 'name'
  if (!isCountry(country)) return 'country'
  if (isRegionCountry(country) ? regions.length > 0 && !isWhole(country, regions) : regions.length > 0)
    return 'regions'
  if (country === 'JP' && postalCode !== '' && !/^\d{7}$/.test(postalCode)) return 'postalCode'
  return line.trim() === '' ? 'line' : undefined
}

function isWhole(country: Parameters<typeof regionPath>[0], regions: readonly string[]): boolean {
  const path = regionPath(country, regions)
  return path !== undefined && isWholePath(path)
}

/** All of it in one line, in the order its own post reads it. */
export function addressText({ country, regions, postalCode, line }: Omit<WrittenAddress, 'name'>): string {
  if (isRegionCountry(country)) {
    const path = regionPath(country, regions) ?? []
    // Only in China does the province stand on a parcel.
    const shown = country === 'CN' ? path : path.slice(1)
    const names = shown.map((region) => regionName(region, country === 'CN' ? 'jp' : 'tc'))
    // A municipality stands in the tree twice, as province and as its one city.
    return [...new Set(names), line.trim()].join('')
  }
  if (country === 'JP' && postalCode !== '')
    return `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)} ${line.trim()}`
  return [line.trim(), postalCode, country].filter((part) => part !== '').join(', ')
}
