import { expect, type Locator } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { scenesOf } from './scenes.ts'

const phone = { width: 390, height: 844 }

async function placeOf(picture: Locator) {
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? -1))
}

test('on a phone the first pictures stand in their place before any code has come', async ({
  browser,
  visitor,
}) => {
  const scenes = await scenesOf(stackUrl())
  const pet = scenes.find(({ name }) => name === 'detail')?.path ?? ''
  const early = await browser.newPage({ baseURL: stackUrl(), viewport: phone, javaScriptEnabled: false })
  await visitor.setViewportSize(phone)
  for (const path of ['/list', pet]) {
    await early.goto(path)
    await visitor.goto(path)
    expect(await placeOf(early.locator('.splash img').first())).toEqual(
      await placeOf(visitor.locator('main img').first()),
    )
  }
  // The front page asks for no picture of its own: the face stands there alone.
  await early.goto('/')
  await expect(early.locator('.splash svg')).toBeVisible()
  await expect(early.locator('.splash img')).toHaveCount(0)
  await early.close()
})
