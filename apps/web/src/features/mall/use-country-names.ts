import { languageTag } from '@mofu/domain/languages'
import { countries } from '@mofu/domain/mall/countries'

import { useLanguage } from '../../i18n/language.ts'

/** Every country we ship to, by its name in the user's language. */
export function useCountryNames(): readonly { value: string; label: string }[] {
  const language = useLanguage()
  const names = new Intl.DisplayNames(languageTag[language], { type: 'region' })
  return countries.map((code) => ({ value: code, label: names.of(code) ?? code }))
}

/** The most likely destination, before the user chooses one. */
export function useLikelyCountry(): string {
  const language = useLanguage()
  return { en: 'US', tc: 'TW', jp: 'JP' }[language]
}
