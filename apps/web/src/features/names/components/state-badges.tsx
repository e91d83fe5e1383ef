import { renewalUrgency } from '@mofu/domain/name-state'
import type { Name } from '@mofu/wire/names'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Badge } from '../../../ui/badge.tsx'

type StateBadgesProps = {
  name: Pick<Name, 'state' | 'expiry' | 'isPrimary' | 'price'>
  /** The chain's time. */
  time: number
}

/** The state of a name: the same badges wherever it is shown. */
export function StateBadges({ name: { state, expiry, isPrimary, price }, time }: StateBadgesProps) {
  const t = useTranslations('names')
  const isEnding = state === 'live' && renewalUrgency(expiry, time) !== 'none'
  const isLastDay = isEnding && renewalUrgency(expiry, time) === 'now'
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'grace' ? <Badge tone="berry">{t('grace')}</Badge> : null}
      {state === 'free' ? <Badge>{t('free')}</Badge> : null}
      {isEnding ? <Badge tone={isLastDay ? 'berry' : 'honey'}>{t('ending')}</Badge> : null}
      {state === 'live' && !isEnding ? <Badge tone="mint">{t('live')}</Badge> : null}
      {isPrimary ? <Badge>{t('primary')}</Badge> : null}
      {price === null ? null : <Badge tone="mint">{t('forSale')}</Badge>}
    </span>
  )
}
