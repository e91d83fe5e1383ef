import { useState } from 'react'

import { useAppConfig } from '../../../api/app-config.ts'
import { coverUrl } from '../cover-url.ts'
import { BoxArt } from './box-art.tsx'

type BoxCoverProps = { cover: string; isFirst?: boolean }

/** A box's cover; the drawing of a box where there is none to show. */
export function BoxCover({ cover, isFirst = false }: BoxCoverProps) {
  const { mediaUrl } = useAppConfig()
  const [broken, setBroken] = useState<string>()
  const url = coverUrl(cover, mediaUrl)
  if (url === undefined || url === broken) {
    return (
      <span className="bg-sunken grid aspect-square w-full place-items-center rounded-2xl">
        <BoxArt look="closed" className="w-3/5" />
      </span>
    )
  }
  return (
    <img
      src={url}
      alt=""
      width={640}
      height={640}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(url)}
      className="bg-sunken aspect-square w-full rounded-2xl object-cover"
    />
  )
}
