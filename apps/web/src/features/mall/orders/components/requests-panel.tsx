import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MoneyLabel } from '../../../../parts/money-label.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { RequestKind } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { DisputeFacts } from './dispute-parts.tsx'
import { Panel } from './panel.tsx'
import { RequestClock } from './request-clock.tsx'
import { RequestForm } from './request-form.tsx'
import { BuyerSide, ShopSide } from './request-sides.tsx'
import { Ruling } from './ruling.tsx'
import { TrackingLink, useCarrierName } from './tracking-link.tsx'

type Request = OrderDetail['requests'][number]

/** Cancellations, returns and partial refunds: open requests, and what can be requested. */
export function RequestsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const { requests, can } = order
  if (requests.length === 0 && can.request.length === 0) return null
  return (
    <Panel title={t('request.title')}>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">{t(`request.${request.kind}`)}</span>
              <MoneyLabel amount={BigInt(request.amount)} currency={order.currency} />
              <Badge tone={request.state === 'done' ? 'mint' : 'honey'}>
                {t(`request.state.${request.state}`)}
              </Badge>
            </p>
            <p>{request.reason}</p>
            {request.answer ? <p className="text-soft">{request.answer}</p> : null}
            <ReturnFacts request={request} />
            <DisputeFacts request={request} />
            <RequestClock request={request} role={order.role} />
            {order.role === 'buyer' ? <BuyerSide request={request} /> : null}
            {order.role === 'merchant' ? <ShopSide order={order} request={request} /> : null}
            {request.rulings.length > 0 ? <Ruling request={request} currency={order.currency} /> : null}
          </li>
        ))}
      </ul>
      {can.request.length > 0 ? <Ask order={order} kinds={can.request} /> : null}
    </Panel>
  )
}

function Ask({ order, kinds }: { order: OrderDetail; kinds: readonly RequestKind[] }) {
  const t = useTranslations('orders')
  const [kind, setKind] = useState<RequestKind>()
  if (kind !== undefined) return <RequestForm order={order} kind={kind} onDone={() => setKind(undefined)} />
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {kinds.map((one) => (
        <Button key={one} onClick={() => setKind(one)}>
          {t(`request.${one}`)}
        </Button>
      ))}
    </div>
  )
}

/** The return address and tracking number: visible to both sides. */
function ReturnFacts({ request }: { request: Request }) {
  const t = useTranslations('orders')
  const carrierName = useCarrierName()
  const { returnAddress, expressCompany, expressNumber } = request
  const facts = [
    [t('request.returnAddress'), returnAddress],
    [t('field.express'), expressCompany && carrierName(expressCompany)],
    [
      t('field.expressNumber'),
      expressNumber && (
        <>
          {expressNumber} <TrackingLink {...request} />
        </>
      ),
    ],
  ] as const
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {known.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft text-sm sm:text-base">{label}</dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
