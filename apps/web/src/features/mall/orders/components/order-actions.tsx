import { useTranslations } from '../../../../i18n/use-translations.ts'
import { moneyText } from '../../../../parts/money.ts'
import { closeOrder, confirmDelivery } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ChangeAddress } from './change-address.tsx'

/** What the buyer may do now. Each action asks for confirmation. */
export function OrderActions({ shopper, order }: { shopper: string; order: OrderDetail }) {
  const t = useTranslations('orders')
  const { id, can, shopName, group } = order
  const which = t('which', {
    shop: shopName,
    amount: moneyText(BigInt(order.orderAmount), order.currency),
    number: order.orderNumber,
  })
  const others = group.length > 1 ? ` ${t('othersStay', { count: String(group.length - 1) })}` : ''
  if (!can.close && !can.cancel && !can.receive && !can.setAddress) return null
  return (
    <div className="flex flex-wrap gap-3">
      {can.receive ? (
        <AskDialog
          look="main"
          button={t('receive.button')}
          title={t('receive.title')}
          text={t('receive.text')}
          yes={t('receive.yes')}
          no={t('close.no')}
          act={() => confirmDelivery(id)}
        />
      ) : null}
      {can.setAddress ? <ChangeAddress shopper={shopper} orderId={id} /> : null}
      {can.close ? (
        <AskDialog
          button={t('close.button')}
          title={t('close.title', { shop: shopName })}
          text={`${which}${others} ${t('close.text')}`}
          yes={t('close.yes')}
          no={t('close.no')}
          act={() => closeOrder(id)}
        />
      ) : null}
      {can.cancel ? (
        <AskDialog
          button={t('cancel.button')}
          title={t('cancel.title', { shop: shopName })}
          text={`${which}${others} ${t('cancel.text')}`}
          yes={t('cancel.yes')}
          no={t('close.no')}
          act={() => closeOrder(id)}
        />
      ) : null}
    </div>
  )
}
