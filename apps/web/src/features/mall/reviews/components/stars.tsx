import { Star } from 'lucide-react'

import { useTranslations } from '../../../../i18n/use-translations.ts'

/** The stars of one review. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('reviews')
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{t('stars', { count: rating })}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={`size-4 ${place <= rating ? 'fill-honey text-honey' : 'text-line'}`}
        />
      ))}
    </span>
  )
}
