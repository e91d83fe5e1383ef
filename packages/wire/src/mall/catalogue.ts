import { limits } from '@mofu/domain/limits'
import { productOrders } from '@mofu/domain/mall/product-order'
import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, integer } from '../values.ts'
import { localText, price, shortId } from './values.ts'

/** A price in a filter: longer ones would not fit the column. */
const cents = z.string().check(z.regex(/^\d{1,15}$/))

const allLanguages = z.object({ en: z.string(), tc: z.string(), jp: z.string() })

/** A category without children. */
const innerCategory = z.object({
  Id: z.int(),
  key: z.string(),
  name: allLanguages,
  Children: z.array(z.never()),
})

export const getPlatformCategory = route({
  service: 'mall',
  method: 'GET',
  path: '/shop/GetPlatformCategory',
  summary: 'The categories of the mall, two levels deep, in three languages',
  data: z.object({ Children: z.array(z.extend(innerCategory, { Children: z.array(innerCategory) })) }),
})

/** A product as a list shows it. */
export const productCard = z.object({
  id: z.int(),
  title: localText,
  picture: z.nullable(z.string()),
  priceFrom: price,
  priceTo: price,
  shop: z.object({ id: z.int(), name: z.string() }),
  soldCount: z.int(),
  favouriteCount: z.int(),
  /** The stars of all reviews, and how many there are: together the average. */
  ratingSum: z.int(),
  ratingCount: z.int(),
  isInStock: z.boolean(),
})
export type ProductCard = z.output<typeof productCard>

export const getProductsBySearch = route({
  service: 'mall',
  method: 'POST',
  path: '/Shop/GetProductsBySearch',
  summary: 'A page of products: by category, by search text in any language, by shop, sorted',
  body: z.object({
    page: z._default(count(1, limits.productPagesMost), 1),
    pageSize: z._default(count(1, limits.productPageMost), limits.productPage),
    orderBy: z._default(z.enum(productOrders), 'popular'),
    orderByType: z._default(z.enum(['asc', 'desc']), 'desc'),
    /** 0 is every category. */
    categoryId: z._default(count(0, 9_999), 0),
    keyword: z._default(z.string().check(z.maxLength(100)), ''),
    shopId: z.optional(shortId),
    /** The lowest price of a product, in minor units. */
    priceFrom: z.optional(cents),
    priceTo: z.optional(cents),
    /** Only what can be bought now. */
    isInStock: z._default(z.boolean(), false),
    /** The cursor of the previous page: continues from there without limit, and `page` is ignored. */
    cursor: z.optional(z.string().check(z.maxLength(60))),
  }),
  data: z.object({
    list: z.array(productCard),
    page: z.int(),
    /** Where the next page begins. A short page has one too when products further on may match. */
    next: z.nullable(z.string()),
    /** How many products match, counted up to a limit; null where counting would cost more than the page. */
    total: z.nullable(z.object({ count: z.int(), isCapped: z.boolean() })),
    /** The query that was answered, when a word of the given one was taken for a misspelling. */
    readAs: z.nullable(z.string()),
  }),
})

export const suggestions = route({
  service: 'mall',
  method: 'GET',
  path: '/Shop/Suggestions',
  summary: 'What an unfinished search text may become, and the best products so far',
  query: z.object({ keyword: z.string().check(z.maxLength(100)) }),
  data: z.object({
    queries: z.array(z.string()),
    products: z.array(z.object({ id: z.int(), title: localText })),
  }),
})

const freightRule = z.object({
  places: z.array(z.string()),
  firstUnits: z.int(),
  firstFee: integer,
  moreUnits: z.int(),
  moreFee: integer,
  leastDays: z.int(),
  mostDays: z.int(),
})

/** The shipping costs, so that anybody can compute them for their own address. */
export const freight = z.object({
  unit: z.enum(['piece', 'gram']),
  rules: z.array(freightRule),
  freeFrom: z.nullable(integer),
})
export type Freight = z.output<typeof freight>

const sku = z.object({
  id: z.int(),
  choices: z.array(localText),
  picture: z.nullable(z.string()),
  price,
  grams: z.int(),
  /** How many can be bought now. */
  available: z.int(),
})
export type Sku = z.output<typeof sku>

export const shopCard = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.nullable(z.string()),
  country: z.string(),
  hasPickup: z.boolean(),
})

export const product = route({
  service: 'mall',
  method: 'GET',
  path: '/Shop/product',
  summary: 'One product with its options, SKUs, stock and freight',
  query: z.object({ id: shortId }),
  data: z.extend(productCard, {
    description: localText,
    pictures: z.array(z.string()),
    categoryId: z.int(),
    options: z.array(localText),
    /** SPEC §3: the SKUs, of which one is bought. */
    skus: z.array(sku),
    freight,
    shop: shopCard,
  }),
})

export const shopPage = route({
  service: 'mall',
  method: 'GET',
  path: '/Shop/shop',
  summary: 'A shop’s public profile and policies',
  query: z.object({ id: shortId }),
  data: z.extend(shopCard, {
    about: localText,
    terms: localText,
    email: z.string(),
    pickupPoint: z.nullable(z.string()),
  }),
})

/** SPEC spells it so. */
export const favorites = route({
  service: 'mall',
  method: 'POST',
  path: '/Shop/Favorites',
  summary: 'Add a product to the favourites, or remove it',
  body: z.object({
    productId: shortId,
    isfavourites: z.boolean(),
    tag: z._default(z.string().check(z.maxLength(40)), ''),
  }),
  data: z.object({ productId: z.int(), isfavourites: z.boolean(), favouriteCount: z.int() }),
})

export const favoritesList = route({
  service: 'mall',
  method: 'POST',
  path: '/Shop/FavoritesList',
  summary: 'The caller’s favourites, newest first',
  data: z.object({ list: z.array(z.extend(productCard, { tag: z.string() })) }),
})

/** Current state of the lines of a cart. Nothing is stored or reserved. */
export const cartLines = route({
  service: 'mall',
  method: 'POST',
  path: '/Shop/CartLines',
  summary: 'Current price and availability of the SKUs of a cart',
  body: z.object({ skuIds: z.array(shortId).check(z.maxLength(orderLimits.skus)) }),
  data: z.object({
    list: z.array(
      z.extend(sku, {
        productId: z.int(),
        title: localText,
        options: z.array(localText),
        shop: shopCard,
        freightTemplateId: z.int(),
        freight,
        /** False for what is no longer sold at all. */
        isOnSale: z.boolean(),
      }),
    ),
  }),
})
export type CartLine = z.output<typeof cartLines.data>['list'][number]
