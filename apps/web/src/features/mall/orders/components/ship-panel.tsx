import { orderStatus } from '@mofu/domain/mall/order-status'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Note } from '../../../../ui/note.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { cancelByShop, handOverOrder, readyOrder, shipOrder } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { refundableAmount } from '../refundable-amount.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ExpressForm } from './express-form.tsx'
import { Panel } from './panel.tsx'
import { SendForm } from './send-form.tsx'

/** The shop's actions on a paid order. */
export function ShipPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const { id, version, status, isPickup, can } = order
  const [reason, setReason] = useState('')
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
            <div className="mt-3 grid gap-3">
              <TextField
                required
                maxLength={500}
                label={t('ship.cancelReason')}
                value={reason}
                onText={setReason}
              />
              <p>
                <AskDialog
                  button={t('ship.cancel')}
                  title={t('giveBack.title', { amount: refundableAmount(order) })}
                  text={`${t('giveBack.closes')} ${t('giveBack.text')}`}
                  yes={t('giveBack.yes')}
                  no={t('cancelDialog')}
                  isDisabled={reason.trim().length < 3}
                  act={() => cancelByShop(id, reason.trim())}
                />
              </p>
            </div>
          </details>
        </div>
      ) : (
        <Note tone="honey">{t('ship.wait')}</Note>
      )}
    </Panel>
  )
}

function HandOver({ id }: { id: string }) {
  const t = useTranslations('orders')
  const [code, setCode] = useState('')
  return (
    <Panel title={t('ship.handOver')}>
      <SendForm
        label={t('ship.handOver')}
        button={t('ship.handOver')}
        isReady={/^\d{6}$/.test(code)}
        act={() => handOverOrder(id, code)}
      >
        <TextField
          required
          inputMode="numeric"
          maxLength={6}
          label={t('ship.code')}
          value={code}
          onText={setCode}
        />
      </SendForm>
    </Panel>
  )
}
