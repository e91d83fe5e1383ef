import type { BoxPhase } from '@mofu/domain/box-state'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { phaseWords } from '../phase-words.ts'

const tones: Record<BoxPhase, BadgeTone> = {
  announced: 'plain',
  'not-yet-open': 'honey',
  open: 'mint',
  'sold-out': 'berry',
  ended: 'plain',
}

export function PhaseBadge({ phase }: { phase: BoxPhase }) {
  const t = useTranslations('boxes')
  return <Badge tone={tones[phase]}>{t(`phase.${phaseWords[phase]}`)}</Badge>
}
