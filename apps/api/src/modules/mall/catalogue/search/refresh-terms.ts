import type { Database } from '@mofu/db/connect'
import { SEARCH_TERMS_VERSION, termsOfProduct } from '@mofu/domain/mall/search-terms'
import { categoryTexts } from '@mofu/words/mall/categories'

import { lockOutdatedTerms, updateTerms } from './store.ts'

const BATCH = 100

/** Rewrites the search terms of products that were saved by older rules or synonyms. Safe in several workers at once. */
export async function refreshTerms(db: Database): Promise<void> {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const products = await lockOutdatedTerms(tx, SEARCH_TERMS_VERSION, BATCH)
      for (const { id, title, categoryId, shopId, shopName } of products) {
        const texts = [...Object.values(title), ...categoryTexts(categoryId), shopName]
        await updateTerms(tx, id, {
          terms: termsOfProduct({ texts, categoryId, shopId }),
          termsVersion: SEARCH_TERMS_VERSION,
        })
      }
      return products.length
    })
    if (done < BATCH) return
  }
}
