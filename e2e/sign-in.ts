import { expect, type Page } from '@playwright/test'

export async function connect(page: Page, path = '/account') {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Metamask' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

export const signInWithWallet = (page: Page) => page.getByRole('button', { name: 'Sign in with this wallet' })
