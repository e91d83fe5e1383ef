import { pictureSizes } from '@mofu/domain/picture-sources'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { ProductPicture } from './product-picture.tsx'

type GalleryProps = {
  name: string
  pictures: readonly string[]
  shown: string | null
  onShow: (url: string) => void
}

/** The selected picture, with thumbnails of the others. */
export function Gallery({ name, pictures, shown, onShow }: GalleryProps) {
  const t = useTranslations('mall')
  return (
    <div>
      <div className="card p-3 sm:p-4">
        <ProductPicture url={shown} alt={name} isFirst sizes={pictureSizes.page} />
      </div>
      {pictures.length < 2 ? null : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('picture', { number: index + 1 })}
                aria-pressed={url === shown}
                onClick={() => onShow(url)}
                className={`block w-16 rounded-2xl border-2 p-0.5 sm:w-20 ${url === shown ? 'border-coral' : 'border-line'}`}
              >
                <ProductPicture url={url} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
