import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'

/** How much longer something is valid, by the chain's time; or that it has expired. */
export function TimeLeft({ end, now }: { end: number; now: number }) {
  const t = useTranslations('parts')
  const format = useFormatter()
  if (now >= end) return t('over')
  const exact = format.dateTime(new Date(end * 1000), { dateStyle: 'medium', timeStyle: 'short' })
  return <span title={exact}>{format.relativeTime(new Date(end * 1000), new Date(now * 1000))}</span>
}
