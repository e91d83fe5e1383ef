import { expect, type Locator } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { scenesOf } from './scenes.ts'

const phone = { width: 390, height: 844 }

async function placesOf(pictures: Locator, count: number) {
  await expect(pictures.nth(count - 1)).toBeVisible()
  const boxes = (await pictures.all()).slice(0, count).map((picture) => picture.boundingBox())
  return (await Promise.all(boxes)).map((box) =>
    [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? -1)),
  )
}

test('on a phone the first pictures are in place before any code has loaded', async ({
  browser,
  visitor,
}) => {
  const scenes = await scenesOf(stackUrl())
  const pet = scenes.find(({ name }) => name === 'detail')?.path ?? ''
  const early = await browser.newPage({ baseURL: stackUrl(), viewport: phone, javaScriptEnabled: false })
  await visitor.setViewportSize(phone)
  for (const { path, count } of [
    { path: '/list', count: 2 },
    { path: pet, count: 1 },
  ]) {
    await early.goto(path)
    await expect(early.locator('.splash img')).toHaveCount(count)
    await visitor.goto(path)
    // Polled until the fonts have loaded: another font may have another line height.
    await expect
      .poll(() => placesOf(visitor.locator('main img'), count))
      .toEqual(await placesOf(early.locator('.splash img'), count))
  }
  // The home page has no picture of its own: only the logo is shown.
  await early.goto('/')
  await expect(early.locator('.splash svg')).toBeVisible()
  await expect(early.locator('.splash img')).toHaveCount(0)
  await early.close()
})
