/** What can be switched off by country: pulls and draws, redeeming pulled pets, and bets. */
export const switchedKinds = ['draws', 'redemption', 'bets'] as const
export type SwitchedKind = (typeof switchedKinds)[number]

/** The countries in which each kind is switched off, as two capital letters (ISO 3166-1). */
export type CountrySwitch = Readonly<Record<SwitchedKind, readonly string[]>>

/** Codes that proxies send when they do not know the country, or no more than its continent: Europe, Asia and the Pacific. */
const unknown = new Set(['XX', 'ZZ', 'EU', 'AP'])

/** A country's code in capital letters; undefined where it is no country. */
export function readCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !unknown.has(code) ? code : undefined
}

/** What is switched off for a visitor. Where a kind is off in some countries, it is also off where the country is unknown. */
export function switchedOffIn(off: CountrySwitch, country: string | undefined): SwitchedKind[] {
  return switchedKinds.filter((kind) => {
    const countries = off[kind]
    return countries.length > 0 && (country === undefined || countries.includes(country))
  })
}
