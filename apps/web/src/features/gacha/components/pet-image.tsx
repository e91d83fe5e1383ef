import { MediaView } from '../../../parts/media-view.tsx'

type PetImageProps = { url: string; name: string; sizes: string; className?: string }

/** A pet's picture; its metadata needs no reading, because its number decides it. */
export function PetImage({ url, name, sizes, className }: PetImageProps) {
  return (
    <div className={className}>
      <MediaView
        nft={{ url, poster: null, nftType: 'IMAGE', title: name, metadata: 'ready' }}
        sizes={sizes}
      />
    </div>
  )
}
