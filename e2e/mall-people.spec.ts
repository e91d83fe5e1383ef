import { signUp } from '@mofu/testkit/sign-in'
import { expect } from '@playwright/test'

import { expectAccessible, mailsUrl, stackUrl, test } from './journey.ts'

const password = 'seven sleepy otters'

test('an address book: regions by typing or step by step, Japan by postal code, one default [ui-24]', async ({
  visitor,
}) => {
  const email = 'book@mofu.example'
  await signUp({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, { email, password })
  await visitor.goto('/mall/addresses')
  await visitor.getByRole('button', { name: 'E-mail and password' }).click()
  const login = visitor.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password').fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toBeHidden()

  await visitor.getByRole('button', { name: 'Add an address' }).click()
  await visitor.getByRole('button', { name: 'Save this address' }).click()
  await expect(visitor.getByText('Please say who receives it')).toBeVisible()
  await expect(visitor.getByText('Please enter a phone number for the courier')).toBeVisible()
  await expect(visitor.getByText('Please enter the address')).toBeVisible()
  const receiver = visitor.getByLabel('Who receives it')
  await expect(receiver).toBeFocused()
  await expect(receiver).toBeInViewport()
  await expect(receiver).toHaveAttribute('aria-required', 'true')
  await expect(receiver).toHaveAccessibleDescription('Please say who receives it')
  await expect(visitor.getByText('*', { exact: true }).first()).toBeVisible()
  await visitor.getByLabel('Who receives it').fill('林美')
  await visitor.getByLabel('Phone').fill('0912 345 678')
  await visitor.getByLabel('Country or region').selectOption('CN')
  // Step by step: province, city, district, each from the one before.
  await visitor.getByLabel('Province', { exact: true }).selectOption('2335')
  await visitor.getByLabel('City', { exact: true }).selectOption({ label: '深圳市' })
  await expect(visitor.getByLabel('District', { exact: true }).locator('option').last()).toHaveText('其它区')
  await visitor.getByLabel('District', { exact: true }).selectOption('3801')
  // By typing, in another country, with the keyboard alone.
  await visitor.getByLabel('Country or region').selectOption('TW')
  await visitor.getByRole('combobox', { name: 'Type a city or district' }).fill('taichung')
  await expect(visitor.getByRole('option', { name: 'Taiwan › Taichung City' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByLabel('City', { exact: true })).toHaveValue('3775')
  await visitor.getByLabel('Street, house, floor').fill('公益路 1 號')
  await visitor.getByRole('button', { name: 'Save this address' }).click()
  const first = visitor.getByRole('listitem').filter({ hasText: '台中市公益路 1 號' })
  await expect(first).toContainText('+886912345678')
  await expect(first).toContainText('Default')

  await visitor.getByRole('button', { name: 'Add an address' }).click()
  await visitor.getByLabel('Who receives it').fill('空')
  await visitor.getByLabel('Country or region').selectOption('JP')
  await visitor.getByLabel('Phone').fill('090-1234-5678')
  await visitor.getByLabel('Postal code').fill('104-0061')
  await visitor.getByRole('button', { name: '東京都中央区銀座' }).click()
  await visitor.getByLabel('Street, house, floor').fill('東京都中央区銀座 1-2-3')
  await visitor.getByRole('button', { name: 'Save this address' }).click()
  const second = visitor.getByRole('listitem').filter({ hasText: '〒104-0061 東京都中央区銀座 1-2-3' })
  await second.getByRole('button', { name: 'Make it the default' }).click()
  await expect(second).toContainText('Default')
  await second.getByRole('button', { name: 'Delete' }).click()
  await second.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(second).toHaveCount(0)
  await expect(first).toContainText('Default')
})

test('a refusal of the server is shown on the field it is about', async ({ browser }) => {
  const email = 'refused@mofu.example'
  await signUp({ apiUrl: stackUrl(), mailsUrl: mailsUrl() }, { email, password })
  // A page of its own: the browser logs the refused request as an error.
  const page = await browser.newPage({ baseURL: stackUrl() })
  await page.goto('/mall/addresses')
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  const login = page.getByRole('dialog', { name: 'Login', exact: true })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Password').fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Who receives it').fill('空')
  await page.getByLabel('Country or region').selectOption('JP')
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Street, house, floor').fill('東京都中央区銀座 1-2-3')
  await page.getByRole('button', { name: 'Save this address' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Phone').fill('090-1234-5678')
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('button', { name: 'Save this address' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '銀座 1-2-3' })).toBeVisible()
  await page.close()
})
