import { orderStatus } from '@mofu/domain/mall/order-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Countdown } from '../../../../parts/countdown.tsx'
import { moneyText } from '../../../../parts/money.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { addToCart } from '../../cart.ts'
import { cartLinesQuery } from '../../queries.ts'
import { type Again, type AgainNote as Noted, againOf } from '../buy-again.ts'
import type { OrderRow } from '../queries.ts'

type OrderRowActionsProps = { order: OrderRow; again: Again | undefined; onAgain: (again: Again) => void }

/** What a buyer does from the list: pay an order in time, or buy the same goods again. */
export function OrderRowActions({ order, again, onAgain }: OrderRowActionsProps) {
  const t = useTranslations('orders')
  const client = useQueryClient()
  const { id, status, payState, payDeadline, orderNumber, lines } = order
  const buying = useMutation({
    mutationFn: async () => {
      const now = await client.fetchQuery(cartLinesQuery(lines.map(({ skuId }) => skuId)))
      return againOf(lines, now, addToCart)
    },
    onSuccess: onAgain,
  })
  if (status === orderStatus.paymentPending) {
    if (payState === 'seen') return null
    return (
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Link
          to="/order-detail/$id"
          params={{ id }}
          aria-label={`${t('list.pay')} · ${orderNumber}`}
          className={buttonStyle('main', 'small')}
        >
          {t('list.pay')}
        </Link>
        <span className="text-soft text-sm">{t('list.payWithin')}</span>
        <Countdown until={Date.parse(payDeadline) / 1_000} />
      </p>
    )
  }
  return (
    <div className="mt-3 grid gap-3">
      {again ? (
        <Note tone={again.isAnyAdded ? 'mint' : 'honey'}>
          {again.isAnyAdded ? t('list.added') : t('list.nothing')}{' '}
          {again.isAnyAdded ? (
            <Link to="/mall/cart" className="underline underline-offset-4">
              {t('list.toCart')}
            </Link>
          ) : null}
        </Note>
      ) : (
        <p>
          <Button
            size="small"
            aria-label={`${t('list.again')} · ${orderNumber}`}
            disabled={buying.isPending}
            onClick={() => buying.mutate()}
          >
            {buying.isPending ? t('working') : t('list.again')}
          </Button>
        </p>
      )}
      {buying.isError ? <Note tone="berry">{t('list.againFailed')}</Note> : null}
    </div>
  )
}

/** What is different now about goods that are bought again. */
export function AgainNote({ note, currency }: { note: Noted | undefined; currency: string }) {
  const t = useTranslations('orders')
  if (!note) return null
  const { isSoldOut, isCartFull, left, price } = note
  return (
    <span className="text-honey-text block text-sm font-semibold">
      {isSoldOut ? t('list.soldOut') : null}
      {isCartFull ? t('list.cartFull') : null}
      {left === undefined ? null : t('list.fewer', { count: left })}{' '}
      {price === undefined ? null : t('list.nowCosts', { amount: moneyText(price, currency) })}
    </span>
  )
}
