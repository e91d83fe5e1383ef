import { browserPath } from '@mofu/testkit/browser'
import { type Browser, chromium } from '@playwright/test'
import { expect } from 'vitest'

/** What somebody opens first. */
const routes = [
  '/',
  '/list',
  '/mint',
  '/gachaMachine',
  '/lotteries',
  '/auction',
  '/quiz',
  '/swap',
  '/pnslist',
  '/mall',
]
const languages = ['en', 'tc', 'jp']
const widths = [320, 390, 1440]

/** With the content of the seed, no page is wider than its window or loads for ever. */
export async function expectPagesFit(webUrl: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const faults = []
    for (const language of languages) faults.push(...(await faultsIn(browser, webUrl, language)))
    expect(faults).toEqual([])
  } finally {
    await browser.close()
  }
}

async function faultsIn(browser: Browser, baseURL: string, language: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  // The development server builds each page when it is opened for the first time.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()} ${language}: ${error.message}`))
  for (const route of routes) {
    await page.goto(route)
    await page.locator('main h1').first().waitFor()
    await page.locator('main .animate-shimmer').first().waitFor({ state: 'detached' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) faults.push(`${route} ${language}: ${wide} px wide in a window of ${width} px`)
    }
  }
  await context.close()
  return faults
}
