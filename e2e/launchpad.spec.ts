import { accountOf, type Person } from '@mofu/tools/stack/accounts'
import { sampleMp3, sampleMp4, samplePng } from '@mofu/tools/stack/sample-files'
import { createClient } from '@mofu/wire/client'
import { keptCollectionById } from '@mofu/wire/collections/keeping'
import { launchpadById } from '@mofu/wire/collections/sales'
import { nftsV2 } from '@mofu/wire/market'
import { expect, type Page } from '@playwright/test'
import { pad, toHex } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'

const call = () => createClient({ baseUrl: stackUrl() })

/** Connects the wallet of the page where a screen asks for it, and signs in. */
async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  await main.getByRole('button', { name: 'Sign in with this wallet' }).click()
}

/** Reads the plan, signs it, and goes where it leads. */
async function sign(page: Page, link: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nothing has happened yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await dialog.getByRole('link', { name: link }).click({ timeout: 30_000 })
}

async function cut(page: Page, kind: 'Logo' | 'Banner', buffer: Buffer): Promise<void> {
  await page
    .getByLabel(kind, { exact: true })
    .setInputFiles({ name: 'pet.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' })
  await dialog.getByRole('img', { name: 'Cut the picture' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Size' }).fill('1.5')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: kind })).toBeVisible()
}

async function visit(page: Page, walletOf: (page: Page, person: Person) => Promise<void>, person: Person) {
  await walletOf(page, person)
  await page.goto(new URL(`/launchpadDetail/${collection}`, stackUrl()).href)
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet to see your place' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
}

let collection = ''
const name = 'Night Garden Owls'

test.describe.configure({ mode: 'serial' })

test('a creator makes a collection with a cut logo and banner, and its page stands at once [route-31]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  await visitor.goto('/user-center/create-collection')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Make a collection' })).toBeVisible()
  await signIn(visitor)

  await visitor.getByLabel('Name', { exact: true }).fill(name)
  await visitor.getByLabel('Symbol', { exact: true }).fill('OWLS')
  await cut(visitor, 'Logo', samplePng({ width: 640, height: 480 }))
  await cut(visitor, 'Banner', samplePng({ width: 800, height: 800 }))
  await visitor.getByLabel('Description').fill('Awake when everyone sleeps.')
  await visitor.getByLabel('Creator earnings (%)').fill('10.01')
  await visitor.getByLabel('How many may be minted').selectOption('limited')
  await visitor.getByLabel('The most there will ever be').fill('50')
  await visitor.getByRole('button', { name: 'Put it on the chain' }).click()
  await expect(visitor.getByText('Creator earnings go from 0% to 10%.')).toBeVisible()
  await visitor.getByLabel('Creator earnings (%)').fill('7.5')
  await visitor.getByRole('button', { name: 'Put it on the chain' }).click()
  await sign(visitor, `Look after ${name}`)

  await expect(visitor.getByRole('heading', { level: 1, name: `Look after ${name}` })).toBeVisible()
  collection = new URL(visitor.url()).searchParams.get('id') ?? ''
  await expect
    .poll(async () => (await call()(keptCollectionById, { params: { id: collection } })).data.page)
    .toMatchObject({ description: 'Awake when everyone sleeps.', royalty: 750 })
  const { data } = await call()(keptCollectionById, { params: { id: collection } })
  for (const [url, width, height] of [
    [data.page?.logo, 300, 300],
    [data.page?.banner, 1_430, 370],
  ] as const) {
    const size = await visitor.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, url ?? '')
    expect(size).toEqual([width, height])
  }
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }

  // The door, and somebody who helps.
  await visitor.getByRole('button', { name: 'Open it' }).click()
  await sign(visitor, `Back to ${name}`)
  await expect(visitor.getByText('Open: anyone may mint here.')).toBeVisible()
  await visitor.getByRole('button', { name: 'Close it' }).click()
  await sign(visitor, `Back to ${name}`)
  await expect(visitor.getByText('Closed: only you')).toBeVisible()
  await visitor.getByLabel('Wallet address').fill(accountOf('hana').address)
  await visitor.getByRole('button', { name: 'Add as collaborator' }).click()
  await sign(visitor, `Back to ${name}`)
  await expect(visitor.getByRole('button', { name: 'Take back' })).toBeVisible()

  // A sale for ten thousand wallets.
  const rows = Array.from({ length: 9_999 }, (_, index) => pad(toHex(index + 1), { size: 20 }))
  const csv = ['address,price,limit', `${accountOf('sora').address},0.002,2`, ...rows].join('\n')
  await visitor.getByLabel('Name of the pieces').fill('Owl')
  await visitor
    .getByLabel(/^Artwork/)
    .setInputFiles({ name: 'owl.png', mimeType: 'image/png', buffer: samplePng({ width: 64, height: 64 }) })
  await visitor
    .getByLabel('From a CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(
    visitor.getByText('10,000 wallets: your browser and our server made the same tree.'),
  ).toBeVisible({ timeout: 30_000 })
  await visitor.getByRole('button', { name: 'Begin the sale' }).click()
  await sign(visitor, `Back to ${name}`)
  await expect(visitor.getByText('A sale is on: 0 sold so far.')).toBeVisible()
})

test('a listed wallet checks its proof and mints; another is refused in words [route-21] [route-08]', async ({
  visitor,
  walletOf,
  browser,
}) => {
  await visit(visitor, walletOf, 'sora')
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('50 of 50 left')).toBeVisible()
  await expect(visitor.getByText('Your wallet is on the whitelist.')).toBeVisible()
  await visitor.getByText('Your proof').click()
  await visitor.getByRole('button', { name: 'Check it in this browser' }).click()
  await expect(visitor.getByText('the last one is the root on chain')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByLabel('How many').fill('2')
  await visitor.getByRole('button', { name: 'Mint 2' }).click()
  await sign(visitor, 'See what you got')
  await expect(visitor).toHaveURL(/\/MintDetail\/31337-0x[0-9a-f]{64}$/)
  await expect(visitor.getByRole('heading', { level: 1, name: '2 tokens were minted' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: /Owl #2/ })).toBeVisible()
  const { data } = await call()(launchpadById, { params: { id: collection } })
  expect(data.sale).toMatchObject({ sold: 2, treeCount: 10_000 })

  await visitor.goto(`/launchpadDetail/${collection}`)
  await expect(visitor.getByRole('heading', { name: 'You have bought all you may' })).toBeVisible()

  const stranger = await browser.newPage()
  await visit(stranger, walletOf, 'wei')
  await expect(stranger.getByRole('heading', { name: 'This wallet is not on the list' })).toBeVisible()
  await expect(stranger.getByText('48 of 50 left')).toBeVisible()
  await stranger.close()
})

test('the creator mints a picture, a film and a sound by the form [route-07] [ui-25]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'lin')
  await visitor.goto('/mint')
  await visitor.getByRole('link', { name: 'Mint your own work' }).click()
  await signIn(visitor)
  const files = [
    {
      title: 'Still Owl',
      name: 'owl.png',
      mimeType: 'image/png',
      buffer: samplePng({ width: 64, height: 64, seed: 7 }),
      kind: 'IMAGE',
    },
    { title: 'Moving Owl', name: 'owl.mp4', mimeType: 'video/mp4', buffer: sampleMp4(), kind: 'VIDEO' },
    { title: 'Hooting Owl', name: 'owl.mp3', mimeType: 'audio/mpeg', buffer: sampleMp3(), kind: 'audio' },
  ] as const
  for (const { title, kind, ...file } of files) {
    await visitor.goto('/mint?make=artwork')
    await visitor.getByLabel(/^Artwork(?! name)/).setInputFiles(file)
    await visitor.getByLabel('Artwork name').fill(title)
    await visitor.getByLabel('Artist name').fill('Lin')
    await visitor.getByLabel('Social link').fill('https://social.mofu.example/lin')
    await visitor.getByLabel('Introduction').fill('Made at night.')
    // A new collection may be limited, opened and shared; this work goes into the one that is there.
    await expect(visitor.getByLabel('Mint limit')).toBeVisible()
    await expect(visitor.getByLabel('Wallet that may mint, too')).toBeVisible()
    await expect(visitor.getByLabel('Anyone may mint in it')).toBeVisible()
    await visitor.getByLabel('Collection', { exact: true }).selectOption({ label: name })
    await expect(visitor.getByRole('region', { name: 'How it will look' })).toContainText(title)
    await expect(visitor.getByRole('region', { name: 'How it will look' })).not.toContainText('appears here')
    await visitor.getByRole('button', { name: 'Mint it' }).click()
    await expect(visitor.getByText('Only original work can be minted.')).toBeVisible()
    await visitor.getByLabel('I declare that this is my original work').check()
    await visitor.getByRole('button', { name: 'Mint it' }).click()
    await sign(visitor, 'See it')
    await expect(visitor.getByRole('heading', { level: 1, name: 'One token was minted' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: new RegExp(title) })).toBeVisible()
    const { data } = await call()(nftsV2, { body: { owner: accountOf('lin').address, pageSize: 1 } })
    expect(data.list[0]).toMatchObject({ title, nftType: kind, collectionName: name })
  }
})

test('an art collection begins as a limited edition, at both of its addresses [route-32] [route-03]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'yuki')
  await visitor.goto('/nft/createArtaCollection')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Make an art collection' })).toBeVisible()
  await signIn(visitor)
  await expect(visitor.getByLabel('The most there will ever be')).toHaveValue('100')
  await visitor.goto('/user-center/create-arta-collection')
  await expect(visitor.getByLabel('The most there will ever be')).toHaveValue('100')
  await visitor.getByLabel('Name', { exact: true }).fill('Ten Small Paintings')
  await visitor.getByLabel('Symbol', { exact: true }).fill('TEN')
  await visitor.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(visitor.getByText('Your draft is kept.')).toBeVisible()
  await visitor.goto('/user-center/create-collection')
  await expect(visitor.getByRole('region', { name: 'Your drafts' })).toContainText('Ten Small Paintings')
})
