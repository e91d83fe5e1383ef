import { type OrderStatus, statusName } from '@mofu/domain/mall/order-status'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'

const tones: Record<OrderStatus, BadgeTone> = {
  1: 'honey',
  2: 'mint',
  3: 'mint',
  4: 'mint',
  5: 'plain',
  6: 'plain',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders')
  return <Badge tone={tones[status]}>{t(`status.${statusName(status)}`)}</Badge>
}
