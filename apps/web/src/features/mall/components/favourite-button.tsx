import { Heart } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'

type FavouriteButtonProps = { name: string; isFavourite: boolean; onKeep: () => void }

export function FavouriteButton({ name, isFavourite, onKeep }: FavouriteButtonProps) {
  const t = useTranslations('mall')
  const label = t('favourite', { name })
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFavourite}
      title={label}
      onClick={onKeep}
      className={`bg-card hover:border-coral relative inline-grid size-10 place-items-center rounded-full border-2 ${isFavourite ? 'border-berry text-berry-text' : 'border-line text-soft'}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isFavourite ? 'fill-current' : ''}`} />
    </button>
  )
}
