import { DomainError } from '@mofu/domain/domain-error'
import type { LocalText } from '@mofu/domain/local-text'
import { type NewProduct, productFault } from '@mofu/domain/mall/product-rules'

type WrittenSku = {
  id?: number | undefined
  code: string
  choices: LocalText[]
  picture: string | null
  price: bigint
  grams: number
  /** So many more pieces than there were, or fewer. */
  addStock: number
  lowStockAt: number
  isOnSale: boolean
}

export type WrittenProduct = Omit<NewProduct, 'skus' | 'options'> & {
  shopId: number
  id?: number | undefined
  freightTemplateId: number
  description: LocalText
  pictures: string[]
  options: LocalText[]
  skus: WrittenSku[]
}

type OwnSku = Omit<WrittenSku, 'addStock' | 'id'> & { id: number; onHand: number; reserved: number }

type OwnProduct = {
  id: number
  status: 'draft' | 'listed' | 'unlisted' | 'held'
  categoryId: number
  freightTemplateId: number
  title: LocalText
  description: LocalText
  pictures: string[]
  options: LocalText[]
  currency: string
  soldCount: number
  skus: OwnSku[]
}

export type GoodsStore = {
  /** Keeps a product with its SKUs in one transaction, for somebody who works in the open shop. */
  save(accountId: string, product: WrittenProduct): Promise<number>
  /** Addresses of pictures a product has already. */
  picturesOf(productId: number): Promise<string[]>
  list(
    accountId: string,
    page: { shopId: number; id?: number | undefined; pages: number; pageSize: number },
  ): Promise<{ list: OwnProduct[]; total: number }>
}

/** Puts a product on a shop's shelf, or changes it there. */
export async function saveProduct(
  { store, mediaUrl }: { store: GoodsStore; mediaUrl: string },
  accountId: string,
  product: WrittenProduct,
): Promise<number> {
  const fault = productFault(product)
  if (fault) throw new DomainError('mall.product_wrong', { field: fault })
  const shown = [...product.pictures, ...product.skus.flatMap(({ picture }) => picture ?? [])]
  const others = shown.filter((url) => !url.startsWith(`${mediaUrl}/`))
  // Only what was taken in here is shown: a picture from elsewhere could change after it was looked at.
  const known = others.length > 0 && product.id !== undefined ? await store.picturesOf(product.id) : []
  if (others.some((url) => !known.includes(url))) {
    throw new DomainError('mall.product_wrong', { field: 'pictures' })
  }
  return store.save(accountId, product)
}
