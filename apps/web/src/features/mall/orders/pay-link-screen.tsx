import type { PayLinkState } from '@mofu/domain/mall/pay-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { Countdown } from '../../../parts/countdown.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Bill } from './components/bill.tsx'
import { LineList } from './components/line-list.tsx'
import { Panel } from './components/panel.tsx'
import { PayChoice } from './components/pay-choice.tsx'
import { RefundNote } from './components/refund-note.tsx'
import { Sums } from './components/sums.tsx'
import { type LinkedOrder, payLinkQuery, type PayLinkData } from './queries.ts'

const tones: Record<PayLinkState, BadgeTone> = {
  toPay: 'honey',
  confirming: 'honey',
  paid: 'mint',
  refunded: 'plain',
  held: 'berry',
  expired: 'berry',
  cancelled: 'berry',
}

/** The page of a payment link: anyone can pay the order, without an account. Shows its current status. */
export function PayLinkScreen({ id }: { id: string }) {
  const t = useTranslations('orders')
  const link = useQuery(payLinkQuery(id))
  if (!link.data) {
    return (
      <div className="page max-w-xl! py-8 sm:py-12">
        <PageTitle text={`${t('pay.stranger')} · Mofu`} />
        {link.isError ? (
          <FailureNote
            isPage
            title={t('pay.badLink')}
            error={link.error}
            onRetry={() => void link.refetch()}
          />
        ) : (
          <Skeleton className="h-96 rounded-[20px]" />
        )}
      </div>
    )
  }
  return <Shown link={link.data} onStale={() => void link.refetch()} />
}

function Shown({ link, onStale }: { link: PayLinkData; onStale: () => void }) {
  const t = useTranslations('orders')
  const { state, orders, currency, options, reason } = link
  const open = orders.filter((order) => order.state === 'toPay')
  const deadline = Math.min(...open.map(({ payDeadline }) => Date.parse(payDeadline))) / 1_000
  return (
    <div className="page max-w-xl! py-8 sm:py-12">
      <PageTitle text={`${t(`payLink.title.${state}`)} · Mofu`} />
      <h1 className="text-4xl leading-tight">{t(`payLink.title.${state}`)}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t(`payLink.text.${state}`)}</p>
      <div className="grid gap-6">
        {state === 'toPay' ? (
          <Panel title={t('pay.title')}>
            <div className="grid gap-4">
              <Bill orders={open} currency={currency} />
              <p>
                <span className="text-soft">{t('payLink.keptFor')} </span>
                <Countdown key={deadline} until={deadline} onOver={onStale} />
              </p>
              <PayChoice
                isForOther
                orders={open}
                currency={currency}
                options={options}
                reason={reason}
                onStale={onStale}
              />
            </div>
          </Panel>
        ) : null}
        {orders.map((order) => (
          <OrderPanel key={order.id} order={order} currency={currency} />
        ))}
        <p className="text-center">
          <Link to="/mall" search={{}} className={buttonStyle('plain')}>
            {t('pay.toMall')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function OrderPanel({ order, currency }: { order: LinkedOrder; currency: string }) {
  const t = useTranslations('orders')
  const { shopName, orderNumber, state, lines, price, freight, refunded, payments } = order
  const back = payments.filter(({ returned }) => returned !== '0')
  return (
    <Panel title={shopName}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-soft text-sm">{orderNumber}</span>
        <Badge tone={tones[state]}>{t(`payLink.state.${state}`)}</Badge>
      </p>
      <LineList lines={lines} currency={currency} />
      <div className="border-line mt-2 border-t-2 pt-3">
        <Sums
          goods={BigInt(price)}
          freight={BigInt(freight)}
          refunded={BigInt(refunded)}
          currency={currency}
        />
      </div>
      {payments.map((payment) => (
        <p key={payment.id} className="mt-3 text-sm">
          <span className="text-soft">{t('money.payer')} </span>
          <AddressLabel address={payment.payer} chainId={payment.chainId} />
          {' · '}
          <AmountLabel amount={BigInt(payment.amount)} coin={payment.symbol} decimals={payment.decimals} />
        </p>
      ))}
      {back.map((payment) => (
        <RefundNote
          key={payment.id}
          payer={payment.payer}
          amount={BigInt(payment.returned)}
          coin={payment.symbol}
          decimals={payment.decimals}
        />
      ))}
      {state === 'confirming' ? <Note tone="honey">{t('payLink.wait')}</Note> : null}
    </Panel>
  )
}
