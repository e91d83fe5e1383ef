import type { Database } from '@mofu/db/connect'
import { isListed } from '@mofu/domain/collection-states'
import { parseCollectionId } from '@mofu/domain/nft-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import { findCover } from './store.ts'

type Deps = { db: Database; defaultChainId: number }

/** A link to a collection shows its newest pet and the number of pets. */
export function collectionsPreviews({ db, defaultChainId }: Deps): PreviewRow[] {
  const preview = async (text: string) => {
    const key = parseCollectionId(text, defaultChainId)
    const found = key && (await findCover(db, key.chainId, key.contract))
    if (!found) return 'missing'
    const cover = found.covers[0]
    // What lists hide is not announced by previews either.
    if (cover === undefined || !isListed(found.state)) return undefined
    const count = found.nftCount === 1 ? '1 pet' : `${found.nftCount} pets`
    return {
      title: `${found.name} · Mofu`,
      description: `${count}, minted and traded by the people who love them.`,
      image: shareCardOf(cover),
    }
  }
  return [
    {
      path: '/list',
      preview: async ({ query }) => {
        const found = await preview(query.get('collection') ?? '')
        // An empty list is still a list.
        return found === 'missing' ? undefined : found
      },
    },
    { path: '/collection-list/:id', preview: ({ params }) => preview(params['id'] ?? '') },
  ]
}
