import type { Database } from '@mofu/db/connect'
import { parseBoxId } from '@mofu/domain/box-id'
import { idWithin } from '@mofu/domain/numbered-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { shareCardOf } from '../uploads/index.ts'
import { findBox, listPrizes, listPrizesOfDraws } from './store.ts'

type Deps = { db: Database; defaultChainId: number }

/** A link to a box shows its title and its first prize; one to a draw what was drawn. */
export function boxesPreviews({ db, defaultChainId }: Deps): PreviewRow[] {
  return [
    {
      path: '/LotteryDetail/:id',
      preview: async ({ params }) => {
        const place = parseBoxId(params['id'] ?? '', defaultChainId)
        const found = place && (await findBox(db, place.chainId, place.number))
        if (!found) return 'missing'
        const [first] = await listPrizes(db, found.id, 1)
        const picture = first?.media?.mediaUrl
        // Until its metadata is read, the default card is shown.
        if (!picture || found.title === '') return undefined
        return {
          title: `${found.title} · Mofu`,
          description: found.introduction,
          image: shareCardOf(picture),
        }
      },
    },
    {
      path: '/fairness/lottery/:id/:order',
      preview: async ({ params }) => {
        const place = parseBoxId(params['id'] ?? '', defaultChainId)
        const order = Number(params['order'])
        const found = place && (await findBox(db, place.chainId, place.number))
        if (!found || !Number.isSafeInteger(order)) return undefined
        const [first] = await listPrizesOfDraws(db, [idWithin(found.id, order)])
        // The page reads the chain, which may know more: until a draw is decided here, the default card is shown.
        const picture = first?.media?.posterUrl ?? first?.media?.mediaUrl
        if (!picture || !first?.media?.title) return undefined
        return {
          title: [first.media.title, found.title, 'Mofu'].filter((part) => part !== '').join(' · '),
          description: found.introduction,
          image: shareCardOf(picture),
        }
      },
    },
  ]
}
