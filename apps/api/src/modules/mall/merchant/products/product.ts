import type { LocalText } from '@mofu/domain/local-text'
import type { NewProduct } from '@mofu/domain/mall/product-rules'

type WrittenSku = {
  id?: number | undefined
  code: string
  choices: LocalText[]
  picture: string | null
  price: bigint
  grams: number
  /** Change of the stock on hand, positive or negative. */
  addStock: number
  lowStockAt: number
  isOnSale: boolean
}

/** A product as a shop writes it. */
export type WrittenProduct = Omit<NewProduct, 'skus' | 'options'> & {
  shopId: number
  id?: number | undefined
  freightTemplateId: number
  description: LocalText
  pictures: string[]
  options: LocalText[]
  skus: WrittenSku[]
}
