import { useEffect, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'

const marks = [
  { seconds: 60, key: 'clock.minute' },
  { seconds: 600, key: 'clock.tenMinutes' },
  { seconds: 3_600, key: 'clock.hour' },
] as const

/** Tells screen readers when an hour, ten minutes and one minute are left, and nothing in between. By the device's clock. */
export function TimeAnnouncement({ until }: { until: number }) {
  const t = useTranslations('auctions')
  const [now, setNow] = useState(() => Date.now() / 1000)
  const left = until - now
  const next = marks.findLast(({ seconds }) => left > seconds)
  useEffect(() => {
    if (!next) return undefined
    // Timers do not reach further than 24 days; long before that the page is read again.
    const wait = Math.min((left - next.seconds) * 1000, 2_000_000_000)
    const timer = setTimeout(() => setNow(Date.now() / 1000), wait)
    return () => clearTimeout(timer)
  }, [left, next])
  const passed = left > 0 ? marks.find(({ seconds }) => left <= seconds) : undefined
  return <output className="sr-only">{passed ? t(passed.key) : null}</output>
}
