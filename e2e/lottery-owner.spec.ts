import { accountOf } from '@mofu/testkit/accounts'
import { samplePng } from '@mofu/testkit/sample-files'
import { expect, type Page } from '@playwright/test'

import { sign } from './creator.ts'
import { drawSome, withoutKeeper } from './drawer.ts'
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough, tradingHere } from './trader.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const signedIn = (page: Page) => page.getByRole('button', { name: 'Sign in with this wallet' }).click()
const range = (from: number, count: number) => Array.from({ length: count }, (_, step) => from + step)

/** What a datetime-local input of the page takes for a time in seconds. */
function localTime(page: Page, seconds: number): Promise<string> {
  return page.evaluate((at) => {
    const time = new Date(at * 1000)
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  }, seconds)
}

/** Chooses everything that is shown and puts it in: an approval for the collection comes first. */
async function putAllIn(page: Page, count: number): Promise<void> {
  const add = region(page, 'Put NFTs in')
  await expect(add.getByRole('list', { name: 'NFTs in your wallet' }).getByRole('checkbox')).toHaveCount(
    count,
  )
  await add.getByRole('button', { name: 'Choose all shown' }).click()
  await add.getByRole('button', { name: `Put ${count} NFTs in` }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await signThrough(page, 'Changed')
  await expect(add.getByText(`${count} of ${count} are in the box.`)).toBeVisible()
  await expect(region(page, `In the box (${count})`)).toBeVisible()
}

test('an owner makes a lottery of 20 NFTs with a collaborator and a whitelist; three wallets draw it empty and the owner claims the commission [route-38]', async ({
  browser,
}) => {
  test.setTimeout(480_000)
  const { context, indexed } = await lotteriesHere()
  const { mint } = await tradingHere()
  await mint('kai', range(7_201, 20))
  const [nao, rin] = [accountOf('nao').address, accountOf('rin').address]

  const owner = await arrive(browser, 'kai', '/lotteries')
  await signedIn(owner)
  await expect(region(owner, 'My boxes')).toContainText('This wallet has no box yet.')
  await region(owner, 'My boxes').getByRole('link', { name: 'Create a lottery' }).click()
  await owner.getByRole('button', { name: 'Create lottery' }).click()
  await expect(owner.getByText('Give it a title.')).toBeVisible()
  await owner.getByLabel('Title').fill('Harbour box')
  await owner.getByLabel('Name').fill('Harbour')
  await owner.getByLabel('Introduction').fill('Twenty pets from the harbour.')
  const picture = { name: 'harbour.png', mimeType: 'image/png', buffer: samplePng({ width: 64, height: 64 }) }
  await owner.getByLabel(/^Cover\s*Choose a file/).setInputFiles(picture)
  await expect(owner.locator('img[src*="/ipfs/"]')).toBeVisible()
  await owner.getByLabel('Price of a draw').fill('0.02')
  await owner.getByLabel('Lowest price of any draw').fill('0.03')
  await owner.getByLabel('Your commission').fill('10')
  await owner.getByLabel('Opens at').fill(await localTime(owner, (await context.now()) + 86_400))
  await owner.getByRole('button', { name: 'Create lottery' }).click()
  await expect(owner.getByText('The lowest price cannot be above the price of a draw.')).toBeVisible()
  await owner.getByLabel('Lowest price of any draw').fill('0.01')
  await owner.getByRole('button', { name: 'Create lottery' }).click()
  await sign(owner, 'Put NFTs in')
  await expect(owner).toHaveURL(/\/edit-lottery\/31337-0x[0-9a-f]{40}-\d+$/)
  const path = new URL(owner.url()).pathname
  const playersPath = path.replace('edit-lottery', 'LotteryDetail')
  const publishing = region(owner, 'Publish')
  await expect(publishing).toContainText('Put at least one NFT in before you publish it.')
  await expect(publishing.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()

  await region(owner, 'Collaborators').getByLabel('Wallet').fill(nao)
  await region(owner, 'Collaborators').getByRole('button', { name: 'Add collaborator' }).click()
  await signThrough(owner, 'Changed')
  await expect(region(owner, 'Collaborators').getByRole('listitem')).toHaveCount(1)
  const access = region(owner, 'Who may draw')
  await access.getByLabel('Wallets').fill(rin)
  await access.getByLabel('Their price of a draw').fill('0.015')
  await access.getByLabel('Draws for each wallet').fill('5')
  await access.getByRole('button', { name: 'Put on the list' }).click()
  await signThrough(owner, 'Changed')
  await expect(access.getByRole('row').nth(1)).toContainText('0 of 5')
  // The prices of the list are in this coin, also while the box is empty.
  const terms = region(owner, 'Coin, price and rules')
  await expect(terms).toContainText(
    'The coin can only change while the box is empty and nobody is on its whitelist.',
  )
  await putAllIn(owner, 20)
  await expect(publishing).toContainText('20 NFTs inside. A draw would cost 0.02 ETH')
  for (const width of [390, 1440]) {
    await owner.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(owner)
    await expectAccessible(owner)
  }

  // Published, it waits for its opening time, and nothing that players rely on can change.
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await signThrough(owner, 'Changed')
  await expect(terms).toContainText('This cannot change while the lottery is published')
  await expect(terms.getByRole('button', { name: 'Save terms' })).toBeDisabled()
  await expect(terms.getByLabel('Price of a draw').first()).toBeDisabled()
  await expect(region(owner, /^In the box/).getByRole('button', { name: 'Return all NFTs' })).toBeDisabled()
  const rinPage = await arrive(browser, 'rin', playersPath)
  await expect(rinPage.getByText('This box is not yet open.')).toBeVisible()
  await publishing.getByRole('button', { name: 'Unpublish' }).click()
  await signThrough(owner, 'Changed')
  await terms.getByLabel('Opens at').fill('')
  await terms.getByRole('button', { name: 'Save terms' }).click()
  await expect(owner.getByRole('dialog')).toContainText('As soon as it is published')
  await signThrough(owner, 'Changed')

  // The collaborator sets no terms, but publishes.
  const helper = await arrive(browser, 'nao', '/lotteries')
  await signedIn(helper)
  await region(helper, 'My boxes').getByRole('link', { name: 'Manage' }).click()
  await expect(helper.getByText('You are a collaborator', { exact: true })).toBeVisible()
  await expect(region(helper, 'Coin, price and rules')).toContainText('Only the owner can change this.')
  await expect(region(helper, 'Collaborators').getByRole('button', { name: 'Remove' })).toBeDisabled()
  await region(helper, 'Publish').getByRole('button', { name: 'Publish', exact: true }).click()
  await signThrough(helper, 'Changed')

  await withoutKeeper(async () => {
    await expect(rinPage.getByText('0.015 ETH').first()).toBeVisible()
    await drawSome(rinPage, 5)
    await signThrough(rinPage, 'Paid. The draw waits for its round')
    for (const [person, count] of [
      ['yui', 10],
      ['suzu', 5],
    ] as const) {
      const page = await arrive(browser, person, playersPath)
      await drawSome(page, count)
      await signThrough(page, 'Paid. The draw waits for its round')
      await page.close()
    }
    await expect(rinPage.getByText('This box is sold out.')).toBeVisible()
    await expect(publishing).toContainText('20 paid draws are waiting for their results.')
    await publishing.getByRole('button', { name: 'Unpublish' }).click()
    await expect(owner.getByRole('dialog')).toContainText('20 paid draws still get their results')
    await signThrough(owner, 'Changed')
    await expect(terms).toContainText('20 paid draws are waiting for their results')
    await expect(terms.getByRole('button', { name: 'Save terms' })).toBeDisabled()
  })
  await expect(terms.getByRole('button', { name: 'Save terms' })).toBeEnabled({ timeout: 60_000 })

  const earnings = region(owner, 'Earnings and sales')
  const sales = region(owner, 'Sales in ETH')
  await expect(sales).toContainText(/Draws decided\s*20/)
  await expect(sales).toContainText(/Revenue\s*0\.375\sETH/)
  await expect(sales).toContainText(/Commission claimed\s*0\sETH/)
  await earnings.getByRole('button', { name: 'Claim commission' }).click()
  await expect(owner.getByRole('dialog')).toContainText('0.0375 ETH')
  await signThrough(owner, 'Changed')
  await expect(sales).toContainText(/Commission claimed\s*0\.0375\sETH/)
  await expect(earnings.getByRole('button', { name: 'Claim commission' })).toBeDisabled()
  await earnings.getByRole('button', { name: 'Pay the platform fee out' }).click()
  await signThrough(owner, 'Changed')
  await expect(sales).toContainText(/Fee paid out\s*0\.009375\sETH/)

  await indexed()
  const stranger = await arrive(browser, 'suzu', path)
  await signedIn(stranger)
  await expect(
    stranger.getByRole('heading', { name: 'This lottery belongs to another wallet' }),
  ).toBeVisible()
})

test('a lottery at the average price: NFTs with their own prices, one taken out, the texts changed, the rest returned', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { ownerOf } = await lotteriesHere()
  const { mint } = await tradingHere()
  const pets = await mint('emi', range(7_231, 4))
  const page = await arrive(browser, 'emi', '/edit-lottery/new')
  await signedIn(page)
  await page.getByLabel('Title').fill('Average box')
  await page.getByLabel('Name').fill('Average')
  await page.getByText('V1 · Average price').click()
  await expect(page.getByLabel('Your commission')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create lottery' }).click()
  await sign(page, 'Put NFTs in')

  const add = region(page, 'Put NFTs in')
  const choices = add.getByRole('list', { name: 'NFTs in your wallet' })
  // The newest come first, so that NFTs of other journeys do not matter.
  for (const [count, price] of [
    [1, '0.01'],
    [3, '0.02'],
  ] as const) {
    for (const step of range(0, count)) await choices.getByRole('checkbox').nth(step).check()
    await add.getByLabel('Price of each chosen NFT').fill(price)
    await add.getByRole('button', { name: count === 1 ? 'Put one NFT in' : 'Put 3 NFTs in' }).click()
    await signThrough(page, 'Changed')
    await expect(add.getByText(`${count} of ${count} are in the box.`)).toBeVisible()
  }
  await expect(region(page, 'Publish')).toContainText('4 NFTs inside. A draw would cost 0.0175 ETH')

  const inside = region(page, /^In the box/)
  await inside.getByRole('checkbox').first().check()
  await inside.getByRole('button', { name: 'Take one NFT out' }).click()
  await signThrough(page, 'Changed')
  await expect(inside.getByText('1 of 1 are out of the box.')).toBeVisible()
  await expect(region(page, 'Publish')).toContainText('3 NFTs inside. A draw would cost 0.02 ETH')
  const texts = region(page, 'Texts and cover')
  await texts.getByLabel('Title').fill('Evening box')
  await texts.getByRole('button', { name: 'Save texts' }).click()
  await signThrough(page, 'Changed')
  await expect(page.getByRole('main').getByText('Evening box', { exact: true })).toBeVisible()
  await inside.getByRole('button', { name: 'Return all NFTs' }).click()
  await signThrough(page, 'Changed')
  await expect(region(page, 'In the box (0)')).toContainText('The box is empty.')
  const emi = accountOf('emi').address
  expect(await Promise.all(pets.map(({ tokenId }) => ownerOf(tokenId)))).toEqual([emi, emi, emi, emi])
})
