import { readFile } from 'node:fs/promises'

import { accountOf } from '@mofu/testkit/accounts'
import { makeShop, makeShopper, mallDatabase } from '@mofu/testkit/mall'
import { expect, type Page } from '@playwright/test'

import { databaseUrl, mailsUrl, stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'

const password = 'nine quiet foxes run'

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()
}

type Cells = Readonly<Record<string, string>>
const inLanguages = (name: string) => ['en', 'tc', 'jp'].map((language) => `${name}_${language}`)
const columns = [
  'product sku listed category shipping pictures code sku_picture price'.split(' '),
  'grams stock low_stock_at on_sale stock_was'.split(' '),
  'title description option1 option2 option3 choice1 choice2 choice3'.split(' ').flatMap(inLanguages),
].flat()
const fileOf = (lines: readonly Cells[]) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `\uFEFF${[columns, ...lines.map((cells) => columns.map((column) => cells[column] ?? ''))]
      .map((cells) => cells.join(','))
      .join('\r\n')}`,
  ),
})

const scarves = Array.from({ length: 50 }, (_, index): Cells => ({
  product: `new ${index + 1}`,
  listed: 'yes',
  category: 'scarves',
  shipping: 'Everywhere',
  title_en: `Woolly scarf ${index + 1}`,
  title_tc: `羊毛圍巾 ${index + 1}`,
  title_jp: `ウールのマフラー ${index + 1}`,
  price: '12.50',
  stock: '4',
}))

test('a merchant imports fifty products from a file, exports them, changes one in a spreadsheet and imports it again', async ({
  visitor,
}) => {
  const { db, end } = mallDatabase(databaseUrl())
  const owner = await makeShopper({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, db, 'file')
  const { shopId } = await makeShop(db, { owner, payout: accountOf('mio').address, name: 'Fifty Scarves' })
  await end()
  await visitor.goto(`/mall/merchant/${shopId}`)
  await signIn(visitor, owner.email)
  const panel = visitor.getByRole('region', { name: 'Products as a file' })
  const choose = (lines: readonly Cells[]) =>
    panel.getByLabel('Import a CSV file').setInputFiles(fileOf(lines))

  await choose([...scarves.slice(0, 2), { ...scarves[2], price: '12.505' }])
  const problems = panel.getByRole('list', { name: 'Problems' })
  await expect(problems.getByRole('listitem')).toHaveText(['Line 4 “12.505” is not a price such as 12.50.'])
  await expect(panel.getByRole('button', { name: 'Import all changes' })).toHaveCount(0)
  await expectLooksWell(visitor)

  await choose(scarves)
  await expect(panel.getByText('50 new, 0 changed, 0 unchanged')).toBeVisible()
  const changes = panel.getByRole('list', { name: 'Changes' })
  await expect(changes.getByText('Woolly scarf 50')).toHaveCount(1)
  await expectLooksWell(visitor)
  await panel.getByRole('button', { name: 'Import all changes' }).click()
  await expect(panel.getByText('Imported: 50 new, 0 changed.')).toBeVisible()

  const downloading = visitor.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export products' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text.startsWith('\uFEFFproduct,sku,')).toBe(true)
  expect(text).toContain('羊毛圍巾 50')
  await panel
    .getByLabel('Import a CSV file')
    .setInputFiles({ name: 'unedited.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(panel.getByText('This file changes nothing.')).toBeVisible()
  const edited = text.replace('ウールのマフラー 7,', 'あたたかいマフラー,')
  await panel
    .getByLabel('Import a CSV file')
    .setInputFiles({ name: 'edited.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) })
  await expect(panel.getByText('0 new, 1 changed, 50 unchanged')).toBeVisible()
  await expect(changes).toContainText('title_jp: ウールのマフラー 7 → あたたかいマフラー')
  await panel.getByRole('button', { name: 'Import all changes' }).click()
  await expect(panel.getByText('Imported: 0 new, 1 changed.')).toBeVisible()

  await visitor.goto('/mall?q=あたたかいマフラー')
  await expect(visitor.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(1)
})
