import { Heart } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'

type FavouriteButtonProps = { name: string; isKept: boolean; onKeep: () => void }

export function FavouriteButton({ name, isKept, onKeep }: FavouriteButtonProps) {
  const t = useTranslations('mall')
  const label = t('favourite', { name })
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isKept}
      title={label}
      onClick={onKeep}
      className={`bg-card hover:border-coral relative inline-grid size-10 place-items-center rounded-full border-2 ${isKept ? 'border-berry text-berry-text' : 'border-line text-soft'}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isKept ? 'fill-current' : ''}`} />
    </button>
  )
}
