import { expect } from '@playwright/test'

import { deep, expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { builtRoutes, scenesOf } from './scenes.ts'

test('every built screen is among the scenes', async () => {
  const shown = (await scenesOf(stackUrl())).map(({ route }) => route)
  const built = builtRoutes()
  expect(built.length).toBeGreaterThan(6)
  expect(built.filter((route) => !shown.includes(route))).toEqual([])
})

/** Minutes each. A phone in Japanese, where lines are the longest, is the strictest of the three. */
for (const [language, tag] of [
  ['en', 'en'],
  ['tc', 'zh-Hant'],
  ['jp', 'ja'],
] as const) {
  const title = `every screen and menu in ${language} is accessible, complete, and never scrolls sideways`
  test(title, deep, async ({ visitor }) => {
    test.setTimeout(900_000)
    const theme = language === 'tc' ? 'dark' : 'light'
    await visitor.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('language', chosenLanguage)
        localStorage.setItem('theme', chosenTheme)
      },
      [language, theme] as const,
    )
    const width = language === 'jp' ? 390 : 1280
    await visitor.setViewportSize({ width, height: 900 })
    for (const scene of await scenesOf(stackUrl())) {
      await test.step(scene.name, async () => {
        await visitor.goto(scene.path)
        await visitor.locator('main h1').first().waitFor()
        await scene.open?.(visitor, width)
        await expect(visitor.locator('main .animate-shimmer')).toHaveCount(0)
        expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(tag)
        // A missing text shows as its key.
        expect(await visitor.locator('body').innerText()).not.toMatch(
          /\b(shell|menu|market|parts|wallet)\.\w/,
        )
        await expectNoSidewaysScroll(visitor)
        await expectAccessible(visitor)
      })
    }
  })
}
