import type { PetTier } from '@mofu/domain/pet-tiers'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const tones: Record<PetTier, BadgeTone> = {
  legendary: 'honey',
  epic: 'berry',
  rare: 'mint',
  uncommon: 'plain',
  common: 'plain',
}

export function TierBadge({ tier }: { tier: PetTier }) {
  const t = useTranslations('gacha')
  return <Badge tone={tones[tier]}>{t(`tier.${tier}`)}</Badge>
}
