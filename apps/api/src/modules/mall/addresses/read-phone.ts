import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number that can be called, in its international form. Local ones are read as those of the country. */
export function readPhone(
  text: string,
  country: string | undefined,
): { number: string; country: string | undefined } | undefined {
  const local: CountryCode | undefined =
    country !== undefined && isSupportedCountry(country) ? country : undefined
  const read = parsePhoneNumberFromString(text.normalize('NFKC'), local)
  return read?.isValid() ? { number: read.number, country: read.country } : undefined
}
