import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { mailsUrl, stackUrl } from './journey.ts'

export const password = 'seven sleepy otters'

const keys = ['mallUser', 'mallToken', 'accountReadOnly', 'userNameReadOnly', 'tokenReadOnly', 'web3UserInfo']

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Login', exact: true })
/** What the session stores in this browser. */
export const stored = (page: Page) =>
  page.evaluate((names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)])), keys)
export const stack = () => ({ apiUrl: stackUrl(), mailsUrl: mailsUrl() })

export async function openLogin(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Use e-mail and password' }).click()
  return loginDialog(page)
}

export async function signInByPassword(page: Page, email: string, with_ = password) {
  const dialog = await openLogin(page)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password').fill(with_)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
}
