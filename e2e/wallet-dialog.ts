import type { Person } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'

import { accountButton, connectButton, dialogOf } from './wallet-bar.ts'

/** Opens a page, and on it the dialog to connect a wallet. */
export async function openDialog(page: Page, path = '/list') {
  await page.goto(path)
  await connectButton(page).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

export async function disconnect(page: Page, person: Person) {
  await accountButton(page, person).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
}
