import { expect } from '@playwright/test'

import { stackUrl, test } from './journey.ts'

test('the page is always fresh, its files are compressed and kept for ever, and no stranger’s script may run', async ({
  request,
}) => {
  const page = await request.get(`${stackUrl()}/list`)
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'x-content-type-options': 'nosniff',
  })
  const [, script] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? []
  const file = await request.get(stackUrl() + script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('what is not there is not there, for pages of the app and for files alike', async ({ request }) => {
  expect((await request.get(`${stackUrl()}/assets/nothing.js`)).status()).toBe(404)
  expect((await request.get(`${stackUrl()}/nothing.png`)).status()).toBe(404)
  expect((await request.get(`${stackUrl()}/assets/../../package.json`)).status()).toBe(404)
})
