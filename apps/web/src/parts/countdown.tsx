import { useEffect, useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Badge } from '../ui/badge.tsx'
import { clockText, timeLeft } from './time-left.ts'

type CountdownProps = {
  /** Seconds since 1970. */
  until: number
  onOver?: () => void
}

/** The time until something ends, to the second; the last minute is emphasised. */
export function Countdown({ until, onOver }: CountdownProps) {
  const t = useTranslations('parts')
  const [now, setNow] = useState(() => Date.now() / 1000)
  const left = timeLeft(until, now)
  const isOver = left === undefined

  useEffect(() => {
    if (isOver) return undefined
    // Aligned to the next full second of the remaining time, so that no second is skipped or shown twice.
    const timer = setTimeout(() => setNow(Date.now() / 1000), 1000 - ((Date.now() - until * 1000) % 1000))
    return () => clearTimeout(timer)
  }, [isOver, now, until])

  useEffect(() => {
    if (isOver) onOver?.()
  }, [isOver, onOver])

  if (left === undefined) return <Badge>{t('over')}</Badge>
  const isLastMinute = until - now <= 60
  return (
    <span
      role="timer"
      aria-label={t('timeLeft')}
      className={`font-display inline-flex items-baseline gap-2 font-extrabold tabular-nums ${isLastMinute ? 'animate-breathe text-berry-text' : ''}`}
    >
      {left.days > 0 ? <span>{t('days', { count: left.days })}</span> : null}
      <span>{clockText(left)}</span>
    </span>
  )
}
