import type { Pledge } from '@mofu/wire/pledge'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { petTitle } from '../../../parts/pet-title.ts'

/** The days on which one's pledges become open to anyone, soonest first. Nothing once all are. */
export function ExpiryCalendar({ pledges, now }: { pledges: readonly Pledge[]; now: number }) {
  const t = useTranslations('pledge')
  const format = useFormatter()
  const coming = pledges.filter(({ redeemTime }) => redeemTime > now)
  if (coming.length === 0) return null
  const dayOf = ({ redeemTime }: Pledge) =>
    format.dateTime(new Date(redeemTime * 1000), { dateStyle: 'full' })
  const days = Map.groupBy(coming, dayOf)
  return (
    <section aria-labelledby="calendar" className="card grid gap-3 p-4 sm:p-5">
      <header>
        <h2 id="calendar" className="text-2xl">
          {t('calendar')}
        </h2>
        <p className="text-soft">{t('calendarText')}</p>
      </header>
      <ol className="grid gap-3">
        {[...days].map(([day, list]) => (
          <li key={day} className="border-honey border-l-4 pl-4">
            <p className="font-display font-extrabold">{day}</p>
            <ul>
              {list.map((pledge) => (
                <li key={pledge.id}>
                  {t('calendarDay', {
                    name: petTitle(pledge),
                    time: format.dateTime(new Date(pledge.redeemTime * 1000), { timeStyle: 'short' }),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
