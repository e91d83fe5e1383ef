import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { moneyText } from '../../../../parts/money.ts'
import { askRequest, type RequestKind } from '../actions/change-order.ts'
import { readCents } from '../cents.ts'
import type { OrderDetail } from '../queries.ts'
import { useOrderAction } from '../use-order-action.ts'

type RequestFormProps = { order: OrderDetail; kind: RequestKind; onDone: () => void }

/** The buyer asks to cancel, to return, or for a part of the money. */
export function RequestForm({ order, kind, onDone }: RequestFormProps) {
  const t = useTranslations('orders')
  const ask = useOrderAction(askRequest, onDone)
  const isPart = kind === 'refund'
  const left = BigInt(order.orderAmount) - BigInt(order.refunded)
  const form = useAppForm({
    values: { amount: '', reason: '' },
    check: ({ amount, reason }) => {
      const cents = readCents(amount)
      const isAmountRight = cents !== undefined && cents > 0n && cents <= left
      return {
        amount: isPart && !isAmountRight ? t('request.amountWrong') : undefined,
        reason: reason.trim().length < 3 ? t('reasonShort') : undefined,
      }
    },
    onSend: ({ amount, reason }) => {
      const cents = isPart ? readCents(amount) : undefined
      return ask.mutateAsync({
        id: order.id,
        kind,
        reason: reason.trim(),
        ...(cents === undefined ? {} : { amount: String(cents) }),
      })
    },
  })
  return (
    <form.AppForm>
      <form.Form className="mt-4 grid gap-3" label={t(`request.${kind}`)}>
        {isPart ? (
          <form.AppField name="amount">
            {(field) => (
              <field.Text
                isRequired
                inputMode="decimal"
                label={t('request.amount')}
                hint={t('request.amountHint', { amount: moneyText(left, order.currency) })}
              />
            )}
          </form.AppField>
        ) : null}
        <form.AppField name="reason">
          {(field) => <field.Text isRequired maxLength={500} label={t('request.reason')} />}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{t('request.send')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
