import { readCsv } from '../csv.ts'
import type { LocalText } from '../local-text.ts'
import { categories, holdsProducts } from './categories.ts'
import {
  type CsvColumn,
  csvColumns,
  productCells,
  productColumns,
  type ShippingWay,
  shippingLabel,
  type ShopProduct,
  type ShopSku,
  skuCells,
  skuColumns,
  textOf,
  textsOf,
} from './product-csv.ts'
import { productFault } from './product-rules.ts'
import { goodsLimits } from './shop-rules.ts'

export const importLimits = { lines: 1_000, characters: 900_000 } as const

/** What can be wrong with a file, or with a line of it. Their words are in @mofu/words. */
export const importFaults = [
  'quotes',
  'encoding',
  'columns',
  'empty',
  'tooMany',
  'productsFull',
  'product',
  'unknownProduct',
  'unknownSku',
  'skuTwice',
  'differs',
  'tooLong',
  'category',
  'shipping',
  'listed',
  'title',
  'options',
  'choices',
  'price',
  'grams',
  'stock',
  'stockMoved',
  'stockReserved',
  'lowStock',
  'onSale',
  'pictures',
  'skus',
  'skusMany',
] as const
export type ImportFault = (typeof importFaults)[number]

export type LineFault = { line: number; fault: ImportFault; value: string }
export type Change = { line: number; column: CsvColumn; from: string; to: string }

type PlannedSku = Omit<ShopSku, 'id' | 'reserved' | 'onHand' | 'choices'> & {
  id?: number
  choices: LocalText[]
  addStock: number
}

/** A product as the file wants it: what to save, and how it differs from what the shop has. */
export type PlannedProduct = {
  kind: 'add' | 'change' | 'unchanged'
  line: number
  id: number | undefined
  isListed: boolean
  categoryId: number
  freightTemplateId: number
  title: LocalText
  description: LocalText
  pictures: string[]
  options: LocalText[]
  skus: PlannedSku[]
  changes: Change[]
}

export type ImportPlan = { products: PlannedProduct[]; faults: LineFault[] }

export type ImportContext = {
  products: readonly ShopProduct[]
  ways: readonly ShippingWay[]
  /** Whether a picture may be shown: our own uploads, and what the product shows already. */
  isOwnPicture: (url: string) => boolean
}

type Line = { line: number; cells: Record<CsvColumn, string> }

/** What a file would change. With a fault anywhere nothing of it may be saved. */
export function planImport(text: string, context: ImportContext): ImportPlan {
  const read = readLines(text)
  if (!Array.isArray(read)) return { products: [], faults: [read] }
  const groups = Map.groupBy(read, ({ cells }) => cells.product)
  const faults: LineFault[] = []
  const products = [...groups].map(([key, lines]) => planProduct(key, lines, context, faults))
  const added = products.filter(({ kind }) => kind === 'add').length
  if (added > 0 && context.products.length + added > goodsLimits.products) {
    faults.push({ line: 1, fault: 'productsFull', value: String(goodsLimits.products) })
  }
  return { products, faults: faults.toSorted((one, other) => one.line - other.line) }
}

function readLines(text: string): Line[] | LineFault {
  const fault = (name: ImportFault, value = ''): LineFault => ({ line: 1, fault: name, value })
  if (text.includes('\uFFFD')) return fault('encoding')
  const read = readCsv(text)
  if (!read) return fault('quotes')
  const [head, ...lines] = read
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const missing = csvColumns.filter((column) => !names.includes(column))
  if (missing.length > 0) return fault('columns', missing.join(', '))
  if (lines.length === 0) return fault('empty')
  if (lines.length > importLimits.lines) return fault('tooMany', String(lines.length))
  return lines.map(({ line, cells }) => {
    const entries = csvColumns.map((column) => [column, (cells[names.indexOf(column)] ?? '').trim()])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are all columns
    return { line, cells: Object.fromEntries(entries) as Record<CsvColumn, string> }
  })
}

function planProduct(
  key: string,
  lines: readonly Line[],
  { products, ways, isOwnPicture }: ImportContext,
  faults: LineFault[],
): PlannedProduct {
  const [first = { line: 1, cells: {} as Record<CsvColumn, string> }] = lines
  const blame = (fault: ImportFault, value = '', line = first.line) =>
    void faults.push({ line, fault, value })
  const id = /^\d{1,9}$/.test(key) ? Number(key) : undefined
  const own = products.find((one) => one.id === id)
  if (key === '') blame('product')
  if (id !== undefined && !own) blame('unknownProduct', key)
  for (const { line, cells } of lines.slice(1)) {
    const other = productColumns.find(
      (column) => cells[column] !== '' && cells[column] !== first.cells[column],
    )
    if (other) blame('differs', other, line)
  }
  const { cells } = first
  const isCategory = ({ id: known, key: name }: (typeof categories)[number]) =>
    name === cells.category && (known === own?.categoryId || holdsProducts(known))
  const category = cells.category === '' ? own?.categoryId : categories.find(isCategory)?.id
  if (category === undefined) blame('category', cells.category)
  const way =
    cells.shipping === '' && own
      ? own.freightTemplateId
      : ways.find((one) => shippingLabel(ways, one.id) === cells.shipping)?.id
  if (way === undefined) blame('shipping', cells.shipping)
  const isListed = readYes(cells.listed, own?.isListed ?? false)
  if (isListed === undefined) blame('listed', cells.listed)
  const pictures = cells.pictures.split(/\s+/).filter((url) => url !== '')
  const strange = pictures.find((url) => !isOwnPicture(url) && !own?.pictures.includes(url))
  if (strange !== undefined || pictures.length > goodsLimits.pictures) blame('pictures', strange)
  const written = {
    isListed: isListed ?? false,
    categoryId: category ?? 0,
    freightTemplateId: way ?? 0,
    title: textOf(cells, 'title'),
    description: textOf(cells, 'description'),
    pictures,
    options: textsOf(cells, 'option'),
  }
  for (const [column, texts, most] of [
    ['title', [written.title], goodsLimits.title],
    ['description', [written.description], goodsLimits.text],
    ['option', written.options, goodsLimits.choice],
  ] as const) {
    if (texts.some((text) => Object.values(text).some((one) => one.length > most))) blame('tooLong', column)
  }
  const skus = lines.map((line) => planSku(line, own, isOwnPicture, blame))
  const named = skus.flatMap(({ id: skuId }) => skuId ?? [])
  const twice = named.find((skuId, index) => named.indexOf(skuId) < index)
  if (twice !== undefined) blame('skuTwice', String(twice))
  // A SKU that the file leaves out stays as it is.
  const others = (own?.skus ?? []).filter((one) => !named.includes(one.id)).map(unchanged)
  const all = [...skus, ...others]
  if (all.length > goodsLimits.skus) blame('skusMany', String(goodsLimits.skus))
  const changes = own ? changesOf({ own, written, skus, lines, ways }) : []
  const kind = own ? (changes.length > 0 ? 'change' : 'unchanged') : 'add'
  const isBlamed = faults.some(({ line }) => lines.some((one) => one.line === line))
  // What the file leaves as it is may be older than a rule.
  const fault = isBlamed || kind === 'unchanged' ? undefined : productFault({ ...written, skus: all })
  if (fault) blame(fault)
  return { kind, line: first.line, id: own?.id, ...written, skus: all, changes }
}

function planSku(
  { line, cells }: Line,
  product: ShopProduct | undefined,
  isOwnPicture: (url: string) => boolean,
  blameLine: (fault: ImportFault, value: string, line: number) => void,
): PlannedSku {
  const blame = (fault: ImportFault, value = '') => blameLine(fault, value, line)
  const own = product?.skus.find((one) => String(one.id) === cells.sku)
  if (cells.sku !== '' && !own) blame('unknownSku', cells.sku)
  const price = readCents(cells.price)
  if (price === undefined) blame('price', cells.price)
  const grams = readCount(cells.grams, own?.grams ?? 0, goodsLimits.grams)
  if (grams === undefined) blame('grams', cells.grams)
  const lowStockAt = readCount(cells.low_stock_at, own?.lowStockAt ?? 3, goodsLimits.stock)
  if (lowStockAt === undefined) blame('lowStock', cells.low_stock_at)
  const isOnSale = readYes(cells.on_sale, own?.isOnSale ?? true)
  if (isOnSale === undefined) blame('onSale', cells.on_sale)
  const choices = textsOf(cells, 'choice')
  if (choices.some((text) => Object.values(text).some((one) => one.length > goodsLimits.choice))) {
    blame('tooLong', 'choice')
  }
  if (cells.code.length > 60) blame('tooLong', 'code')
  const picture = cells.sku_picture === '' ? null : cells.sku_picture
  if (picture !== null && !isOwnPicture(picture) && own?.picture !== picture) blame('pictures', picture)
  return {
    ...(own ? { id: own.id } : {}),
    code: cells.code,
    choices,
    picture,
    price: price ?? 0n,
    grams: grams ?? 0,
    lowStockAt: lowStockAt ?? 0,
    isOnSale: isOnSale ?? false,
    addStock: stockChange(cells, own, blame),
  }
}

/** Sales go on while a file is edited: a number that was not edited changes nothing, and an edited one only what it saw. */
function stockChange(
  { stock, stock_was: was }: Record<CsvColumn, string>,
  own: ShopSku | undefined,
  blame: (fault: ImportFault, value: string) => void,
): number {
  const onHand = own?.onHand ?? 0
  if (stock === '' || (own && stock === was)) return 0
  const wanted = readCount(stock, 0, goodsLimits.stock)
  if (wanted === undefined) {
    blame('stock', stock)
    return 0
  }
  if (wanted === onHand) return 0
  if (own && was !== '' && was !== String(onHand)) blame('stockMoved', String(onHand))
  if (wanted < (own?.reserved ?? 0)) blame('stockReserved', String(own?.reserved))
  return wanted - onHand
}

function unchanged({ id, code, choices, picture, price, grams, lowStockAt, isOnSale }: ShopSku): PlannedSku {
  return { id, code, choices: [...choices], picture, price, grams, lowStockAt, isOnSale, addStock: 0 }
}

type Compared = {
  own: ShopProduct
  written: Omit<ShopProduct, 'id' | 'skus'>
  skus: readonly PlannedSku[]
  lines: readonly Line[]
  ways: readonly ShippingWay[]
}

/** Where the cells of what the shop has and of what the file wants differ. */
function changesOf({ own, written, skus, lines, ways }: Compared): Change[] {
  const [before, after] = [productCells(own, ways), productCells(written, ways)]
  const [first] = lines
  const ofProduct = productColumns
    .filter((column) => before[column] !== after[column])
    .map((column) => ({ line: first?.line ?? 1, column, from: before[column], to: after[column] }))
  const ofSkus = skus.flatMap((sku, index): Change[] => {
    const line = lines[index]?.line ?? 1
    const known = own.skus.find(({ id }) => id === sku.id)
    const cells = skuCells({ ...sku, onHand: (known?.onHand ?? 0) + sku.addStock })
    if (!known) {
      const name = sku.choices.map((text) => Object.values(text)[0] ?? '').join(' / ')
      return [{ line, column: 'sku', from: '', to: name === '' ? cells.price : name }]
    }
    const was = skuCells(known)
    return skuColumns
      .filter((column) => was[column] !== cells[column])
      .map((column) => ({ line, column, from: was[column], to: cells[column] }))
  })
  return [...ofProduct, ...ofSkus]
}

function readYes(text: string, unsaid: boolean): boolean | undefined {
  if (text === '') return unsaid
  if (/^(yes|true|1)$/i.test(text)) return true
  return /^(no|false|0)$/i.test(text) ? false : undefined
}

/** Dollars as cents, digit by digit. */
function readCents(text: string): bigint | undefined {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return cents <= goodsLimits.price ? cents : undefined
}

function readCount(text: string, unsaid: number, most: number): number | undefined {
  if (text === '') return unsaid
  return /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}
