import type { PicturePlace } from '@mofu/domain/picture-sources'
import { type Nft, nftDetailById, nftsV2 } from '@mofu/wire/market'

import { type PreloadRow, ask, type FirstPicture } from '../../platform/preloaded-responses.ts'

/** Cards visible on the first screen of a phone. */
const FIRST_CARDS = 4

/** First requests of the list and of a pet's page. A filtered list is not preloaded. */
export function marketPreloads({ defaultChainId }: { defaultChainId: number }): PreloadRow[] {
  return [
    {
      path: '/list',
      namespaces: ['market'],
      ask: ({ query }) =>
        query.size > 0
          ? undefined
          : ask(nftsV2, { body: { chainId: defaultChainId } }, ({ list }) =>
              list.slice(0, FIRST_CARDS).flatMap((nft) => pictureOf(nft, 'card')),
            ),
    },
    {
      path: '/detail/:id',
      namespaces: ['market', 'traits', 'trade'],
      ask: ({ params }) =>
        ask(nftDetailById, { params: { id: params['id'] ?? '' } }, (nft) => pictureOf(nft, 'page')),
    },
  ]
}

function pictureOf({ url, nftType }: Pick<Nft, 'url' | 'nftType'>, place: PicturePlace): FirstPicture[] {
  return url !== null && nftType === 'IMAGE' ? [{ url, place }] : []
}
