import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { UploadField, type UploadedFile } from './upload-field.tsx'

type MediaType = 'IMAGE' | 'VIDEO' | 'audio'

type PictureSlotProps = {
  label: string
  url: string | null
  /** The upload also accepts video and audio. */
  isArtwork?: boolean
  onUrl: (url: string | null, type: MediaType) => void
}

/** A picture of the page, or an upload field for one. */
export function PictureSlot({ label, url, isArtwork = false, onUrl }: PictureSlotProps) {
  const t = useTranslations('accounts')
  if (url !== null && url !== '') {
    return (
      <div>
        <p className="font-display mb-1 font-extrabold">{label}</p>
        <div className="flex flex-wrap items-center gap-3">
          {url.endsWith('.webp') ? (
            <img src={url} alt="" className="bg-sunken h-20 max-w-full rounded-xl object-contain" />
          ) : (
            <span className="text-soft text-sm break-all">{url}</span>
          )}
          <Button size="small" onClick={() => onUrl(null, 'IMAGE')}>
            {t('editHome.replace')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <UploadField
      label={label}
      purpose={isArtwork ? 'artwork' : 'picture'}
      onFile={(file) => file && onUrl(file.pictureUrl ?? file.url, typeOf(file))}
    />
  )
}

function typeOf({ type }: UploadedFile): MediaType {
  if (type === 'audio/mpeg') return 'audio'
  return type === 'video/mp4' ? 'VIDEO' : 'IMAGE'
}
