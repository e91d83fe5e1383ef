import { readCsv } from '@mofu/domain/csv'
import { csvColumns } from '@mofu/domain/mall/product-csv'
import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase, type Shopper } from '@mofu/testkit/mall'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import { getProductsBySearch, product } from '@mofu/wire/mall/catalogue'
import * as wire from '@mofu/wire/mall/merchant/products'
import { answerInvitation, inviteStaff, myInvitations } from '@mofu/wire/mall/merchant/staff'
import { submitOrder } from '@mofu/wire/mall/orders'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const { db, end } = mallDatabase(stack.databaseUrl)

type Cells = Partial<Record<(typeof csvColumns)[number], string>>

let owner: Shopper
let buyer: Shopper
let shopId: number

beforeAll(async () => {
  ;[owner, buyer] = await Promise.all([
    makeShopper(stack, db, 'csv-owner'),
    makeShopper(stack, db, 'csv-buyer'),
  ])
  shopId = (await makeShop(db, { owner, payout: accountOf('mio').address, name: 'Fifty Things' })).shopId
})
afterAll(() => end())

const quoted = (cells: readonly string[]) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')
const fileOf = (lines: readonly Cells[]) =>
  [csvColumns, ...lines.map((cells) => csvColumns.map((column) => cells[column] ?? ''))]
    .map((cells) => quoted(cells))
    .join('\r\n')
const exported = async (who = owner) =>
  (await call(wire.exportProducts, { body: { shopId } }, who.as)).data.csv
const preview = async (csv: string, who = owner) =>
  (await call(wire.previewImport, { body: { shopId, csv } }, who.as)).data
const importFile = async (csv: string, token: string, who = owner) =>
  (await call(wire.importProducts, { body: { shopId, csv, token } }, who.as)).data

/** The exported file as rows that can be edited. */
async function rows(): Promise<Cells[]> {
  const [head, ...lines] = readCsv(await exported()) ?? []
  return lines.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((column, index) => [column, cells[index] ?? ''])),
  )
}

const fifty = () =>
  Array.from({ length: 50 }, (_, index): Cells[] => [
    {
      product: `new ${index}`,
      listed: 'yes',
      category: 'scarves',
      shipping: 'Everywhere',
      title_en: `Woolly scarf ${index}`,
      title_tc: `羊毛圍巾 ${index}`,
      title_jp: `ウールのマフラー ${index}`,
      option1_en: 'Size',
      choice1_en: 'S',
      price: `${10 + index}.05`,
      stock: '4',
    },
    { product: `new ${index}`, choice1_en: 'L', price: `${12 + index}`, stock: '0' },
  ]).flat()

test('fifty products are previewed, imported, exported, edited and imported again', async () => {
  const csv = `\uFEFF${fileOf(fifty())}`
  const first = await preview(csv)
  expect(first.faults).toEqual([])
  expect(first.products).toHaveLength(50)
  expect(new Set(first.products.map(({ kind }) => kind))).toEqual(new Set(['add']))
  expect(await importFile(csv, first.token)).toEqual({ added: 50, changed: 0 })

  const { data: found } = await call(getProductsBySearch, { body: { keyword: '羊毛圍巾 49', shopId } })
  const { data: shown } = await call(product, { query: { id: found.list[0]?.id ?? 0 } })
  expect(shown).toMatchObject({
    title: { en: 'Woolly scarf 49', tc: '羊毛圍巾 49', jp: 'ウールのマフラー 49' },
    categoryId: 33,
    skus: [
      { choices: [{ en: 'S' }], price: { amount: '5905' }, available: 4 },
      { choices: [{ en: 'L' }], price: { amount: '6100' }, available: 0 },
    ],
  })

  // Unedited, the file changes nothing, also with a product that is in it already.
  const again = await preview(`\uFEFF${await exported()}`)
  expect(again.faults).toEqual([])
  expect(again.products.filter(({ kind }) => kind !== 'unchanged')).toEqual([])

  const edited = (await rows()).map((row) =>
    row.title_jp === 'ウールのマフラー 3' ? { ...row, price: '9.5', title_tc: '=暖暖' } : row,
  )
  const second = await preview(fileOf(edited))
  const changed = second.products.filter(({ kind }) => kind !== 'unchanged')
  expect(changed).toMatchObject([
    {
      kind: 'change',
      changes: [
        { column: 'title_tc', from: '羊毛圍巾 3', to: '=暖暖' },
        { column: 'price', from: '13.05', to: '9.50' },
      ],
    },
  ])
  expect(await importFile(fileOf(edited), second.token)).toEqual({ added: 0, changed: 1 })
  // As a spreadsheet reads it, the name is a text.
  expect(await exported()).toContain("'=暖暖")
  expect(await exported()).not.toMatch(/(^|,)"?=/m)
  const admin = bearer(await tokenOf(stack.apiUrl, 'deployer'))
  const { data: log } = await call(auditLog, { query: {} }, admin)
  const imports = log.list.filter(
    ({ action, subject }) => action === 'mall.import_products' && subject === `shop ${shopId}`,
  )
  expect(imports.map(({ facts }) => facts)).toEqual([
    { added: '0', changed: '1' },
    { added: '50', changed: '0' },
  ])
})

test('with one wrong line nothing is imported', async () => {
  const before = await exported()
  const lines = [
    ...fifty().slice(0, 4),
    { product: 'bad', category: 'scarves', title_en: 'Bad', price: '1,50' },
  ]
  const csv = fileOf(lines)
  const { faults, token } = await preview(csv)
  expect(faults).toEqual([
    { line: 6, fault: 'shipping', value: '' },
    { line: 6, fault: 'price', value: '1,50' },
  ])
  await expect(importFile(csv, token)).rejects.toMatchObject({
    status: 400,
    failure: { error: 'mall.import_wrong' },
  })
  expect(await exported()).toBe(before)
})

test('a sale after the preview is not undone: the import has to be previewed again', async () => {
  const lines = await rows()
  const line = lines.find(({ title_en }) => title_en === 'Woolly scarf 7')
  const edited = lines.map((row) => (row === line ? { ...row, stock: '40' } : row))
  const csv = fileOf(edited)
  const { token, faults } = await preview(csv)
  expect(faults).toEqual([])
  await db.$client.query('update app.sku set on_hand = on_hand - 1 where id = $1', [Number(line?.sku)])
  await expect(importFile(csv, token)).rejects.toMatchObject({
    failure: { error: 'mall.import_wrong' },
  })
  expect((await preview(csv)).faults).toMatchObject([{ fault: 'stockMoved', value: '3' }])

  // Less than unpaid orders reserve is refused, too.
  const order = { skus: [`${line?.sku}|2`], recieveAddressId: buyer.addressId }
  await call(submitOrder, { body: order }, buyer.as)
  const now = await rows()
  const less = fileOf(now.map((row) => (row.sku === line?.sku ? { ...row, stock: '1' } : row)))
  expect((await preview(less)).faults).toMatchObject([{ fault: 'stockReserved', value: '2' }])
})

test('another preview’s token imports nothing', async () => {
  const lines = await rows()
  const isIt = (row: Cells) => row.title_en === 'Woolly scarf 9'
  const csv = fileOf(lines.map((row) => (isIt(row) ? { ...row, price: '7.77' } : row)))
  const other = fileOf(lines.map((row) => (isIt(row) ? { ...row, price: '8.88' } : row)))
  const { token } = await preview(other)
  await expect(importFile(csv, token)).rejects.toMatchObject({
    status: 409,
    failure: { error: 'mall.import_moved' },
  })
})

test('members of the shop import and export, nobody else does', async () => {
  const staff = await makeShopper(stack, db, 'csv-staff')
  await call(inviteStaff, { body: { shopId, invitee: staff.email } }, owner.as)
  const { data: invited } = await call(myInvitations, {}, staff.as)
  await call(answerInvitation, { body: { id: invited.list[0]?.id ?? '', isAccepted: true } }, staff.as)
  const csv = await exported(staff)
  const { token } = await preview(csv, staff)
  expect(await importFile(csv, token, staff)).toEqual({ added: 0, changed: 0 })
  for (const refused of [exported(buyer), preview(csv, buyer), importFile(csv, token, buyer)]) {
    await expect(refused).rejects.toMatchObject({ status: 403, failure: { error: 'mall.shop_not_yours' } })
  }
})
