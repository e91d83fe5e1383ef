import { makeWhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import { accountOf, type Person } from '@mofu/tools/stack/accounts'
import { deployCollection, inCollection } from '@mofu/tools/stack/collections'
import { sampleMp3, sampleMp4, samplePng } from '@mofu/tools/stack/sample-files'
import { untilProjected } from '@mofu/tools/stack/services'
import { bearer, tokenOf } from '@mofu/tools/stack/sign-in'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { keptCollectionById } from '@mofu/wire/collections/keeping'
import { keepWhitelist, launchpadById } from '@mofu/wire/collections/sales'
import { nftsV2 } from '@mofu/wire/market'
import { expect, type Page } from '@playwright/test'
import { pad, toHex, zeroAddress } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, rpcUrl, stackUrl, test } from './journey.ts'

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

test.describe.configure({ timeout: 150_000 })

test('a creator makes a collection with a cut logo and banner, and its page stands at once [route-31]', async ({
  visitor,
  walletOf,
}) => {
  const name = 'Night Garden Owls'
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
  const id = new URL(visitor.url()).searchParams.get('id') ?? ''
  await expect
    .poll(async () => (await call()(keptCollectionById, { params: { id } })).data.page)
    .toMatchObject({ description: 'Awake when everyone sleeps.', royalty: 750 })
  const { data } = await call()(keptCollectionById, { params: { id } })
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
  await expectNoSidewaysScroll(visitor)
  await expectAccessible(visitor)
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

test('a listed wallet checks its proof and mints; another is refused in words [route-21] [route-08]', async ({
  visitor,
  walletOf,
  browser,
}) => {
  const hana = accountOf('hana')
  const { data: config } = await call()(appConfig, {})
  const factory = config.networks.find((one) => one.name === config.network)?.contracts?.['CollectionFactory']
  const { address } = await deployCollection({ rpcUrl: rpcUrl(), factory: factory as `0x${string}` }, hana, {
    name: 'Lantern Owls',
    maxMint: 50n,
    salt: `0x${'7'.repeat(64)}`,
  })
  const id = `31337-${address}`
  const listed = accountOf('sora').address.toLowerCase() as `0x${string}`
  const rows = [
    { addr: listed, price: 2n * 10n ** 15n, limit: 2n },
    ...Array.from({ length: 63 }, (_, index) => ({
      addr: pad(toHex(index + 1), { size: 20 }),
      price: 10n ** 16n,
      limit: 1n,
    })),
  ]
  const { root } = await makeWhitelistTree(rows)
  const lines = rows.map(({ addr, price, limit }) => `${addr},${price},${limit}`).join('\n')
  const { data: kept } = await call()(
    keepWhitelist,
    { body: { rows: lines, merkleRoot: root } },
    bearer(await tokenOf(stackUrl(), 'hana')),
  )
  const terms = {
    coin: zeroAddress,
    price: 0n,
    limit: 0,
    allOpen: false,
    merkleRoot: root,
    treeUri: kept.treeUri,
  }
  const started = await inCollection(rpcUrl(), hana, address, 'startSale', [
    terms,
    `${stackUrl()}/owls`,
    500n,
  ])
  await untilProjected(stackUrl(), 31_337, started, 20_000)
  const visit = async (page: Page, person: Person) => {
    await walletOf(page, person)
    await page.goto(`${stackUrl()}/launchpadDetail/${id}`)
    await page.getByRole('main').getByRole('button', { name: 'Connect wallet to see your place' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  }

  await visit(visitor, 'sora')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lantern Owls' })).toBeVisible()
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
  await expect(visitor.getByRole('list', { name: 'What was minted' }).getByRole('link')).toHaveCount(2)
  expect((await call()(launchpadById, { params: { id } })).data.sale).toMatchObject({
    sold: 2,
    treeCount: 64,
  })
  await visitor.goto(`/launchpadDetail/${id}`)
  await expect(visitor.getByRole('heading', { name: 'You have bought all you may' })).toBeVisible()

  const stranger = await browser.newPage()
  await visit(stranger, 'wei')
  await expect(stranger.getByRole('heading', { name: 'This wallet is not on the list' })).toBeVisible()
  await expect(stranger.getByText('48 of 50 left')).toBeVisible()
  await stranger.close()
})

test('a picture, a film and a sound are minted by the form [route-07] [ui-25]', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, 'taro')
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
    await visitor.getByLabel('Artist name').fill('Taro')
    await visitor.getByLabel('Social link').fill('https://social.mofu.example/taro')
    await visitor.getByLabel('Introduction').fill('Made at night.')
    if (kind === 'IMAGE') {
      await visitor.getByLabel('Name of the new collection').fill('Attic Owls')
      await visitor.getByLabel('Mint limit').selectOption('limited')
      await visitor.getByLabel('The most there will ever be').fill('9')
      await expect(visitor.getByLabel('Wallet that may mint, too')).toBeVisible()
      await expect(visitor.getByLabel('Anyone may mint in it')).toBeVisible()
    } else await visitor.getByLabel('Collection', { exact: true }).selectOption({ label: 'Attic Owls' })
    const preview = visitor.getByRole('region', { name: 'How it will look' })
    await expect(preview).toContainText(title)
    await expect(preview).not.toContainText('appears here')
    await visitor.getByRole('button', { name: 'Mint it' }).click()
    await expect(visitor.getByText('Only original work can be minted.')).toBeVisible()
    await visitor.getByLabel('I declare that this is my original work').check()
    await visitor.getByRole('button', { name: 'Mint it' }).click()
    await sign(visitor, 'See it')
    await expect(visitor.getByRole('heading', { level: 1, name: 'One token was minted' })).toBeVisible()
    const { data } = await call()(nftsV2, { body: { owner: accountOf('taro').address, pageSize: 1 } })
    expect(data.list[0]).toMatchObject({ title, nftType: kind, collectionName: 'Attic Owls' })
  }
})
