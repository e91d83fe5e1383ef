import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import type { PayableOrder } from '../offer.ts'

type BillProps = {
  orders: readonly PayableOrder[]
  currency: string
  /** The order whose page shows this. */
  here?: string
}

/** The amount to pay, by shop and in total. */
export function Bill({ orders, currency, here }: BillProps) {
  const t = useTranslations('orders')
  const total = orders.reduce((sum, { orderAmount }) => sum + BigInt(orderAmount), 0n)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      {orders.map(({ id, orderNumber, shopName, orderAmount }) => (
        <div key={id} className="contents">
          <dt className="min-w-0 pr-4">
            {shopName}{' '}
            {here === undefined || here === id ? (
              <span className="text-soft block text-sm">{orderNumber}</span>
            ) : (
              <Link
                to="/order-detail/$id"
                params={{ id }}
                className="text-soft block w-fit text-sm underline"
              >
                {orderNumber}
              </Link>
            )}
          </dt>
          <dd className="text-right">
            <MoneyLabel amount={BigInt(orderAmount)} currency={currency} />
          </dd>
        </div>
      ))}
      <dt className="border-line font-display border-t-2 pt-2 text-xl font-extrabold">{t('toPay')}</dt>
      <dd className="border-line font-display border-t-2 pt-2 text-right text-xl font-extrabold">
        <MoneyLabel amount={total} currency={currency} />
      </dd>
    </dl>
  )
}
