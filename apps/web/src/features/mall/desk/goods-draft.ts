import type { Language } from '@mofu/domain/languages'
import type { LocalText } from '@mofu/domain/local-text'
import type { OwnProduct } from '@mofu/wire/mall/goods'

import { readCents } from '../orders/cents.ts'

/** One kind of a product as it is being written: numbers are what was typed. */
export type SkuDraft = {
  /** Stays while others come and go. */
  key: string
  id: number | undefined
  code: string
  choices: LocalText[]
  picture: string | null
  price: string
  grams: string
  stock: string
  /** What lay there when the page was opened: only the difference is sent. */
  shownStock: number
  lowStockAt: string
  isOnSale: boolean
}

export type GoodsDraft = {
  categoryId: string
  freightTemplateId: string
  title: LocalText
  description: LocalText
  pictures: string[]
  options: LocalText[]
  skus: SkuDraft[]
  isListed: boolean
}

/** What of a SKU cannot be read. */
export type SkuFault = 'choices' | 'price' | 'number'

export function newSku(key: string, options: number): SkuDraft {
  return {
    key,
    id: undefined,
    code: '',
    choices: Array.from({ length: options }, () => ({})),
    picture: null,
    price: '',
    grams: '0',
    stock: '0',
    shownStock: 0,
    lowStockAt: '3',
    isOnSale: true,
  }
}

export function draftOf(product: OwnProduct | undefined, freightTemplateId: number | undefined): GoodsDraft {
  if (!product) {
    return {
      categoryId: '',
      freightTemplateId: freightTemplateId === undefined ? '' : String(freightTemplateId),
      title: {},
      description: {},
      pictures: [],
      options: [],
      skus: [newSku('new-0', 0)],
      isListed: true,
    }
  }
  return {
    categoryId: String(product.categoryId),
    freightTemplateId: String(product.freightTemplateId),
    title: product.title,
    description: product.description,
    pictures: product.pictures,
    options: product.options,
    isListed: product.status === 'listed',
    skus: product.skus.map((sku) => ({
      key: `sku-${sku.id}`,
      id: sku.id,
      code: sku.code,
      choices: sku.choices,
      picture: sku.picture,
      price: centsText(BigInt(sku.price)),
      grams: String(sku.grams),
      stock: String(sku.onHand),
      shownStock: sku.onHand,
      lowStockAt: String(sku.lowStockAt),
      isOnSale: sku.isOnSale,
    })),
  }
}

/** Cents as they are typed. */
export function centsText(cents: bigint): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A text with what was written in one language; the others stay. */
export function written(text: LocalText, language: Language, words: string): LocalText {
  const { [language]: _, ...others } = text
  return words === '' ? others : { ...others, [language]: words }
}

export function isSaid(text: LocalText): boolean {
  return Object.values(text).some((words) => words.trim() !== '')
}

export function skuFault(sku: SkuDraft): SkuFault | undefined {
  if (!sku.choices.every(isSaid)) return 'choices'
  const price = readCents(sku.price)
  if (price === undefined || price === 0n) return 'price'
  const numbers = [sku.grams, sku.stock, sku.lowStockAt]
  return numbers.every((text) => /^\d{1,6}$/.test(text.trim())) ? undefined : 'number'
}

/** What is sent of a SKU that can be read. */
export function skuBody(sku: SkuDraft) {
  const { id, code, choices, picture, isOnSale, shownStock } = sku
  return {
    ...(id === undefined ? {} : { id }),
    code,
    choices,
    picture,
    isOnSale,
    price: String(readCents(sku.price) ?? 0n),
    grams: Number(sku.grams),
    addStock: Number(sku.stock) - shownStock,
    lowStockAt: Number(sku.lowStockAt),
  }
}
