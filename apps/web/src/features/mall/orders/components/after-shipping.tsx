import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { correctExpress, markArrived } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ExpressForm } from './express-form.tsx'
import { Panel } from './panel.tsx'

/** What the shop does with an order that it shipped: report that it arrived, correct carrier and number. */
export function AfterShipping({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const { id, can, expressCompany, expressNumber } = order
  const [isOpen, setOpen] = useState(false)
  if (!can.arrive && !can.correctExpress) return null
  return (
    <Panel title={t('delivery.title')}>
      <div className="grid gap-4">
        {can.arrive ? (
          <p>
            <AskDialog
              look="main"
              button={t('delivery.arrived')}
              title={t('delivery.arrivedTitle')}
              text={t('delivery.arrivedText')}
              yes={t('delivery.arrivedYes')}
              no={t('cancelDialog')}
              act={() => markArrived(id)}
            />
          </p>
        ) : null}
        {can.correctExpress ? (
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className="cursor-pointer font-semibold">{t('delivery.correct')}</summary>
            <p className="text-soft my-3">{t('delivery.correctText')}</p>
            <ExpressForm
              // A correction from elsewhere is what is corrected next.
              key={`${expressCompany} ${expressNumber}`}
              button={t('delivery.save')}
              known={{ company: expressCompany ?? '', number: expressNumber ?? '' }}
              act={(express) => correctExpress({ id, ...express })}
              onDone={() => setOpen(false)}
            />
          </details>
        ) : null}
      </div>
    </Panel>
  )
}
