import type { CollectionState } from '@mofu/domain/collection-states'
import { BadgeCheck, EyeOff, OctagonX, ShieldQuestion } from 'lucide-react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const looks = {
  verified: { tone: 'mint', Icon: BadgeCheck },
  unverified: { tone: 'plain', Icon: ShieldQuestion },
  hidden: { tone: 'honey', Icon: EyeOff },
  disabled: { tone: 'berry', Icon: OctagonX },
} as const satisfies Record<CollectionState, { tone: BadgeTone; Icon: typeof EyeOff }>

/** The platform's verdict on a collection, in one word. */
export function CollectionBadge({ state }: { state: CollectionState }) {
  const t = useTranslations('collections')
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {t(state)}
    </Badge>
  )
}
