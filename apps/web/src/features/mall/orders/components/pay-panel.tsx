import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Countdown } from '../../../../parts/countdown.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PairingCode } from '../../../../wallet/pairing-code.tsx'
import { type OrderDetail, payLinkIdQuery, payOptionsQuery } from '../queries.ts'
import { Bill } from './bill.tsx'
import { Panel } from './panel.tsx'
import { PayChoice } from './pay-choice.tsx'

/** All ways to pay: with the user's own wallet, or by a link for somebody else. */
export function PayPanel({ shopper, order }: { shopper: string; order: OrderDetail }) {
  const t = useTranslations('orders')
  const { id, currency } = order
  const orders = order.group.filter(({ canPay }) => canPay)
  const ids = orders.map((one) => one.id)
  const options = useQuery(payOptionsQuery(shopper, ids))
  return (
    <Panel title={t('pay.title')}>
      <div className="grid gap-4">
        <Bill orders={orders} currency={currency} here={id} />
        <p>
          <span className="text-soft">{t('pay.keptFor')} </span>
          <Countdown until={Date.parse(order.payDeadline) / 1_000} />
        </p>
        {options.isError ? (
          <FailureNote title={t('pay.failed')} error={options.error} onRetry={() => void options.refetch()} />
        ) : !options.data ? (
          <Skeleton className="h-32 rounded-2xl" />
        ) : (
          <PayChoice
            isForOther={false}
            orders={orders}
            currency={currency}
            options={options.data.list}
            reason={options.data.reason}
            onStale={() => void options.refetch()}
          />
        )}
        <OtherPays shopper={shopper} orderId={id} />
      </div>
    </Panel>
  )
}

function OtherPays({ shopper, orderId }: { shopper: string; orderId: string }) {
  const t = useTranslations('orders')
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{t('pay.other')}</summary>
      {isOpen ? <PayLinkCode shopper={shopper} orderId={orderId} /> : null}
    </details>
  )
}

function PayLinkCode({ shopper, orderId }: { shopper: string; orderId: string }) {
  const t = useTranslations('orders')
  const link = useQuery(payLinkIdQuery(shopper, orderId))
  if (link.isError) {
    return <FailureNote title={t('pay.linkFailed')} error={link.error} onRetry={() => void link.refetch()} />
  }
  if (!link.data) return <Skeleton className="mt-2 h-40 rounded-2xl" />
  const url = `${location.origin}/mall/pay/${link.data}`
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-soft text-sm">{t('pay.otherText')}</p>
      <PairingCode uri={url} label={t('pay.code')} />
      <p className="flex items-center gap-2">
        <a href={url} className="min-w-0 break-all underline" data-testid="pay-link">
          {url.replace(/^https?:\/\//, '')}
        </a>
        <CopyButton text={url} label={t('pay.copyLink')} doneLabel={t('pay.copied')} />
      </p>
    </div>
  )
}
