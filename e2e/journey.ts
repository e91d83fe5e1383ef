import { AxeBuilder } from '@axe-core/playwright'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import type { StackEnv } from '@mofu/testkit/services'
import { expect, type Page, test as base } from '@playwright/test'

import { installWallet, type WalletOptions } from './wallet/install-wallet.ts'

type Fixtures = {
  /** A page on the running stack; the test fails when the page logs an error or throws. */
  visitor: Page
  walletOf: (page: Page, person: Person, more?: Partial<WalletOptions>) => Promise<void>
  /** Runs for every test. */
  closeContexts: void
}

export const stackUrl = () => setting('STACK_URL')
export const rpcUrl = () => setting('STACK_RPC_URL')
export const relayUrl = () => setting('STACK_RELAY_URL')
export const databaseUrl = () => setting('STACK_DATABASE_URL')
export const workerPid = () => Number(setting('STACK_WORKER_PID'))
export const keeperPid = () => Number(setting('STACK_KEEPER_PID'))
/** The environment of the stack's processes, to start another one. */
export const stackEnv = () => JSON.parse(setting('STACK_ENV')) as StackEnv
export const mailsUrl = () => setting('STACK_MAILS_URL')
export const stackFolder = () => setting('STACK_FOLDER')

/** Marks a test that is too long for the gate: `pnpm test:deep` runs it. */
export const deep = { tag: '@deep' } as const

export const test = base.extend<Fixtures>({
  // Pages that a test leaves open would go on asking the server through all later tests.
  closeContexts: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: stackUrl() })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    page.on('console', (message) => {
      // The browser logs every 404. Whether the page reports an API 404, or its own, is for the test to check.
      const { url } = message.location()
      const isAnswered = /status of 404/.test(message.text()) && (url.includes('/api/') || url === page.url())
      if (message.type() === 'error' && !isAnswered) troubles.push(message.text())
    })
    await use(page)
    await context.close()
    expect(troubles).toEqual([])
  },
  walletOf: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium')
    await use((page, person, more = {}) =>
      installWallet(page, { rpcUrl: rpcUrl(), account: accountOf(person).address, chainId: 31_337, ...more }),
    )
  },
})

export async function expectAccessible(page: Page): Promise<void> {
  // An open menu is outside of the landmarks by design; every other rule applies to it, too.
  const isMenuOpen = (await page.getByRole('menu').count()) > 0
  const { violations } = await new AxeBuilder({ page })
    // There are no iframes; without this axe opens a page for each check.
    .setLegacyMode()
    .disableRules(isMenuOpen ? ['region'] : [])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Nothing may scroll sideways, at any width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...beyond.map((element) => element.outerHTML.slice(0, 200)),
    ]
  })
  expect(wide).toEqual([])
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the stack is not running`)
  return value
}
