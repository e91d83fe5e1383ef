import { freightOf } from '@mofu/domain/mall/freight'
import type { Sku } from '@mofu/wire/mall/catalogue'
import { Truck } from 'lucide-react'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { moneyText } from '../../../parts/money.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Product } from '../queries.ts'
import { useCountryNames, useLikelyCountry } from '../use-country-names.ts'

type FreightEstimateProps = { product: Product; sku: Sku; quantity: number }

/** Price and duration of shipping this quantity, calculated by the same rule that orders are charged by. */
export function FreightEstimate({ product: { freight, shop }, sku, quantity }: FreightEstimateProps) {
  const t = useTranslations('mall')
  const names = useCountryNames()
  const likely = useLikelyCountry()
  const [chosen, setChosen] = useState<string>()
  const country = chosen ?? likely
  const { amount, currency } = sku.price
  const template = { ...freight, freeFrom: freight.freeFrom === null ? null : BigInt(freight.freeFrom) }
  const lines = [{ quantity, grams: sku.grams, price: BigInt(amount) }]
  const cost = freightOf(template, lines, { country, province: null })
  return (
    <section aria-label={t('freight')} className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex items-center gap-3">
        <Truck aria-hidden="true" className="text-coral-text size-6 shrink-0" />
        <SelectField label={t('sendTo')} isLabelHidden value={country} choices={names} onChoose={setChosen} />
      </div>
      {cost === undefined ? (
        <p className="text-berry-text font-semibold">{t('notSentThere')}</p>
      ) : (
        <p>
          {cost.fee === 0n ? (
            <span className="text-mint-text font-bold">{t('freightFree')}</span>
          ) : (
            <>
              {t('freight')} <MoneyLabel amount={cost.fee} currency={currency} className="font-bold" />
            </>
          )}
          <span className="text-soft"> · {t('days', { least: cost.leastDays, most: cost.mostDays })}</span>
        </p>
      )}
      {template.freeFrom === null ? null : (
        <p className="text-soft text-sm">
          {t('freeFrom', { amount: moneyText(template.freeFrom, currency), shop: shop.name })}
        </p>
      )}
      {shop.hasPickup ? <p className="text-soft text-sm">{t('pickupToo')}</p> : null}
    </section>
  )
}
