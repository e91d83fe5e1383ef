import { useFormatter, useNow } from 'use-intl'

import { useTranslations } from '../i18n/use-translations.ts'

/** How long ago, in words; the tooltip shows the exact time. Seconds since 1970. */
export function TimeAgo({ at, className }: { at: number; className?: string }) {
  const format = useFormatter()
  const t = useTranslations('parts')
  const now = useNow({ updateInterval: 30_000 })
  const then = new Date(at * 1000)
  const exact = format.dateTime(then, { dateStyle: 'medium', timeStyle: 'medium' })
  const isFresh = now.getTime() - then.getTime() < 60_000
  return (
    <time dateTime={then.toISOString()} title={exact} className={className}>
      {isFresh ? t('justNow') : format.relativeTime(then, now)}
    </time>
  )
}
