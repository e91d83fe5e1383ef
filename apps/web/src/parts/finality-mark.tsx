import { finalityOf } from '@mofu/domain/finality'
import type { ReadAt } from '@mofu/wire/envelope'
import { Check } from 'lucide-react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Badge } from '../ui/badge.tsx'

/** The finality of a row: its confirmations so far, or final. */
export function FinalityMark({ block, at }: { block: number; at: ReadAt }) {
  const t = useTranslations('parts')
  const finality = finalityOf(block, { block: at.block, finalized: at.finalizedBlock })
  if (finality.state === 'final') {
    return (
      <span title={t('finalHint')}>
        <Badge tone="mint">
          <Check aria-hidden="true" className="size-3" />
          {t('final')}
        </Badge>
      </span>
    )
  }
  const { blocks, needed } = finality
  return (
    <span title={t('seenHint', { blocks, needed })}>
      <Badge tone="honey">{t('seen', { blocks, needed })}</Badge>
    </span>
  )
}
