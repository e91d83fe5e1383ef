import { useTranslations } from '../../i18n/use-translations.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Seconds in whole days, or in hours where days would not be exact. */
export function useDuration(): (seconds: number) => string {
  const t = useTranslations('pledge')
  return (seconds) =>
    seconds % DAY === 0
      ? t('days', { count: seconds / DAY })
      : t('hours', { count: Math.round((seconds / HOUR) * 10) / 10 })
}
