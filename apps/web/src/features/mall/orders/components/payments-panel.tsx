import { returnedUnits } from '@mofu/domain/mall/coin-amount'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { OrderDetail } from '../queries.ts'
import { Panel } from './panel.tsx'
import { RefundNote } from './refund-note.tsx'

type Payment = OrderDetail['payments'][number]

/** The payments, their finality, and their outcome. */
export function PaymentsPanel({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations('orders')
  if (payments.length === 0) return null
  return (
    <Panel title={t('money.title')}>
      <ul className="divide-line grid divide-y-2">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-3">
              <AmountLabel
                amount={BigInt(payment.amount)}
                coin={payment.symbol}
                decimals={payment.decimals}
                className="font-display text-xl font-extrabold"
              />
              <PaymentState payment={payment} />
            </p>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
              <dt className="text-soft">{t('money.payer')}</dt>
              <dd>
                <AddressLabel address={payment.payer} chainId={payment.chainId} />
              </dd>
              <dt className="text-soft">{t('money.hash')}</dt>
              <dd className="break-all tabular-nums">{payment.txHash}</dd>
              {payment.held === '0' ? null : (
                <>
                  <dt className="text-soft">{t('money.held')}</dt>
                  <dd>
                    <AmountLabel
                      amount={BigInt(payment.held)}
                      coin={payment.symbol}
                      decimals={payment.decimals}
                    />
                  </dd>
                </>
              )}
            </dl>
            <Refunded payment={payment} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Refunded({ payment }: { payment: Payment }) {
  const { payer, symbol, decimals, state, amount, held, refundable } = payment
  if (state === 'gone') return null
  const back = returnedUnits({
    amount: BigInt(amount),
    held: BigInt(held),
    refundable: BigInt(refundable),
  })
  return back === 0n ? null : <RefundNote payer={payer} amount={back} coin={symbol} decimals={decimals} />
}

function PaymentState({ payment }: { payment: Payment }) {
  const t = useTranslations('orders')
  const { state, issue, confirmations, needed } = payment
  if (issue !== null) return <Badge tone="berry">{t(`money.${issue}`)}</Badge>
  if (state === 'final') return <Badge tone="mint">{t('money.final')}</Badge>
  if (state === 'gone') return <p className="text-berry-text w-full font-semibold">{t('money.gone')}</p>
  const blocks = needed === null ? 0 : Math.min(confirmations, needed)
  const words =
    state === 'confirmed'
      ? t('money.confirmed')
      : needed === null
        ? t('money.seenFinal')
        : t('money.seen', { blocks: String(blocks), needed: String(needed) })
  return (
    <output className="bg-honey-wash text-honey-text rounded-2xl px-3 py-1 text-sm font-semibold">
      {words}
    </output>
  )
}
