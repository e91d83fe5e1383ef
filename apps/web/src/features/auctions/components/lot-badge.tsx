import type { Lot } from '@mofu/wire/auctions'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Badge } from '../../../ui/badge.tsx'
import { badgeOf } from '../state-words.ts'

/** The state of a lot, and how it ended. */
export function LotBadge({ lot }: { lot: Pick<Lot, 'state' | 'status'> }) {
  const t = useTranslations('auctions')
  const { key, tone } = badgeOf(lot)
  return <Badge tone={tone}>{t(key)}</Badge>
}
