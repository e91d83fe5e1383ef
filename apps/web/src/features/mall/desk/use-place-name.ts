import { useTranslations } from '../../../i18n/use-translations.ts'
import { useCountryNames } from '../use-country-names.ts'

/** A place of a rule as people call it. */
export function usePlaceName(): (place: string) => string {
  const t = useTranslations('desk')
  const names = useCountryNames()
  return (place) => {
    if (place === '*') return t('everywhere')
    return names.find(({ value }) => value === place)?.label ?? place
  }
}
