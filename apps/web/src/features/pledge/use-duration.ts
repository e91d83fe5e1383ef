import { useTranslations } from '../../i18n/use-translations.ts'
import { durationParts } from './duration-parts.ts'

/** Seconds in days, hours, minutes and seconds. */
export function useDuration(): (seconds: number) => string {
  const t = useTranslations('pledge')
  return (seconds) =>
    durationParts(seconds)
      .map(({ unit, count }) => t(unit, { count }))
      .join(' ')
}
