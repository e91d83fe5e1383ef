import { useTranslations } from '../../../../i18n/use-translations.ts'
import { moneyText } from '../../../../parts/money.ts'
import { Note } from '../../../../ui/note.tsx'
import { closeOrder } from '../actions/change-order.ts'
import type { OrderDetail } from '../queries.ts'
import { AskDialog } from './ask-dialog.tsx'

/** The orders of a purchase that cannot be paid because of an admin's decision: which, why, and a way to close them. */
export function HeldOrders({ order: { group, currency } }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  const others = group.some(({ canPay }) => canPay)
  return group.map(({ id, heldBy, shopName, orderNumber, orderAmount }) =>
    heldBy === null ? null : (
      <Note key={id} tone="berry">
        <strong className="block">{t(`held.${heldBy}`, { shop: shopName, number: orderNumber })}</strong>
        <p className="mb-3">{others ? t('held.others') : t('held.alone')}</p>
        <AskDialog
          button={t('close.title', { shop: shopName })}
          title={t('close.title', { shop: shopName })}
          text={t('which', {
            shop: shopName,
            amount: moneyText(BigInt(orderAmount), currency),
            number: orderNumber,
          })}
          yes={t('close.yes')}
          no={t('close.no')}
          act={() => closeOrder(id)}
        />
      </Note>
    ),
  )
}
