import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { saveDraftId, storedDraft } from '../buy-draft.ts'
import { addToCart } from '../cart.ts'
import { isValueAvailable, firstSku, keyOf, skuWith, valuesOf } from '../choose-sku.ts'
import type { Product } from '../queries.ts'
import { useCheckout } from '../use-checkout.ts'
import { useFavourites } from '../use-favourites.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FreightEstimate } from './freight-estimate.tsx'
import { Gallery } from './gallery.tsx'
import { OptionChoice } from './option-choice.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RatingLabel } from './rating-label.tsx'

/** A stock this low is shown. */
const FEW = 5

/** Everything to choose before buying: options, quantity, destination. */
export function ProductSale({ product, name }: { product: Product; name: string }) {
  const t = useTranslations('mall')
  const navigate = useNavigate()
  const checkout = useCheckout()
  const { isFavourite, toggle } = useFavourites()
  const [draft] = useState(() => storedDraft(product.id))
  const [sku, setSku] = useState(() => firstSku(product.skus, draft?.skuId))
  const [wanted, setWanted] = useState(draft?.quantity ?? orderLimits.quantityDefault)
  const [picture, setPicture] = useState(sku?.picture ?? product.picture)
  const [added, setAdded] = useState<'added' | 'full'>()
  if (!sku) return null
  // The list may have been refetched since: its current state counts.
  const now = product.skus.find(({ id }) => id === sku.id) ?? sku
  const quantity = Math.max(1, Math.min(wanted, now.available, orderLimits.quantity))
  const isGone = now.available <= 0

  const choose = (option: number, key: string) => {
    const next = skuWith(product.skus, now, option, key)
    if (!next) return
    setSku(next)
    setAdded(undefined)
    if (next.picture !== null) setPicture(next.picture)
  }
  // The checkout finds the recipient of an old link by what is bought.
  const takeDraft = () => draft && saveDraftId({ ...draft, skuId: now.id, quantity })
  const add = () => {
    takeDraft()
    setAdded(addToCart(now.id, quantity) ? 'added' : 'full')
  }
  const buy = () => {
    takeDraft()
    if (checkout) {
      checkout([{ skuId: now.id, quantity }])
      return
    }
    if (addToCart(now.id, quantity)) void navigate({ to: '/mall/cart' })
    else setAdded('full')
  }

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <Gallery name={name} pictures={product.pictures} shown={picture} onShow={setPicture} />
      <div className="grid grid-cols-1 content-start gap-6">
        <header className="flex items-start justify-between gap-4">
          <div>
            <h1 className="text-3xl leading-tight sm:text-4xl">{name}</h1>
            <MoneyLabel
              amount={BigInt(now.price.amount)}
              currency={now.price.currency}
              className="font-display mt-2 block text-3xl font-extrabold"
            />
            <RatingLabel sum={product.ratingSum} count={product.ratingCount} className="mt-2" />
          </div>
          <FavouriteButton
            name={name}
            isFavourite={isFavourite(product.id)}
            onKeep={() => toggle(product.id)}
          />
        </header>
        {product.options.map((option, index) => (
          <OptionChoice
            key={keyOf(option)}
            name={option}
            chosen={keyOf(now.choices[index])}
            values={valuesOf(product.skus, index).map((value) => ({
              ...value,
              isThere: isValueAvailable(product.skus, now, index, value.key),
            }))}
            onChoose={(key) => choose(index, key)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          {isGone ? null : (
            <QuantityField name={name} value={quantity} most={now.available} onChange={setWanted} />
          )}
          <p className={isGone || now.available <= FEW ? 'text-berry-text font-bold' : 'text-soft'}>
            {isGone
              ? t('soldOutNow')
              : now.available <= FEW
                ? t('fewLeft', { count: now.available })
                : t('inStock')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="main" size="large" disabled={isGone} onClick={buy}>
            {t('buyNow')}
          </Button>
          <Button size="large" disabled={isGone} onClick={add}>
            {t('addToCart')}
          </Button>
        </div>
        {added === undefined ? null : (
          <Note tone={added === 'added' ? 'mint' : 'honey'}>
            {added === 'added' ? t('added') : t('cartFull', { most: orderLimits.skus })}{' '}
            <Link to="/mall/cart" className="underline underline-offset-4">
              {t('goToCart')}
            </Link>
          </Note>
        )}
        <FreightEstimate product={product} sku={now} quantity={quantity} />
      </div>
    </div>
  )
}
