import { languageTag } from '@mofu/domain/languages'
import { countries } from '@mofu/domain/mall/countries'

import { useLanguage } from '../../i18n/language.ts'

/** Every country we send to, by its name in the person's language. */
export function useCountryNames(): readonly { value: string; label: string }[] {
  const language = useLanguage()
  const names = new Intl.DisplayNames(languageTag[language], { type: 'region' })
  return countries.map((code) => ({ value: code, label: names.of(code) ?? code }))
}

/** Where goods most likely go before a person says so. */
export function useLikelyCountry(): string {
  const language = useLanguage()
  return { en: 'US', tc: 'TW', jp: 'JP' }[language]
}
