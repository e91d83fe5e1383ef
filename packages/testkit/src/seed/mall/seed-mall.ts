import { freightTemplate, product, shop, shopMember, sku } from '@mofu/db/app/mall/shop'
import { connectPool, database, type Transaction } from '@mofu/db/connect'
import { SEARCH_TERMS_VERSION, termsOfProduct } from '@mofu/domain/mall/search-terms'
import { categoryTexts } from '@mofu/words/mall/categories'

import { accountOf } from '../../accounts.ts'
import { accountIdOf } from '../seed-account.ts'
import { goods, type SeedProduct } from './products.ts'
import { type SeedShop, shops } from './shops.ts'

/** A day between two products, so that "newest" has a distinct order. */
const DAY_MS = 86_400_000

/** Creates the mall's first shops. Does nothing where there are any. */
export async function seedMall({
  databaseUrl,
  mediaUrl,
}: {
  databaseUrl: string
  mediaUrl: string
}): Promise<void> {
  const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'mofu-seed', max: 1 })
  try {
    await database(pool).transaction(async (tx) => {
      if ((await tx.$count(shop)) > 0) return
      const opened: { shopId: number; freightTemplateId: number; name: string }[] = []
      for (const one of shops) opened.push(await openShop(tx, one))
      for (const [index, one] of goods(mediaUrl).entries()) {
        const place = opened[one.shop]
        if (!place) throw new Error(`there is no shop ${one.shop}`)
        await listProduct(tx, place, one, new Date(Date.now() - index * DAY_MS))
      }
    })
  } finally {
    await pool.end()
  }
}

async function openShop(tx: Transaction, { owner, freight, ...profile }: SeedShop) {
  const address = accountOf(owner).address.toLowerCase()
  const accountId = await accountIdOf(tx, owner)
  const [made] = await tx
    .insert(shop)
    .values({ ...profile, status: 'open', payoutAddress: address, reviewedAt: new Date() })
    .returning({ id: shop.id })
  if (!made) throw new Error(`${profile.name} was not opened`)
  await tx.insert(shopMember).values({ shopId: made.id, accountId, role: 'owner' })
  const [template] = await tx
    .insert(freightTemplate)
    .values({ ...freight, shopId: made.id })
    .returning({ id: freightTemplate.id })
  if (!template) throw new Error(`${profile.name} cannot send`)
  return { shopId: made.id, freightTemplateId: template.id, name: profile.name }
}

async function listProduct(
  tx: Transaction,
  { shopId, freightTemplateId, name }: { shopId: number; freightTemplateId: number; name: string },
  { category: categoryId, title, description, pictures, options, skus, sold }: SeedProduct,
  listedAt: Date,
): Promise<void> {
  const prices = skus.map(({ price }) => BigInt(price)).toSorted((a, b) => Number(a - b))
  const texts = [...Object.values(title), ...categoryTexts(categoryId), name]
  const [made] = await tx
    .insert(product)
    .values({
      shopId,
      categoryId,
      freightTemplateId,
      status: 'listed',
      title,
      description,
      pictures,
      options,
      priceFrom: prices[0] ?? null,
      priceTo: prices.at(-1) ?? null,
      soldCount: sold,
      terms: termsOfProduct({ texts, categoryId, shopId }),
      termsVersion: SEARCH_TERMS_VERSION,
      listedAt,
    })
    .returning({ id: product.id })
  if (!made) throw new Error('a product was not listed')
  await tx.insert(sku).values(
    skus.map(({ choices, picture, price, grams, onHand }) => ({
      productId: made.id,
      shopId,
      choices,
      pictureUrl: picture,
      price: BigInt(price),
      grams,
      onHand,
    })),
  )
}
