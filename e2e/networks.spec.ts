import { accountOf } from '@mofu/testkit/accounts'
import { deployCollection } from '@mofu/testkit/collections'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'

/** Screens whose contracts are on neither of the two networks. */
const missing = [
  '/swap',
  '/gachaMachine',
  '/redeem',
  '/mint',
  '/pnslist',
  '/pns-collection-report',
  '/auction',
  '/lotteries',
  '/edit-lottery/new',
  '/quiz',
  '/fnft-setup',
  '/user-center/pledge-list',
]

async function choose(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Network: ${from}` }).click()
  const entry = page.getByRole('menuitemradio', { name: new RegExp(`^${to}( Only| Not|$)`) })
  await Promise.all([page.waitForEvent('load'), entry.click()])
  await expect(page.getByRole('button', { name: `Network: ${to}`, exact: true })).toBeVisible()
}

async function networkNamed(name: 'arta' | 'arta_qa') {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const found = data.networks.find((network) => network.name === name)
  if (!found?.chainId || !found.rpcUrl || !found.contracts) throw new Error(`${name} is not set up`)
  return { chainId: found.chainId, rpcUrl: found.rpcUrl, contracts: found.contracts }
}

test('contracts and networks that are not deployed say so; Arta and Arta QA have only some contracts [ui-37]', async ({
  visitor,
}) => {
  test.setTimeout(240_000)
  await visitor.goto('/list')
  await visitor.getByRole('button', { name: 'Network: Petchain' }).click()
  for (const name of [
    'Arta Only some of our contracts are there',
    'Arta QA Only some of our contracts are there',
    'Ethereum Not available there yet',
    'Petchain',
  ]) {
    await expect(visitor.getByRole('menuitemradio', { name, exact: true })).toBeVisible()
  }
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')

  // What is there works: a collection that somebody creates on Arta is on its page.
  const arta = await networkNamed('arta')
  expect(Object.keys(arta.contracts).toSorted()).toEqual(['CollectionFactory', 'Credits', 'Roles'])
  const factory = arta.contracts['CollectionFactory'] as `0x${string}`
  const made = await deployCollection({ rpcUrl: arta.rpcUrl, factory }, accountOf('sora'), {
    name: 'Arta Cats',
  })
  await untilProjected(stackUrl(), arta.chainId, made.block, 60_000)

  let now = 'Petchain'
  for (const name of ['Arta', 'Arta QA']) {
    await visitor.goto('/list')
    await choose(visitor, now, name)
    now = name
    for (const path of name === 'Arta' ? [...missing, '/basket'] : missing) {
      await visitor.goto(path)
      const note = visitor.getByRole('main')
      await expect(note.getByRole('heading', { name: `This page is not on ${name} yet` }), path).toBeVisible()
      await expect(note).toContainText(
        `Only some of our contracts are on ${name}, and those of this page are not.`,
      )
      await expect(note.getByRole('button', { name: 'Go to Petchain' })).toBeVisible()
      await expect(note.getByRole('button', { name: /connect|sign/i })).toHaveCount(0)
    }
    for (const path of ['/', '/list', '/nft/createArtaCollection', '/credits', '/collection-report']) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(visitor.getByText(`is not on ${name} yet`)).toHaveCount(0)
    }
  }
  await visitor.goto('/basket')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('is not on Arta QA yet')).toHaveCount(0)

  await visitor.goto(`/collection-list/${arta.chainId}-${made.address}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Arta Cats' })).toBeVisible()

  // In all languages, on phones and wide screens.
  for (const [language, title] of [
    ['tc', '這個頁面還沒到 Arta QA'],
    ['jp', 'このページはまだ Arta QA では使えません'],
  ] as const) {
    await visitor.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await visitor.goto('/auction')
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(visitor)
      await expectAccessible(visitor)
    }
  }

  // A network without any contract, and back to where everything is.
  await visitor.evaluate(() => localStorage.setItem('language', 'en'))
  await visitor.goto('/swap')
  await choose(visitor, 'Arta QA', 'Ethereum')
  await expect(visitor.getByRole('heading', { name: 'Mofu is not on Ethereum yet' })).toBeVisible()
  await Promise.all([
    visitor.waitForEvent('load'),
    visitor.getByRole('button', { name: 'Go to Petchain' }).click(),
  ])
  await expect(visitor.getByRole('heading', { level: 1, name: 'Swap' })).toBeVisible()
})
