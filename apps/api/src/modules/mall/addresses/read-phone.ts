import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A valid phone number in international form. Local numbers are read as the country's. */
export function readPhone(
  text: string,
  country: string | undefined,
): { number: string; country: string | undefined } | undefined {
  const local: CountryCode | undefined =
    country !== undefined && isSupportedCountry(country) ? country : undefined
  const read = parsePhoneNumberFromString(text.normalize('NFKC'), local)
  return read?.isValid() ? { number: read.number, country: read.country } : undefined
}
