import { useTranslations } from '../../../../i18n/use-translations.ts'
import { MediaView } from '../../../../parts/media-view.tsx'
import type { ArtworkValues } from '../artwork-values.ts'
import { ownType } from '../own-type.ts'

type ArtworkPreviewProps = { values: ArtworkValues; collectionName: string }

/** The card as everyone will see it. */
export function ArtworkPreview({ values, collectionName }: ArtworkPreviewProps) {
  const { file } = values
  const t = useTranslations('artwork')
  const title = values.artworkName.trim() || t('untitled')
  return (
    <section aria-label={t('preview')}>
      <h2 className="text-soft mb-2 text-base">{t('preview')}</h2>
      <article className="card p-3">
        {file ? (
          <MediaView
            key={file.url}
            nft={{
              url: file.url,
              poster: file.poster?.url ?? null,
              nftType: ownType(file.type),
              title,
              metadata: 'ready',
            }}
            sizes="(min-width: 1024px) 40vw, 100vw"
            isFirst
          />
        ) : (
          <span className="bg-sunken text-soft grid aspect-square w-full place-content-center rounded-2xl">
            {t('noFile')}
          </span>
        )}
        <h3 className="font-display mt-3 truncate text-xl font-extrabold">{title}</h3>
        <p className="text-soft truncate">{collectionName || t('newCollection')}</p>
        {values.artistName.trim() === '' ? null : <p className="truncate">{values.artistName}</p>}
      </article>
    </section>
  )
}
