import { parseNftId, nftId } from '@mofu/domain/nft-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import type { NftStore } from './show-nft.ts'

/** A link to a pet shows the pet. */
export function marketPreviews({ store }: { store: Pick<NftStore, 'find'> }): PreviewRow[] {
  const preview: PreviewRow['preview'] = async ({ params }) => {
    const key = parseNftId(params['id'] ?? '')
    const nft = key && (await store.find(nftId(key)))
    if (!nft) return 'missing'
    // Until its metadata has been read there is nothing to show but the house's own card.
    if (nft.mediaUrl === null) return undefined
    const title = nft.title === '' ? `#${nft.tokenId}` : nft.title
    return {
      title: `${title} · ${nft.collectionName} · Mofu`,
      description: nft.description,
      image: shareCardOf(nft.mediaUrl),
    }
  }
  return [
    { path: '/detail/:id', preview },
    { path: '/detailOld/:id', preview },
  ]
}
