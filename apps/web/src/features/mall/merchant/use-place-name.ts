import { useTranslations } from '../../../i18n/use-translations.ts'
import { useCountryNames } from '../use-country-names.ts'

/** The name of a rule's place. */
export function usePlaceName(): (place: string) => string {
  const t = useTranslations('merchant')
  const names = useCountryNames()
  return (place) => {
    if (place === '*') return t('everywhere')
    return names.find(({ value }) => value === place)?.label ?? place
  }
}
