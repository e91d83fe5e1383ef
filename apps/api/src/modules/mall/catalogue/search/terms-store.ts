import { product, shop } from '@mofu/db/app/mall/shop'
import type { Transaction } from '@mofu/db/connect'
import { asc, eq, lt } from 'drizzle-orm'

/** Products whose terms are of an older version; those that somebody is saving are left for the next time. */
export function lockOutdatedTerms(tx: Transaction, version: number, most: number) {
  return tx
    .select({
      id: product.id,
      title: product.title,
      categoryId: product.categoryId,
      shopId: product.shopId,
      shopName: shop.name,
    })
    .from(product)
    .innerJoin(shop, eq(shop.id, product.shopId))
    .where(lt(product.termsVersion, version))
    .orderBy(asc(product.termsVersion), asc(product.id))
    .limit(most)
    .for('no key update', { of: product, skipLocked: true })
}

export async function updateTerms(
  tx: Transaction,
  id: number,
  values: { terms: string[]; termsVersion: number },
): Promise<void> {
  await tx.update(product).set(values).where(eq(product.id, id))
}
