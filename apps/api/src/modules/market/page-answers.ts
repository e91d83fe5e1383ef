import type { PicturePlace } from '@mofu/domain/picture-sources'
import { type Nft, nftDetailById, nftsV2 } from '@mofu/wire/market'

import { type AnswerRow, ask, type FirstPicture } from '../../platform/page-answers.ts'

/** Cards that stand on the first screen of a phone. */
const FIRST_CARDS = 4

/** What the list and a pet's page ask for first. A list that is narrowed in any way asks for itself. */
export function marketAnswers({ defaultChainId }: { defaultChainId: number }): AnswerRow[] {
  return [
    {
      path: '/list',
      rooms: ['market'],
      ask: ({ query }) =>
        query.size > 0
          ? undefined
          : ask(nftsV2, { body: { chainId: defaultChainId } }, ({ list }) =>
              list.slice(0, FIRST_CARDS).flatMap((nft) => pictureOf(nft, 'card')),
            ),
    },
    {
      path: '/detail/:id',
      rooms: ['market', 'traits', 'trade'],
      ask: ({ params }) =>
        ask(nftDetailById, { params: { id: params['id'] ?? '' } }, (nft) => pictureOf(nft, 'page')),
    },
  ]
}

function pictureOf({ url, nftType }: Pick<Nft, 'url' | 'nftType'>, place: PicturePlace): FirstPicture[] {
  return url !== null && nftType === 'IMAGE' ? [{ url, place }] : []
}
