import { type CountrySwitch, readCountry, switchedKinds } from '@mofu/domain/country-switch'

export type CountrySettings = {
  /** The header in which a trusted proxy names the visitor's country, in lower case. */
  header: string | undefined
  off: CountrySwitch
}

type Environment = Readonly<Record<string, string | undefined>>

const settings = { draws: 'DRAWS_OFF_IN', redemption: 'REDEMPTION_OFF_IN', bets: 'BETS_OFF_IN' } as const

/** Which kinds are off in which countries. A list that could never apply is an error, not a silent gap. */
export function readCountries(environment: Environment): CountrySettings {
  const header = environment['COUNTRY_HEADER']?.trim().toLowerCase() ?? ''
  if (!/^[a-z0-9-]*$/.test(header)) throw new Error(`COUNTRY_HEADER: "${header}" is not the name of a header`)
  const off = {
    draws: countriesIn(environment, settings.draws),
    redemption: countriesIn(environment, settings.redemption),
    bets: countriesIn(environment, settings.bets),
  }
  const isTrusting = (environment['TRUSTED_PROXIES']?.trim() ?? '') !== ''
  const used = switchedKinds.find((kind) => off[kind].length > 0)
  if (used && (header === '' || !isTrusting))
    throw new Error(`${settings[used]}: needs COUNTRY_HEADER, and TRUSTED_PROXIES that set it`)
  return { header: header === '' ? undefined : header, off }
}

function countriesIn(environment: Environment, name: string): string[] {
  const codes = (environment[name] ?? '').split(',').flatMap((part) => part.trim() || [])
  return codes.map((code) => {
    const country = readCountry(code)
    if (!country || !isAssigned(country))
      throw new Error(`${name}: the two letters of ISO 3166-1 are needed for each country, not "${code}"`)
    return country
  })
}

/** Not `UK`, which stands for `GB`, nor a code without a country: no proxy sends it. */
function isAssigned(country: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(country) !== undefined && new Intl.Locale(`und-${country}`).region === country
}
