import { accountOf, type Person } from '@mofu/testkit/accounts'
import type { Page } from '@playwright/test'

/** The account button of the top bar: shows the connected wallet, or connects one. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
export const connectButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Connect wallet', exact: true })
export const accountButton = (page: Page, person: Person) => {
  const { address } = accountOf(person)
  return page.getByRole('button', {
    name: new RegExp(`^Account ${address.slice(0, 4)}…${address.slice(-4)}$`, 'i'),
  })
}
