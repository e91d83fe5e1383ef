import type { Database } from '@mofu/db/connect'
import { parseNftId } from '@mofu/domain/nft-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import { findLatestLot } from './store.ts'

/** A link to an auction shows its pet. */
export function auctionsPreviews({ db }: { db: Database }): PreviewRow[] {
  return [
    {
      path: '/auction-detail/:id',
      preview: async ({ params }) => {
        const id = params['id'] ?? ''
        if (!parseNftId(id)) return 'missing'
        const found = await findLatestLot(db, id)
        const picture = found?.media?.mediaUrl
        // A pet that was never put up, is of a hidden collection or has no metadata yet has the default card.
        if (!picture || found.isHidden || !found.media?.title) return undefined
        return { title: `${found.media.title} · Mofu`, description: '', image: shareCardOf(picture) }
      },
    },
  ]
}
