import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { japanPostalQuery } from '../queries.ts'

/** The address of a Japanese postal code, applied with one press. */
export function PostalPlaces({
  code,
  isFilled,
  onChoose,
}: {
  code: string
  isFilled: boolean
  onChoose: (place: string) => void
}) {
  const t = useTranslations('mall')
  const { data } = useQuery(japanPostalQuery(code))
  if (!data || isFilled) return null
  if (data.length === 0) return <Note tone="honey">{t('postalUnknown')}</Note>
  return (
    <div className="flex flex-wrap gap-2">
      {data.map((place) => (
        <Button key={place} size="small" onClick={() => onChoose(place)}>
          {place}
        </Button>
      ))}
    </div>
  )
}
