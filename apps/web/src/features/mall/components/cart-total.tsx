import { useTranslations } from '../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../parts/money-label.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { CartState } from '../cart-state.ts'
import { removeFromCart } from '../cart.ts'
import { useCheckout } from '../use-checkout.ts'

export function CartTotal({
  state: { shops, sum, currency, buyable, hasTrouble, lost },
}: {
  state: CartState
}) {
  const t = useTranslations('mall')
  const checkout = useCheckout()
  return (
    <section aria-label={t('sum')} className="grid justify-items-end gap-4">
      {lost.length === 0 ? null : (
        <Note tone="honey">
          {t('linesLost', { count: lost.length })}{' '}
          <button type="button" className="underline" onClick={() => removeFromCart(lost)}>
            {t('clearLost')}
          </button>
        </Note>
      )}
      {hasTrouble ? <Note tone="honey">{t('cartTrouble')}</Note> : null}
      <p className="text-xl">
        {t('sum')}{' '}
        <MoneyLabel amount={sum} currency={currency} className="font-display text-2xl font-extrabold" />
      </p>
      <p className="text-soft text-right text-sm">
        {t('sumHint')} {shops.length > 1 ? t('severalShops', { count: shops.length }) : ''}
      </p>
      {checkout ? (
        <Button look="main" size="large" disabled={buyable.length === 0} onClick={() => checkout(buyable)}>
          {t('checkout')}
        </Button>
      ) : null}
    </section>
  )
}
