import { averageRating } from '@mofu/domain/mall/review-rules'
import { Star } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'

type RatingLabelProps = { sum: number; count: number; className?: string }

/** A product's average rating and how many reviews it comes from; nothing without reviews. */
export function RatingLabel({ sum, count, className = '' }: RatingLabelProps) {
  const t = useTranslations('mall')
  const average = averageRating({ sum, count })
  if (average === undefined) return null
  return (
    <span className={`inline-flex items-center gap-1 text-sm font-semibold tabular-nums ${className}`}>
      <Star aria-hidden="true" className="fill-honey text-honey size-4" />
      <span className="sr-only">{t('rated', { average, count })}</span>
      <span aria-hidden="true">
        {average} <span className="text-soft">({count})</span>
      </span>
    </span>
  )
}
