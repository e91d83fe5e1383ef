import type { Database } from '@mofu/db/connect'
import { isListed } from '@mofu/domain/collection-states'
import { parseNftId, nftId } from '@mofu/domain/nft-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import { findNft } from './store.ts'

/** A link to a pet shows the pet. */
export function marketPreviews(db: Database): PreviewRow[] {
  const preview: PreviewRow['preview'] = async ({ params }) => {
    const key = parseNftId(params['id'] ?? '')
    const nft = key && (await findNft(db, nftId(key)))
    if (!nft) return 'missing'
    // The default card is shown until its metadata is read, and for what lists hide.
    if (nft.mediaUrl === null || !isListed(nft.collectionState)) return undefined
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
