import { accountOf, type Person } from '@mofu/tools/stack/accounts'
import type { Page } from '@playwright/test'

/** Where the bar says whose wallet is connected, or lets one connect. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
export const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet', exact: true })
export const accountButton = (page: Page, person: Person) => {
  const { address } = accountOf(person)
  return page.getByRole('button', {
    name: new RegExp(`^Account ${address.slice(0, 4)}…${address.slice(-4)}$`, 'i'),
  })
}
