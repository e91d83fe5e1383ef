import type { Database } from '@mofu/db/connect'
import { textIn } from '@mofu/domain/local-text'

import type { PreviewRow } from '../../platform/link-preview.ts'
import { findListedProduct } from './catalogue/store.ts'

/** A link to a product shows it. Other segments of the path are ignored. */
export function mallPreviews({ db }: { db: Database }): PreviewRow[] {
  return [
    {
      path: '/product/:id',
      preview: async ({ params }) => {
        const id = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0
        const found = await findListedProduct(db, id)
        if (!found) return 'missing'
        const [image] = found.pictures
        if (image === undefined) return undefined
        return {
          title: `${textIn('en', found.title)} · ${found.shop.name} · Mofu`,
          description: textIn('en', found.description),
          image,
        }
      },
    },
  ]
}
