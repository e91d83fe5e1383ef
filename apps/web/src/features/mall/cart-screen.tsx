import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cartStateOf } from './cart-state.ts'
import { useCart } from './cart.ts'
import { CartShop } from './components/cart-shop.tsx'
import { CartTotal } from './components/cart-total.tsx'
import { cartLinesQuery } from './queries.ts'

export function CartScreen() {
  const t = useTranslations('mall')
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('cart')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:text-5xl">{t('cart')}</h1>
      <Content />
    </div>
  )
}

function Content() {
  const t = useTranslations('mall')
  const items = useCart()
  const lines = useQuery({
    ...cartLinesQuery(items.map(({ skuId }) => skuId)),
    // While a line is removed, the others stay where they are.
    placeholderData: (before) => before,
  })
  if (items.length === 0) {
    return (
      <StateNote scene="empty" title={t('cartEmptyTitle')} text={t('cartEmptyText')}>
        <Link to="/mall" search={{}} className={buttonStyle('main')}>
          {t('toMall')}
        </Link>
      </StateNote>
    )
  }
  if (lines.isError) {
    return <FailureNote title={t('cartError')} error={lines.error} onRetry={() => void lines.refetch()} />
  }
  if (!lines.data) return <Skeleton className="h-64 w-full rounded-[20px]" />
  const state = cartStateOf(items, lines.data)
  return (
    <div className="grid gap-6">
      {state.shops.map((shop) => (
        <CartShop key={shop.id} shop={shop} />
      ))}
      <CartTotal state={state} />
    </div>
  )
}
