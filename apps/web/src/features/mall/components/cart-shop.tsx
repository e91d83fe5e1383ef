import { textIn } from '@mofu/domain/local-text'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CartShopState, WantedLine } from '../cart-state.ts'
import { removeFromCart, setQuantity } from '../cart.ts'
import { ProductPicture } from './product-picture.tsx'
import { QuantityField } from './quantity-field.tsx'

export function CartShop({ shop: { id, name, lines, sum } }: { shop: CartShopState }) {
  const t = useTranslations('mall')
  return (
    <section aria-label={name} className="card p-4 sm:p-6">
      <h2 className="mb-2 text-xl">
        <Link to="/mall/shop/$id" params={{ id: String(id) }} className="hover:underline">
          {name}
        </Link>
      </h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.item.skuId} wanted={line} />
        ))}
      </ul>
      <p className="border-line mt-2 border-t-2 pt-3 text-right">
        {t('shopSum')}{' '}
        <MoneyLabel
          amount={sum}
          currency={lines[0]?.line.price.currency ?? 'USD'}
          className="font-display text-lg font-extrabold"
        />
      </p>
    </section>
  )
}

function Line({ wanted: { item, line, trouble } }: { wanted: WantedLine }) {
  const t = useTranslations('mall')
  const language = useLanguage()
  const name = textIn(language, line.title)
  const choices = line.choices.map((choice) => textIn(language, choice)).join(' · ')
  const { amount, currency } = line.price
  return (
    <li className="border-line grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t-2 py-4 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <ProductPicture url={line.picture} alt="" sizes="88px" />
      <div className="min-w-0">
        <Link
          to="/product/$id"
          params={{ id: String(line.productId) }}
          className="font-display font-extrabold hover:underline"
        >
          {name}
        </Link>
        {choices === '' ? null : <p className="text-soft text-sm">{choices}</p>}
        <p className="text-sm">
          <MoneyLabel amount={BigInt(amount)} currency={currency} />
        </p>
        {trouble === undefined ? null : (
          <p className="text-berry-text text-sm font-bold">
            {trouble === 'gone' ? t('lineGone') : t('lineShort', { count: line.available })}
          </p>
        )}
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1 sm:flex-col sm:items-end">
        <div className="flex items-center gap-1">
          {trouble === 'gone' ? null : (
            <QuantityField
              name={name}
              value={item.quantity}
              most={Math.max(line.available, item.quantity)}
              onChange={(quantity) => setQuantity(item.skuId, quantity)}
            />
          )}
          <IconButton label={t('remove', { name })} onClick={() => removeFromCart([item.skuId])}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {trouble === undefined ? (
          <MoneyLabel
            amount={BigInt(amount) * BigInt(item.quantity)}
            currency={currency}
            className="font-display font-extrabold"
          />
        ) : null}
      </div>
    </li>
  )
}
