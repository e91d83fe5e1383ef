import { nameTimes } from '@mofu/domain/name-state'
import type { Name } from '@mofu/wire/names'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { useDateText } from '../use-date-text.ts'

/** Names trade on the market like any other token, if they live long enough after the sale. */
export function TradeSection({ name, time }: { name: Name; time: number }) {
  const t = useTranslations('names')
  const dateOf = useDateText()
  const { id, expiry, price, symbol, decimals } = name
  const lastSale = expiry - nameTimes.saleBeforeExpiry
  return (
    <section aria-labelledby="trade" className="card grid justify-items-start gap-3 p-5 sm:p-6">
      <h2 id="trade" className="text-2xl">
        {t('tradeTitle')}
      </h2>
      {price === null ? (
        <p>{t('tradeNone')}</p>
      ) : (
        <p className="font-display text-3xl font-extrabold">
          <AmountLabel amount={BigInt(price)} coin={symbol ?? ''} decimals={decimals ?? 0} />
        </p>
      )}
      {time < lastSale ? (
        <>
          <p className="text-soft">{t('tradeUntil', { date: dateOf(lastSale) })}</p>
          <Link to="/detail/$id" params={{ id }} className={buttonStyle('plain')}>
            {t('toMarket')}
          </Link>
        </>
      ) : (
        <Note tone="honey">{t('tradeTooLate')}</Note>
      )}
    </section>
  )
}
