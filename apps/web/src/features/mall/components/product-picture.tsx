import { pictureSources } from '@mofu/domain/picture-sources'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'

type GoodsPictureProps = { url: string | null; alt: string; sizes: string; isFirst?: boolean }

/** A square product picture, or a placeholder. */
export function ProductPicture({ url, alt, sizes, isFirst = false }: GoodsPictureProps) {
  const [broken, setBroken] = useState<string>()
  const frame = 'aspect-square w-full rounded-2xl bg-sunken object-cover'
  if (url === null || broken === url) {
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={`${frame} text-soft grid place-content-center`}
      >
        <ImageOff aria-hidden="true" className="size-8" />
      </span>
    )
  }
  const { src, srcSet } = pictureSources(url)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={640}
      height={640}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(url)}
      className={frame}
    />
  )
}
