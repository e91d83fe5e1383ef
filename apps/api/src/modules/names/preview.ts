import type { Database } from '@mofu/db/connect'
import { parseNftId } from '@mofu/domain/nft-id'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { findToken } from './store.ts'

/** A link to a name shows the picture of its token. */
export function namesPreviews({ db }: { db: Database }): PreviewRow[] {
  return [
    {
      path: '/pnsdetail/:id',
      preview: async ({ params }) => {
        const id = params['id'] ?? ''
        if (!parseNftId(id)) return 'missing'
        const found = await findToken(db, id)
        // A name that was never registered, or whose picture is not made yet, has the default card.
        return found?.url ? { title: `${found.title} · Mofu`, description: '', image: found.url } : undefined
      },
    },
  ]
}
