import type { NameEvent } from '@mofu/wire/names'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { useDateText } from '../use-date-text.ts'

/** Who registered and renewed the name, for how much and until when. */
export function NameHistory({ events }: { events: readonly NameEvent[] }) {
  const t = useTranslations('names')
  const dateOf = useDateText()
  return (
    <section aria-labelledby="history" className="card p-5 sm:p-6">
      <h2 id="history" className="mb-2 text-2xl">
        {t('historyTitle')}
      </h2>
      <ul aria-label={t('historyTitle')} className="divide-line divide-y-2">
        {events.map(({ id, kind, account, expiry, price, symbol, decimals, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0">
              <p>
                {t(kind === 'register' ? 'eventRegister' : 'eventRenew')} <AddressLabel address={account} />
              </p>
              <p className="text-soft text-sm">
                <TimeAgo at={at} /> · {t('until', { date: dateOf(expiry) })}
              </p>
            </div>
            <AmountLabel amount={BigInt(price)} coin={symbol} decimals={decimals} className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  )
}
