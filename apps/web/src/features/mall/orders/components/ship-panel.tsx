import { orderStatus } from '@mofu/domain/mall/order-status'
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Note } from '../../../../ui/note.tsx'
import { cancelByShop, handOverOrder, readyOrder, shipOrder } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { refundableAmount } from '../refundable-amount.ts'
import { useOrderAction } from '../use-order-action.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ExpressForm } from './express-form.tsx'
import { Panel } from './panel.tsx'

/** The shop's actions on a paid order. */
export function ShipPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const { id, version, status, isPickup, can } = order
  if (status === orderStatus.pendingReceipt && isPickup) return <HandOver id={id} />
  if (status !== orderStatus.pendingDelivery) return null
  return (
    <Panel title={t('ship.title')}>
      {can.ship ? (
        <div className="grid gap-6">
          {isPickup ? (
            <AskDialog
              look="main"
              button={t('ship.ready')}
              title={t('ship.ready')}
              text={t('pickupCode')}
              yes={t('ship.ready')}
              no={t('cancelDialog')}
              act={() => readyOrder(id)}
            />
          ) : (
            <ExpressForm button={t('ship.send')} act={(express) => shipOrder({ id, version, ...express })} />
          )}
          <details>
            <summary className="cursor-pointer font-semibold">{t('ship.cancel')}</summary>
            <CancelForm order={order} />
          </details>
        </div>
      ) : (
        <Note tone="honey">{t('ship.wait')}</Note>
      )}
    </Panel>
  )
}

function CancelForm({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const [isAsking, setAsking] = useState(false)
  const form = useAppForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('reasonShort') : undefined }),
    onSend: () => setAsking(true),
  })
  const reason = useStore(form.store, ({ values }) => values.reason.trim())
  return (
    <>
      <form.AppForm>
        <form.Form className="mt-3 grid gap-3" label={t('ship.cancel')}>
          <form.AppField name="reason">
            {(field) => <field.Text isRequired maxLength={500} label={t('ship.cancelReason')} />}
          </form.AppField>
          <form.Submit look="plain" className="justify-self-start" workingText={t('ship.cancel')}>
            {t('ship.cancel')}
          </form.Submit>
        </form.Form>
      </form.AppForm>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('giveBack.title', { amount: refundableAmount(order) })}
        text={`${t('giveBack.closes')} ${t('giveBack.text')}`}
        yes={t('giveBack.yes')}
        no={t('cancelDialog')}
        act={() => cancelByShop(order.id, reason)}
      />
    </>
  )
}

function HandOver({ id }: { id: string }) {
  const t = useTranslations('orders')
  const handOver = useOrderAction((code: string) => handOverOrder(id, code))
  const form = useAppForm({
    values: { code: '' },
    check: ({ code }) => ({ code: /^\d{6}$/.test(code) ? undefined : t('codeWrong') }),
    onSend: ({ code }) => handOver.mutateAsync(code),
  })
  return (
    <Panel title={t('ship.handOver')}>
      <form.AppForm>
        <form.Form className="grid gap-3" label={t('ship.handOver')}>
          <form.AppField name="code">
            {(field) => <field.Text isRequired inputMode="numeric" maxLength={6} label={t('ship.code')} />}
          </form.AppField>
          <form.Failure />
          <form.Submit workingText={t('working')}>{t('ship.handOver')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Panel>
  )
}
