import { csvRow, csvText } from '../csv.ts'
import { type Language, languages } from '../languages.ts'
import type { LocalText } from '../local-text.ts'
import { categoryOf } from './categories.ts'

/** A SKU as its shop has it. */
export type ShopSku = {
  id: number
  code: string
  choices: readonly LocalText[]
  picture: string | null
  price: bigint
  grams: number
  onHand: number
  reserved: number
  lowStockAt: number
  isOnSale: boolean
}

/** A product as its shop has it. */
export type ShopProduct = {
  id: number
  isListed: boolean
  categoryId: number
  freightTemplateId: number
  title: LocalText
  description: LocalText
  pictures: readonly string[]
  options: readonly LocalText[]
  skus: readonly ShopSku[]
}

export type ShippingWay = { id: number; name: string }

const inLanguages = <Name extends string>(name: Name) =>
  languages.map((language): `${Name}_${Language}` => `${name}_${language}`)

/** Once for each product, on its first line. */
export const productColumns = [
  'listed',
  'category',
  'shipping',
  ...inLanguages('title'),
  ...inLanguages('description'),
  'pictures',
  ...inLanguages('option1'),
  ...inLanguages('option2'),
  ...inLanguages('option3'),
] as const

/** On each line: a line is a SKU. */
export const skuColumns = [
  'code',
  ...inLanguages('choice1'),
  ...inLanguages('choice2'),
  ...inLanguages('choice3'),
  'sku_picture',
  'price',
  'grams',
  'stock',
  'low_stock_at',
  'on_sale',
] as const

export type ProductColumn = (typeof productColumns)[number]
export type SkuColumn = (typeof skuColumns)[number]

/** `stock_was` is what `stock` was when the file was written: it tells an edited number from an old one. */
export const csvColumns = ['product', 'sku', ...productColumns, ...skuColumns, 'stock_was'] as const
export type CsvColumn = (typeof csvColumns)[number]

const OPTIONS = 3
const yes = (is: boolean) => (is ? 'yes' : 'no')

/** What a way to send is called in a file: its name, and its number where another one has the same. */
export function shippingLabel(ways: readonly ShippingWay[], id: number): string {
  const name = ways.find((way) => way.id === id)?.name ?? ''
  return ways.filter((way) => way.name === name).length > 1 ? `${name} #${id}` : name
}

/** Cents as dollars. */
export function dollars(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

export function productCells(
  product: Omit<ShopProduct, 'id' | 'skus'>,
  ways: readonly ShippingWay[],
): Record<ProductColumn, string> {
  const { isListed, categoryId, freightTemplateId, title, description, pictures, options } = product
  return {
    listed: yes(isListed),
    category: categoryOf(categoryId)?.key ?? '',
    shipping: shippingLabel(ways, freightTemplateId),
    ...textCells('title', title),
    ...textCells('description', description),
    pictures: pictures.join(' '),
    ...textCells('option1', options[0]),
    ...textCells('option2', options[1]),
    ...textCells('option3', options[2]),
  }
}

export function skuCells(one: Omit<ShopSku, 'id' | 'reserved'>): Record<SkuColumn, string> {
  return {
    code: one.code,
    ...textCells('choice1', one.choices[0]),
    ...textCells('choice2', one.choices[1]),
    ...textCells('choice3', one.choices[2]),
    sku_picture: one.picture ?? '',
    price: dollars(one.price),
    grams: String(one.grams),
    stock: String(one.onHand),
    low_stock_at: String(one.lowStockAt),
    on_sale: yes(one.isOnSale),
  }
}

function textCells<Name extends string>(
  name: Name,
  text: LocalText = {},
): Record<`${Name}_${Language}`, string> {
  const cells = languages.map((language) => [`${name}_${language}`, text[language] ?? ''])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are made of all languages
  return Object.fromEntries(cells) as Record<`${Name}_${Language}`, string>
}

/** The texts of a name in all languages, as a line has them. */
export function textOf(cells: Readonly<Record<string, string>>, name: string): LocalText {
  const texts = languages.map((language) => [language, (cells[`${name}_${language}`] ?? '').trim()] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** The options or choices of a line: those that are named, in order. */
export function textsOf(cells: Readonly<Record<string, string>>, name: 'option' | 'choice'): LocalText[] {
  const texts = Array.from({ length: OPTIONS }, (_, index) => textOf(cells, `${name}${index + 1}`))
  const last = texts.findLastIndex((text) => Object.keys(text).length > 0)
  return texts.slice(0, last + 1)
}

/** A file of all products: one line for each SKU, with the product's own columns on its first. */
export function writeProductCsv(products: readonly ShopProduct[], ways: readonly ShippingWay[]): string {
  const lines = products.flatMap((product) =>
    product.skus.map((one, index) => {
      const own = index === 0 ? productCells(product, ways) : {}
      const cells: Partial<Record<CsvColumn, string>> = {
        product: String(product.id),
        sku: String(one.id),
        ...own,
        ...skuCells(one),
        stock_was: String(one.onHand),
      }
      return csvRow(csvColumns.map((column) => csvText(cells[column] ?? '')))
    }),
  )
  return [csvRow(csvColumns), ...lines].join('')
}
