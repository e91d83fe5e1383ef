import type { LocalText } from '../local-text.ts'
import { holdsProducts } from './categories.ts'

export type NewSku = { choices: readonly LocalText[]; price: bigint; isOnSale: boolean }

export type NewProduct = {
  categoryId: number
  title: LocalText
  options: readonly LocalText[]
  skus: readonly NewSku[]
  isListed: boolean
}

export type ProductFault = 'category' | 'title' | 'options' | 'choices' | 'price' | 'skus'

/** What is wrong with a product as its shop entered it; undefined when it can be saved. */
export function productFault({
  categoryId,
  title,
  options,
  skus,
  isListed,
}: NewProduct): ProductFault | undefined {
  if (!holdsProducts(categoryId)) return 'category'
  if (!isSaid(title)) return 'title'
  if (!options.every(isSaid)) return 'options'
  const chosen = skus.map(({ choices }) => JSON.stringify(choices.map(sorted)))
  const fits = skus.every(({ choices }) => choices.length === options.length && choices.every(isSaid))
  if (!fits || new Set(chosen).size < chosen.length) return 'choices'
  const onSale = skus.filter(({ isOnSale }) => isOnSale)
  if (onSale.some(({ price }) => price <= 0n)) return 'price'
  return isListed && onSale.length === 0 ? 'skus' : undefined
}

/** From the cheapest to the dearest SKU on sale; null where there is none. */
export function priceSpan(skus: readonly NewSku[]): { from: bigint | null; to: bigint | null } {
  const prices = skus.filter(({ isOnSale }) => isOnSale).map(({ price }) => price)
  const [first, ...rest] = prices
  if (first === undefined) return { from: null, to: null }
  return {
    from: rest.reduce((least, price) => (price < least ? price : least), first),
    to: rest.reduce((most, price) => (price > most ? price : most), first),
  }
}

function isSaid(text: LocalText): boolean {
  return Object.values(text).some((one) => one.trim() !== '')
}

function sorted(text: LocalText): [string, string][] {
  return Object.entries(text).toSorted(([a], [b]) => a.localeCompare(b))
}
