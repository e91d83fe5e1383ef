import { expect, test } from 'vitest'

import { csvText, readCsv } from '../csv.ts'
import { csvColumns, type ShopProduct, writeProductCsv } from './product-csv.ts'
import { type ImportContext, planImport } from './product-import.ts'

const scarf: ShopProduct = {
  id: 7,
  isListed: true,
  categoryId: 33,
  freightTemplateId: 2,
  title: { en: '=SUM(A1) "soft", scarf', tc: '圍巾', jp: 'マフラー' },
  description: { en: "'=quoted\nsecond line", jp: '＝あたたかい' },
  pictures: ['https://media.example/a.webp'],
  options: [{ en: 'Size', tc: '尺寸' }],
  skus: [
    {
      id: 11,
      code: '-1A',
      choices: [{ en: 'S' }],
      picture: null,
      price: 2500n,
      grams: 90,
      onHand: 5,
      reserved: 2,
      lowStockAt: 3,
      isOnSale: true,
    },
    {
      id: 12,
      code: '',
      choices: [{ en: 'L' }],
      picture: null,
      price: 4005n,
      grams: 120,
      onHand: 0,
      reserved: 0,
      lowStockAt: 1,
      isOnSale: false,
    },
  ],
}
const ways = [
  { id: 1, name: 'Post' },
  { id: 2, name: 'Courier' },
  { id: 3, name: 'Courier' },
]
const context: ImportContext = {
  products: [scarf],
  ways,
  isOwnPicture: (url) => url.startsWith('https://media.example/'),
}

/** The file of the scarf with some cells changed, by line of the file. */
function edited(
  changes: Readonly<Record<number, Partial<Record<(typeof csvColumns)[number], string>>>>,
): string {
  const lines = readCsv(writeProductCsv([scarf], ways)) ?? []
  const rows = lines.map(({ cells }, index) =>
    cells.map((cell, column) => changes[index + 1]?.[csvColumns[column] ?? 'sku'] ?? cell),
  )
  return rows
    .map((cells) => cells.map((cell) => `"${csvText(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}
const faultsOf = (text: string) => planImport(text, context).faults.map(({ line, fault }) => [line, fault])

test('an exported file is read as it was written, whatever its texts begin with', () => {
  const file = writeProductCsv([scarf], ways)
  expect(planImport(`\uFEFF${file}`, context)).toMatchObject({
    faults: [],
    products: [{ kind: 'unchanged', id: 7, title: scarf.title, description: scarf.description, changes: [] }],
  })
})

test('no cell of an exported file runs as a formula', () => {
  const raw = writeProductCsv([scarf], ways)
  for (const start of ['=', '+', '@', '＝', '＋', '－', '＠', '-1A']) {
    expect(raw).not.toMatch(new RegExp(`(^|,)"?${start === '+' ? '\\+' : start}`, 'm'))
  }
})

test('semicolons, tabs and decimals without a zero are read, as spreadsheets write them', () => {
  const rows = readCsv(edited({ 2: { price: '25.5' } })) ?? []
  for (const sign of [';', '\t']) {
    const text = rows
      .map(({ cells }) => cells.map((cell) => `"${csvText(cell).replaceAll('"', '""')}"`).join(sign))
      .join('\n')
    const { products, faults } = planImport(text, context)
    expect(faults).toEqual([])
    expect(products[0]?.changes).toEqual([{ line: 2, column: 'price', from: '25.00', to: '25.50' }])
  }
})

test('each change names its line, column and both values; a SKU that is left out stays', () => {
  const { products, faults } = planImport(
    edited({ 2: { title_jp: 'あたたかいマフラー', stock: '9', shipping: 'Post' } })
      .split('\r\n')
      .slice(0, -1)
      .join('\r\n'),
    context,
  )
  expect(faults).toEqual([])
  expect(products[0]?.changes).toEqual([
    { line: 2, column: 'shipping', from: 'Courier #2', to: 'Post' },
    { line: 2, column: 'title_jp', from: 'マフラー', to: 'あたたかいマフラー' },
    { line: 2, column: 'stock', from: '5', to: '9' },
  ])
  expect(products[0]?.skus).toMatchObject([
    { id: 11, addStock: 4 },
    { id: 12, addStock: 0, price: 4005n, isOnSale: false },
  ])
})

test('a new product is added by any name that is no number, and its lines share it', () => {
  const row = (cells: Partial<Record<(typeof csvColumns)[number], string>>) =>
    csvColumns.map((column) => cells[column] ?? '').join(',')
  const text = [
    csvColumns.join(','),
    row({
      product: 'cap',
      category: 'tees',
      shipping: 'Post',
      title_en: 'Cap',
      option1_en: 'Colour',
      choice1_en: 'Red',
      price: '12',
      stock: '4',
    }),
    row({ product: 'cap', choice1_en: 'Blue', price: '12.05', stock: '0' }),
  ].join('\n')
  expect(planImport(text, context)).toMatchObject({
    faults: [],
    products: [
      {
        kind: 'add',
        line: 2,
        isListed: false,
        skus: [
          { price: 1200n, addStock: 4 },
          { price: 1205n, addStock: 0 },
        ],
      },
    ],
  })
})

test.each([
  [
    { 2: { product: '8' }, 3: { product: '8' } },
    [
      [2, 'unknownProduct'],
      [2, 'unknownSku'],
      [3, 'unknownSku'],
    ],
  ],
  [{ 3: { sku: '99' } }, [[3, 'unknownSku']]],
  [{ 3: { sku: '11' } }, [[2, 'skuTwice']]],
  [{ 3: { title_en: 'Other' } }, [[3, 'differs']]],
  [{ 2: { category: 'wear' } }, [[2, 'category']]],
  [{ 2: { shipping: 'Courier' } }, [[2, 'shipping']]],
  [{ 2: { listed: 'perhaps' } }, [[2, 'listed']]],
  [{ 2: { title_en: '', title_tc: '', title_jp: '' } }, [[2, 'title']]],
  [{ 2: { title_en: 'x'.repeat(121) } }, [[2, 'tooLong']]],
  [{ 3: { choice1_en: 'S' } }, [[2, 'choices']]],
  [{ 2: { price: '25,00' } }, [[2, 'price']]],
  [{ 2: { price: '1e3' } }, [[2, 'price']]],
  [{ 2: { price: '25.005' } }, [[2, 'price']]],
  [{ 2: { grams: '-1' } }, [[2, 'grams']]],
  [{ 2: { stock: 'many' } }, [[2, 'stock']]],
  [{ 2: { stock: '1' } }, [[2, 'stockReserved']]],
  [{ 2: { stock: '9', stock_was: '8' } }, [[2, 'stockMoved']]],
  [{ 2: { on_sale: '?' } }, [[2, 'onSale']]],
  [{ 2: { pictures: 'https://elsewhere.example/a.png' } }, [[2, 'pictures']]],
  [{ 2: { on_sale: 'no' } }, [[2, 'skus']]],
] as const)('%j is refused by line', (changes, faults) => {
  expect(faultsOf(edited(changes))).toEqual(faults)
})

test('sales during the editing are not undone: a number that was not edited changes nothing', () => {
  const file = writeProductCsv([scarf], ways)
  const sold = {
    ...scarf,
    skus: scarf.skus.map((one) => ({ ...one, onHand: one.id === 11 ? 3 : one.onHand })),
  }
  const { products, faults } = planImport(file, { ...context, products: [sold] })
  expect(faults).toEqual([])
  expect(products[0]).toMatchObject({ kind: 'unchanged' })
})

test('a file that cannot be read says why', () => {
  expect(faultsOf('product,"sku')).toEqual([[1, 'quotes']])
  expect(faultsOf('product,sku\n7,11')).toEqual([[1, 'columns']])
  expect(faultsOf(csvColumns.join(','))).toEqual([[1, 'empty']])
  expect(faultsOf('pro\uFFFDduct')).toEqual([[1, 'encoding']])
  const many = Array.from({ length: 1_001 }, () => '7')
  expect(faultsOf([csvColumns.join(','), ...many].join('\n'))).toEqual([[1, 'tooMany']])
})
