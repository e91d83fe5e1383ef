import type { Quiz } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { type PhaseWord, phaseWordOf } from '../phase-words.ts'

const tones: Record<PhaseWord, BadgeTone> = {
  review: 'honey',
  rejected: 'berry',
  upchain: 'honey',
  betting: 'mint',
  paused: 'berry',
  locked: 'honey',
  result: 'honey',
  decided: 'mint',
  ended: 'plain',
  refunded: 'plain',
  takenDown: 'plain',
}

export function PhaseBadge({ quiz }: { quiz: Pick<Quiz, 'phase' | 'round'> }) {
  const t = useTranslations('predictions')
  const word = phaseWordOf(quiz)
  return <Badge tone={tones[word]}>{t(`phase.${word}`)}</Badge>
}
