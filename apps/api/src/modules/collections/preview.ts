import { parseCollectionId } from '@mofu/domain/nft-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import type { Collection } from './collection.ts'

export type CollectionFinder = {
  find(
    chainId: number,
    contract: string,
  ): Promise<Pick<Collection, 'name' | 'nftCount' | 'covers'> | undefined>
}

type Deps = { store: CollectionFinder; defaultChainId: number }

/** A link to a collection shows its newest pet and says how many there are. */
export function collectionsPreviews({ store, defaultChainId }: Deps): PreviewRow[] {
  const preview = async (text: string) => {
    const key = parseCollectionId(text, defaultChainId)
    const found = key && (await store.find(key.chainId, key.contract))
    if (!found) return 'missing'
    const cover = found.covers[0]
    if (cover === undefined) return undefined
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
        // A list that nothing is in is still the list.
        return found === 'missing' ? undefined : found
      },
    },
    { path: '/collection-list/:id', preview: ({ params }) => preview(params['id'] ?? '') },
  ]
}
