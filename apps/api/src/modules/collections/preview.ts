import { parseAddress } from '@mofu/domain/address'

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
  return [
    {
      path: '/list',
      preview: async ({ query }) => {
        const contract = parseAddress(query.get('collection') ?? '')
        const found = contract && (await store.find(defaultChainId, contract))
        const cover = found?.covers[0]
        if (!found || cover === undefined) return undefined
        const count = found.nftCount === 1 ? '1 pet' : `${found.nftCount} pets`
        return {
          title: `${found.name} · Mofu`,
          description: `${count}, minted and traded by the people who love them.`,
          image: shareCardOf(cover),
        }
      },
    },
  ]
}
