import type { Database } from '@mofu/db/connect'
import { categories } from '@mofu/domain/mall/categories'
import type { FreightTemplate } from '@mofu/domain/mall/freight'
import * as wire from '@mofu/wire/mall/catalogue'
import { categoryWords } from '@mofu/words/mall/categories'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { mountCached, type Replies } from '../../../platform/replies/mount-cached.ts'
import { shoppers } from '../shoppers.ts'
import type { Price, ProductCard, Sku } from './product.ts'
import { searchProducts } from './search/search-products.ts'
import { suggest } from './search/suggest.ts'
import { setFavourite } from './set-favourite.ts'
import { showProduct, showShop } from './show-product.ts'
import { listCartLines, listFavourites } from './store.ts'

const reads = ['goods'] as const

export function catalogueRoutes(
  server: FastifyInstance,
  { db, replies }: { db: Database; replies: Replies },
): void {
  mount(server, wire.getPlatformCategory, 'anyone', async () => ({ data: { Children: categoryTree } }))

  mountCached(server, replies, wire.getProductsBySearch, reads, async ({ body }) => {
    const { orderBy, orderByType, priceFrom, priceTo, ...rest } = body
    const { list, ...found } = await searchProducts(db, {
      keyword: rest.keyword,
      categoryId: rest.categoryId,
      shopId: rest.shopId,
      priceFrom: priceFrom === undefined ? undefined : BigInt(priceFrom),
      priceTo: priceTo === undefined ? undefined : BigInt(priceTo),
      isInStock: rest.isInStock,
      order: { by: orderBy, isDescending: orderByType === 'desc' },
      page: rest.page,
      pageSize: rest.pageSize,
      cursor: rest.cursor,
    })
    return { data: { list: list.map(cardOf), page: rest.page, ...found } }
  })

  mountCached(server, replies, wire.suggestions, reads, async ({ query: { keyword } }) => {
    const { queries, products } = await suggest(db, keyword)
    return { data: { queries, products: products.map(({ id, title }) => ({ id, title })) } }
  })

  mountCached(server, replies, wire.product, reads, async ({ query: { id } }) => {
    const { description, pictures, categoryId, options, skus, freight, shop, ...one } = await showProduct(
      db,
      id,
    )
    const isInStock = skus.some(({ available }) => available > 0)
    return {
      data: {
        ...cardOf({ ...one, shop, isInStock, picture: pictures[0] ?? null }),
        description,
        pictures,
        categoryId,
        options,
        skus: skus.map(skuOf),
        freight: freightOf(freight),
        shop,
      },
    }
  })

  mountCached(server, replies, wire.shopPage, reads, async ({ query: { id } }) => ({
    data: await showShop(db, id),
  }))

  mount(server, wire.cartLines, 'anyone', async ({ body: { skuIds } }) => {
    const lines = await listCartLines(db, skuIds)
    return {
      data: {
        list: lines.map(({ freight, ...line }) => ({
          ...line,
          ...skuOf(line),
          freight: freightOf(freight),
        })),
      },
    }
  })

  mount(server, wire.favorites, shoppers, async ({ body: { productId, isfavourites, tag } }, caller) => {
    const favouriteCount = await setFavourite(db, {
      accountId: caller.accountId,
      productId,
      isFavourite: isfavourites,
      tag,
    })
    return { data: { productId, isfavourites, favouriteCount } }
  })

  mount(server, wire.favoritesList, shoppers, async (_, { accountId }) => {
    const list = await listFavourites(db, accountId)
    return { data: { list: list.map(({ tag, ...one }) => ({ ...cardOf(one), tag })) } }
  })
}

const categoryOf = ({ id, key }: (typeof categories)[number]) => ({ Id: id, key, name: categoryWords[key] })

const categoryTree = categories
  .filter(({ parent }) => parent === null)
  .map((outer) => ({
    ...categoryOf(outer),
    Children: categories
      .filter(({ parent }) => parent === outer.id)
      .map((inner) => ({ ...categoryOf(inner), Children: [] })),
  }))

export function cardOf({ id, title, picture, shop, currency, ...rest }: ProductCard): wire.ProductCard {
  const { priceFrom, priceTo, soldCount, favouriteCount, ratingSum, ratingCount, isInStock } = rest
  return {
    id,
    title,
    picture,
    priceFrom: priceOf({ amount: priceFrom, currency }),
    priceTo: priceOf({ amount: priceTo, currency }),
    shop: { id: shop.id, name: shop.name },
    soldCount,
    favouriteCount,
    ratingSum,
    ratingCount,
    isInStock,
  }
}

function priceOf({ amount, currency }: Price) {
  return { amount: String(amount), currency }
}

function skuOf({ id, choices, picture, price, grams, available }: Sku): wire.Sku {
  return { id, choices, picture, price: priceOf(price), grams, available }
}

function freightOf({ unit, rules, freeFrom }: FreightTemplate): wire.Freight {
  return {
    unit,
    rules: rules.map((rule) => ({ ...rule, places: [...rule.places] })),
    freeFrom: freeFrom === null ? null : String(freeFrom),
  }
}
