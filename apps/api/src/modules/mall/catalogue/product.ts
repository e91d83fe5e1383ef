import type { LocalText } from '@mofu/domain/local-text'
import type { FreightTemplate } from '@mofu/domain/mall/freight'
import type { ProductOrder } from '@mofu/domain/mall/product-order'

export type Order = { by: ProductOrder; isDescending: boolean }

/** Where a page ended: the sort value, and the product, because many may share the value. */
export type Place = { value: bigint; id: number }

/** Minor units of a currency. */
export type Price = { amount: bigint; currency: string }

export type ProductCard = {
  id: number
  title: LocalText
  picture: string | null
  priceFrom: bigint
  priceTo: bigint
  currency: string
  shop: { id: number; name: string }
  soldCount: number
  favouriteCount: number
  ratingSum: number
  ratingCount: number
  isInStock: boolean
  listedAt: Date
}

type ShopCard = {
  id: number
  name: string
  logo: string | null
  country: string
  hasPickup: boolean
}

export type ShopPage = ShopCard & {
  about: LocalText
  terms: LocalText
  email: string
  pickupPoint: string | null
}

export type Sku = {
  id: number
  choices: LocalText[]
  picture: string | null
  price: Price
  grams: number
  available: number
}

export type Product = Omit<ProductCard, 'shop' | 'isInStock' | 'picture'> & {
  description: LocalText
  pictures: string[]
  categoryId: number
  options: LocalText[]
  skus: Sku[]
  freight: FreightTemplate
  shop: ShopCard
}

export type CartLine = Sku & {
  productId: number
  title: LocalText
  options: LocalText[]
  shop: ShopCard
  freightTemplateId: number
  freight: FreightTemplate
  isOnSale: boolean
}
