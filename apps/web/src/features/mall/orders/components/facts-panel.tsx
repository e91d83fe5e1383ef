import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { OrderDetail } from '../queries.ts'
import { LineList } from './line-list.tsx'
import { Panel } from './panel.tsx'
import { Sums } from './sums.tsx'
import { TrackingLink, useCarrierName } from './tracking-link.tsx'

/** SPEC §3: the details of an order. */
export function FactsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const carrierName = useCarrierName()
  const when = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeStyle: 'short' })
  const facts = [
    [t('field.number'), order.orderNumber],
    [t('field.ordered'), when(order.createdAt)],
    [t('field.date'), order.paymentDate === null ? null : when(order.paymentDate)],
    [t('field.express'), order.expressCompany && carrierName(order.expressCompany)],
    [
      t('field.expressNumber'),
      order.expressNumber && (
        <>
          {order.expressNumber} <TrackingLink {...order} />
        </>
      ),
    ],
    [t('pickupPoint'), order.isPickup ? order.pickupPoint : null],
    [
      t('sentTo'),
      order.address && `${order.address.name} · ${order.address.phone} · ${order.address.address}`,
    ],
    [t('field.remark'), order.remark === '' ? null : order.remark],
  ] as const
  return (
    <Panel title={order.shopName}>
      <LineList lines={order.lines} currency={order.currency} />
      <div className="border-line my-2 border-t-2 pt-3">
        <Sums
          goods={BigInt(order.price)}
          freight={BigInt(order.freight)}
          refunded={BigInt(order.refunded)}
          currency={order.currency}
        />
      </div>
      <dl className="border-line grid gap-x-4 border-t-2 pt-3 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="contents">
              <dt className="text-soft text-sm sm:text-base">{label}</dt>
              <dd className="mb-3 sm:mb-0">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  )
}
