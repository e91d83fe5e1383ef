import { textIn } from '@mofu/domain/local-text'

import type { PreviewRow } from '../../platform/link-preview.ts'
import type { ProductStore } from './catalogue/show-product.ts'

/** A link to a product shows it. Whatever else stands in the path is nobody's business. */
export function mallPreviews({ store }: { store: Pick<ProductStore, 'findListed'> }): PreviewRow[] {
  return [
    {
      path: '/product/:id',
      preview: async ({ params }) => {
        const id = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0
        const found = await store.findListed(id)
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
