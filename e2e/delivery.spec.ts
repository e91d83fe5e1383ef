import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { expect } from '@playwright/test'

import { stackUrl, test } from './journey.ts'

test('the document is never cached, its files are compressed and immutable, and no foreign script may run', async ({
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

test('a shared link shows its work or its collection, and a missing one is a 404', async ({ request }) => {
  const { data } = await createClient({ baseUrl: stackUrl() })(nftsV2, { body: { pageSize: 1 } })
  const [work] = data.list
  const page = await (await request.get(`${stackUrl()}/detail/${work?.id}`)).text()
  expect(page).toContain(`<title>${work?.title} · ${work?.collectionName} · Mofu</title>`)
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? []
  expect(image).toMatch(/\/works\/\d+\/768\.webp$/)
  expect((await request.get(image)).headers()['content-type']).toBe('image/webp')
  const list = await request.get(`${stackUrl()}/list?collection=${work?.contract}`)
  expect(await list.text()).toContain(`<title>${work?.collectionName} · Mofu</title>`)
  const missing = await request.get(`${stackUrl()}/detail/31337-0x${'12'.repeat(20)}-1`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('<title>Mofu</title>')
})

test('a missing page or file is a 404', async ({ request }) => {
  expect((await request.get(`${stackUrl()}/assets/nothing.js`)).status()).toBe(404)
  expect((await request.get(`${stackUrl()}/nothing.png`)).status()).toBe(404)
  expect((await request.get(`${stackUrl()}/assets/../../package.json`)).status()).toBe(404)
})

test('a page comes with its preloaded responses, and in the language and theme of the last visit', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stackUrl() })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/list')
  const pets = page.getByRole('list', { name: 'Pets', exact: true }).getByRole('link')
  await expect(pets.first()).toBeVisible()
  // The page sends all its requests before it opens the event stream.
  await expect.poll(() => asked).toContain('/api/app/live')
  const answered = ['/api/app/config', '/api/main/open/nft/nftsV2']
  const before = asked.slice(0, asked.indexOf('/api/app/live'))
  expect(before.filter((path) => answered.includes(path))).toEqual([])
  const answers = await page.locator('#answers').textContent()
  const [first] = Object.values(JSON.parse(answers ?? '') as Record<string, { data: unknown }>)
  expect(first?.data).toMatchObject({ network: 'petchain' })

  await page.evaluate(() => {
    localStorage.setItem('language', 'jp')
    localStorage.setItem('theme', 'dark')
  })
  // The first visit after a choice tells the server, which renders the next page with it.
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const html = await (await page.request.get('/list')).text()
  expect(html).toContain('<html lang="ja" data-theme="dark">')
  await page.close()
})
