import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from './journey.ts'

const folder = join(root, '.results/journeys')
let taken = 0

/**
 * The page fits a phone and a large screen, and breaks no accessibility rule. With `PICTURES=1` pictures of it are
 * saved in .results/journeys, in three languages, for a human to look at.
 */
export async function expectLooksWell(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    // A check takes seconds: on phones the deep run makes it, for every state here and for every screen in `screens.spec.ts`.
    if (width > 390 || process.env['DEEP']) await expectAccessible(page)
  }
  if (process.env['PICTURES']) await takePictures(page, String(++taken).padStart(2, '0'))
}

/** In new tabs, so that the form input of this one stays. */
async function takePictures(page: Page, place: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const name = `${place}-${new URL(page.url()).pathname.split('/').slice(1, 3).join('-')}`
  await page.screenshot({ path: join(folder, `${name}-as-left.png`), fullPage: true })
  for (const language of ['tc', 'jp', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await expect(tab.locator('main h1').first()).toBeVisible()
    await tab.waitForTimeout(1_000)
    for (const width of [390, 1440]) {
      await tab.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(tab)
      await tab.screenshot({ path: join(folder, `${name}-${language}-${width}.png`), fullPage: true })
    }
    await tab.close()
  }
}
