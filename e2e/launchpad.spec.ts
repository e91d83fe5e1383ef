import { collectionAbi } from '@mofu/chain/collections'
import { accountOf } from '@mofu/testkit/accounts'
import { sampleMp3, samplePng } from '@mofu/testkit/sample-files'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { createClient } from '@mofu/wire/client'
import { setCollectionState } from '@mofu/wire/collections'
import { launchpadById } from '@mofu/wire/collections/launchpad'
import { nftsV2 } from '@mofu/wire/market'
import { expect, type Page } from '@playwright/test'
import { decodeFunctionData, pad, toHex } from 'viem'

import { artworkField, recordVideo, sign, signIn } from './creator.ts'
import { expectAccessible, expectNoSidewaysScroll, stackUrl, test } from './journey.ts'
import { arrive, tradingHere } from './trader.ts'

const call = () => createClient({ baseUrl: stackUrl() })
const name = 'Lantern Foxes'

type Work = { title: string; file: { name: string; mimeType: string; buffer: Buffer } }

/** Fills in the fields of every work; the collection was selected before. */
async function describe(page: Page, { title, file }: Work): Promise<void> {
  await page.getByLabel(artworkField).setInputFiles(file)
  await page.getByLabel('Artwork name').fill(title)
  const preview = page.getByRole('region', { name: 'How it will look' })
  await expect(preview).toContainText(title)
  await expect(preview).not.toContainText('Your artwork appears here')
}

/** The count in the last transaction that the wallet of a page has sent. */
async function claimedCount(page: Page): Promise<bigint> {
  const sent = await page.evaluate(() =>
    window.mofuWallet.log.filter(({ method }) => method === 'eth_sendTransaction'),
  )
  const [transaction] = sent.at(-1)?.params ?? []
  const { data } = transaction as { data: `0x${string}` }
  const { functionName, args } = decodeFunctionData({ abi: collectionAbi, data })
  expect(functionName).toBe('mintListed')
  return args[1] as bigint
}

async function mintInto(page: Page, work: Work): Promise<void> {
  await page.goto('/mint')
  await page.getByLabel('Collection', { exact: true }).selectOption({ label: name })
  await describe(page, work)
  await page.getByLabel('I declare that this is my original work').check()
  await page.getByRole('button', { name: 'Mint it' }).click()
  await sign(page, 'See it')
  await expect(page).toHaveURL(/\/MintDetail\/\d+-0x/)
  await expect(page.getByRole('heading', { level: 1, name: 'One token was minted' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What was minted' })).toContainText(work.title)
}

test('a picture, a video and audio are minted and ten thousand wallets invited: one buys with its proof, another is told why not and claims one once it is listed [route-07] [route-08] [route-21] [ui-25] [ui-38]', async ({
  visitor,
  walletOf,
  browser,
}) => {
  test.setTimeout(240_000)
  await walletOf(visitor, 'ren')
  const [mio, jun] = [accountOf('mio').address, accountOf('jun').address]
  const picture = { name: 'fox.png', mimeType: 'image/png', buffer: samplePng({ width: 64, height: 64 }) }

  // The mint form, with a new collection of at most twenty, into which another wallet may mint, too.
  await visitor.goto('/mint')
  await signIn(visitor)
  await describe(visitor, { title: 'First Fox', file: picture })
  await visitor.getByLabel('Artist name').fill('Ren')
  await visitor.getByLabel('Collection', { exact: true }).selectOption({ label: 'A new collection' })
  await visitor.getByLabel('Name of the new collection').fill(name)
  await visitor.getByLabel('Mint limit').selectOption('limited')
  await visitor.getByLabel('The most there will ever be').fill('20')
  await visitor.getByLabel('Another wallet that may mint').fill(jun)
  await expect(visitor.getByLabel('Anyone may mint in it')).not.toBeChecked()
  await visitor.getByLabel('Social link').fill('https://foxes.example/')
  await visitor.getByLabel('Introduction').fill('It carries its own light.')
  await visitor.getByRole('button', { name: 'Mint it' }).click()
  await expect(visitor.getByText('Only original work can be minted.')).toBeVisible()
  await visitor.getByLabel('I declare that this is my original work').check()
  await expect(visitor.getByRole('region', { name: 'What it costs' })).toContainText(/Network fee\s*≈.*ETH/)
  await visitor.getByRole('button', { name: 'Mint it' }).click()
  await sign(visitor, 'Allow the wallet')
  await expect(visitor.getByLabel('Wallet address', { exact: true })).toHaveValue(new RegExp(jun, 'i'))
  await visitor.getByRole('button', { name: 'Allow to mint' }).click()
  await sign(visitor, `Back to ${name}`)
  await expect(visitor.getByText('Minter', { exact: true })).toBeVisible()
  const id = new URL(visitor.url()).searchParams.get('id') ?? ''

  const film = { name: 'run.mp4', mimeType: 'video/mp4', buffer: await recordVideo(visitor) }
  await mintInto(visitor, { title: 'Running Fox', file: film })
  await expect(visitor.getByRole('main').getByLabel('Running Fox', { exact: true })).toHaveJSProperty(
    'tagName',
    'VIDEO',
  )
  const sound = { name: 'call.mp3', mimeType: 'audio/mpeg', buffer: sampleMp3() }
  await mintInto(visitor, { title: 'Calling Fox', file: sound })
  await expect(visitor.getByRole('main').getByLabel('Calling Fox', { exact: true })).toHaveJSProperty(
    'tagName',
    'AUDIO',
  )
  const [, contract = ''] = id.split('-')
  const { data: minted } = await call()(nftsV2, { body: { collection: contract, pageSize: 5 } })
  expect(minted.list.map(({ title, nftType, poster }) => [title, nftType, Boolean(poster)])).toEqual([
    ['Calling Fox', 'audio', true],
    ['Running Fox', 'VIDEO', true],
    ['First Fox', 'IMAGE', false],
  ])

  // A sale in dollars for ten thousand wallets. One of them has its own price and limit.
  await visitor.goto(`/user-center/create-collection?id=${id}`)
  const sale = visitor.getByRole('region', { name: 'Sale', exact: true })
  await sale.getByLabel('Name of the pieces').fill('Night Fox')
  await sale.getByLabel(artworkField).setInputFiles(picture)
  await sale.getByLabel('Coin', { exact: true }).click()
  await visitor.getByRole('option', { name: 'tUSD' }).click()
  await sale.getByLabel('Price', { exact: true }).fill('7.5')
  const others = Array.from({ length: 9_999 }, (_, index) => pad(toHex(index + 1), { size: 20 }))
  await sale.getByLabel('From a CSV file').setInputFiles({
    name: 'friends.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['address,price,limit', `${mio},5.25,2`, ...others].join('\n')),
  })
  await expect(sale.getByText('10,000 wallets: your browser and our server made the same tree.')).toBeVisible(
    { timeout: 40_000 },
  )
  await sale.getByRole('button', { name: 'Start the sale' }).click()
  // Every signed term is shown before.
  const terms = visitor.getByRole('dialog')
  for (const [term, value] of [
    ['What changes', 'Only wallets on the list may buy from now on'],
    ['Name of the pieces', 'Night Fox'],
    ['Price for each', '7.5 tUSD'],
    ['At most for each wallet', '1'],
    ['Wallets on the list', '10000'],
  ] as const) {
    await expect(terms.getByText(term, { exact: true }).locator('..')).toContainText(value)
  }
  await sign(visitor, `Back to ${name}`)
  await expect(sale).toContainText('A sale is on: 0 sold so far.')
  expect((await call()(launchpadById, { params: { id } })).data.sale).toMatchObject({
    price: '7500000',
    treeCount: 10_000,
    allOpen: false,
  })

  // Without a wallet it shows what is sold and for how much.
  const looker = await (await browser.newContext({ baseURL: stackUrl() })).newPage()
  await looker.goto(`/launchpadDetail/${id}`)
  const shown = looker.getByRole('region', { name: 'Your place in the sale' })
  for (const [term, value] of [
    ['Price for each', '7.5 tUSD'],
    ['At most for each wallet', '1'],
    ['Mint fee for each', 'ETH'],
  ] as const) {
    await expect(shown.getByText(term, { exact: true }).locator('..')).toContainText(value)
  }
  await expect(shown).toContainText('Only wallets on the whitelist may mint for now.')
  await expect(shown.getByRole('button', { name: 'Connect wallet to see your place' })).toBeVisible()
  const artwork = looker.getByRole('region', { name: 'What you mint' })
  await expect(artwork.getByRole('img', { name: 'Night Fox' })).toHaveJSProperty('complete', true)
  await expect(artwork).toContainText('Night Fox')
  await expectAccessible(looker)
  await looker.context().close()

  // The second wallet verifies its proof up to the root, and pays with an exact allowance.
  const trading = await tradingHere()
  await trading.fund('mio', trading.dollar, 20_000_000n)
  const buyer = await arrive(browser, 'mio', `/launchpadDetail/${id}`)
  await expect(buyer.getByText('Your wallet is on the whitelist.')).toBeVisible()
  await expect(buyer.getByText('17 of 20 left')).toBeVisible()
  await buyer.getByText('Your proof').click()
  await buyer.getByRole('button', { name: 'Check it in this browser' }).click()
  await expect(buyer.getByText(/^Right: \d+ hashes, and the last one is the root on chain\.$/)).toBeVisible()
  await expectNoSidewaysScroll(buyer)
  await buyer.getByLabel('How many').fill('2')
  await buyer.getByRole('button', { name: 'Mint 2' }).click()
  await expect(buyer.getByRole('dialog').getByRole('button', { name: 'Start: two signatures' })).toBeVisible()
  await expect(buyer.getByRole('dialog').getByRole('img', { name })).toBeVisible()
  await sign(buyer, 'See what you got')
  await expect(buyer.getByRole('heading', { level: 1, name: '2 tokens were minted' })).toBeVisible()
  await expect(buyer.getByRole('main')).toContainText('10.5 tUSD')
  await expect(buyer.getByRole('list', { name: 'What was minted' })).toContainText('Night Fox #2')
  await buyer.goto(`/launchpadDetail/${id}`)
  await expect(buyer.getByRole('heading', { name: 'You have reached your limit' })).toBeVisible()
  await buyer.context().close()

  // The third is on no list, until the owner adds it by itself.
  const stranger = await arrive(browser, 'jun', `/launchpadDetail/${id}`)
  const counter = stranger.getByRole('region', { name: 'Your place in the sale' })
  await expect(counter).toContainText('This wallet is not on the list')
  await expect(counter).toContainText('or wait for the public phase')
  await expect(counter.getByRole('button', { name: /^Mint/ })).toHaveCount(0)
  await sale.getByLabel('Wallets', { exact: true }).fill(jun)
  await sale.getByLabel('Their price').fill('3')
  await sale.getByRole('button', { name: 'Put on the list' }).click()
  await sign(visitor, `Back to ${name}`)
  await expect(counter).toContainText('Your wallet was listed by the owner.')
  await expect(counter).toContainText('3 tUSD')
  // A claim passes count 1 unless the wallet asks for more.
  await trading.fund('jun', trading.dollar, 3_000_000n)
  await expect(stranger.getByLabel('How many')).toHaveValue('1')
  await counter.getByRole('button', { name: 'Mint 1' }).click()
  await sign(stranger, 'See what you got')
  await expect(stranger.getByRole('heading', { level: 1, name: 'One token was minted' })).toBeVisible()
  expect(await claimedCount(stranger)).toBe(1n)
  // A disabled collection is sold to nobody.
  const body = { id, state: 'disabled', reason: 'copies another one' } as const
  await call()(setCollectionState, { body }, bearer(await tokenOf(stackUrl(), 'deployer')))
  await stranger.goto(`/launchpadDetail/${id}`)
  await expect(stranger.getByRole('alert')).toContainText('Minting is stopped')
  await expect(counter).toHaveCount(0)
  await stranger.context().close()
})
