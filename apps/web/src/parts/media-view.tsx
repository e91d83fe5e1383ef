import { pictureSources } from '@mofu/domain/picture-sources'
import type { Nft } from '@mofu/wire/market'
import { ImageOff, Music, Paintbrush } from 'lucide-react'
import { useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'

type MediaViewProps = {
  nft: Pick<Nft, 'url' | 'poster' | 'nftType' | 'title' | 'metadata'>
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  /** Visible at once: not lazy-loaded. */
  isFirst?: boolean
}

/** A token's media: an image, a video or audio; a placeholder while there is none. */
export function MediaView({ nft, sizes, isFirst = false }: MediaViewProps) {
  const [isBroken, setBroken] = useState(false)
  const t = useTranslations('parts')
  const frame = 'aspect-square w-full rounded-2xl bg-sunken object-cover'

  if (nft.url === null || isBroken) {
    const isDrawing = nft.metadata === 'queued'
    const Icon = isDrawing ? Paintbrush : ImageOff
    return (
      <span className={`${frame} text-soft grid place-content-center justify-items-center gap-2 text-sm`}>
        <Icon aria-hidden="true" className="size-8" />
        {isDrawing ? t('drawing') : t('noPicture')}
      </span>
    )
  }
  switch (nft.nftType) {
    case 'IMAGE': {
      const { src, srcSet } = pictureSources(nft.url)
      return (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : sizes}
          alt={nft.title}
          width={640}
          height={640}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(true)}
          className={frame}
        />
      )
    }
    case 'VIDEO':
      return (
        <video
          src={nft.url}
          poster={nft.poster ?? undefined}
          aria-label={nft.title}
          muted
          loop
          playsInline
          controls
          preload={nft.poster ? 'none' : 'metadata'}
          onError={() => setBroken(true)}
          className={frame}
        />
      )
    case 'audio':
      return (
        <span className={`${frame} grid place-content-center justify-items-center gap-4 p-4`}>
          {nft.poster ? (
            <img
              src={nft.poster}
              alt=""
              width={640}
              height={640}
              loading={isFirst ? 'eager' : 'lazy'}
              decoding="async"
              className="mx-auto aspect-square w-3/5 rounded-2xl object-cover"
            />
          ) : (
            <span
              aria-hidden="true"
              className="border-plum bg-coral text-plum mx-auto grid size-24 place-items-center rounded-full border-8"
            >
              <Music className="size-8" />
            </span>
          )}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- tokens have no captions */}
          <audio
            src={nft.url}
            aria-label={nft.title}
            controls
            preload="none"
            onError={() => setBroken(true)}
            className="w-full max-w-72"
          />
        </span>
      )
    default:
      return nft.nftType satisfies never
  }
}
