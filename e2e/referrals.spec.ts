import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { accountOf } from '@mofu/testkit/accounts'
import { signInWallet } from '@mofu/testkit/sign-in'
import { expect, type Page } from '@playwright/test'

import { stackUrl, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import { arriveAs, buyPet, join, mintTwo, short } from './referrer.ts'
import { signInWithWallet } from './sign-in.ts'
import { arrive } from './trader.ts'

test.describe.configure({ timeout: 300_000 })

const lines = (page: Page) => page.getByRole('region', { name: 'What they bought' }).getByRole('row')
const people = (page: Page) => page.getByRole('list', { name: 'Who joined' }).getByRole('listitem')
const referrers = (page: Page) => page.getByRole('list', { name: 'Referrers' }).getByRole('listitem')

/** Saves the export, checks its count and checksum, and returns its rows. */
async function rowsOfFile(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('mofu-referrals.csv')
  const text = await readFile(await file.path(), 'utf8')
  const end = text.lastIndexOf('\r\n', text.length - 3) + 2
  const rows = text.slice(0, end).split('\r\n').slice(1, -1)
  const checksum = createHash('sha256').update(text.slice(0, end)).digest('hex')
  expect(text.slice(end)).toBe(`rows,${rows.length},sha256,${checksum}\r\n`)
  return rows
}

test('a visitor is asked to sign in on every report', async ({ visitor }) => {
  for (const [path, title] of [
    ['/referred-list', 'Sign in to see your referrals'],
    ['/referred-list-v2', 'Sign in to see your referrals'],
    ['/sold-list', 'Sign in to see your referrals'],
    ['/all-referral', 'Sign in to see all referrals'],
    ['/all-referral-v2', 'Sign in to see all referrals'],
  ] as const) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  }
  await expect(visitor.getByText('This report is for group leaders and admins.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Use e-mail and password' })).toHaveCount(0)
  await expectLooksWell(visitor)
})

test('a referrer shares a code, sees who joined and every item they bought, and downloads it [route-22] [route-23] [route-24]', async ({
  browser,
}) => {
  const referrer = await join()
  const page = await arriveAs(browser, referrer, '/account')
  const hub = page.getByRole('region', { name: 'Referrals' })
  await expect(hub.getByRole('link', { name: 'All referrals' })).toHaveCount(0)
  await hub.getByRole('link', { name: 'My referrals' }).click()
  await expect(page).toHaveURL(`${stackUrl()}/referred-list`)
  await expect(page.getByRole('heading', { name: `Your code: ${referrer.code}` })).toBeVisible()
  const link = `${stackUrl()}/?code=${referrer.code}`
  await expect(page.getByRole('img', { name: 'QR code of your invite link' })).toHaveAttribute(
    'data-uri',
    link,
  )
  await expect(page.getByText(link, { exact: true })).toBeVisible()
  await expect(
    page.getByText('Copy your link above and send it to a friend.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('each item gets a line here', { exact: false })).toBeVisible()
  await expectLooksWell(page)

  const [minter, buyer] = [await join(referrer.code), await join(referrer.code)]
  await mintTwo('Referred Cats', minter)
  const pet = await buyPet(7_801, buyer)
  for (const path of ['/referred-list', '/referred-list-v2']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'My referrals' })).toBeVisible()
    await expect(people(page)).toHaveCount(2)
    await expect(people(page).first()).toContainText(short(buyer.wallet))
    await expect(lines(page)).toHaveCount(1 + 3)
    for (const [row, facts] of [
      [1, [pet, 'Mofu Works', 'Market', '0.05 ETH', buyer.wallet]],
      [2, ['Referred Cats', '2', 'Mint', '0.002 ETH', minter.wallet]],
      [3, ['Referred Cats', '1', 'Mint', '0.002 ETH', minter.wallet]],
    ] as const) {
      const seller = accountOf('kai').address.toLowerCase()
      for (const fact of [...facts.slice(0, -1), 'No e-mail', short(seller)]) {
        await expect(lines(page).nth(row)).toContainText(fact)
      }
      await expect(
        lines(page)
          .nth(row)
          .getByTitle(facts.at(-1) ?? ''),
      ).toHaveCount(2)
    }
    const totals = page.getByRole('region', { name: 'Sold to your referrals so far' })
    await expect(totals).toContainText(/Sold on the market\s*0\.05\sETH\s*1 sale/)
    await expect(totals).toContainText(/Sold by minting\s*0\.004\sETH\s*2 sales/)
  }
  await page.getByRole('button', { name: `What they bought ${short(minter.wallet)}` }).click()
  await expect(people(page).nth(1)).toContainText(/Mint · 2 · 0\.004\sETH/)
  const rows = await rowsOfFile(page)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain(`${buyer.wallet},`)
  expect(rows[0]).toContain(',0.05,ETH,')
  await expectLooksWell(page)

  await page.goto('/sold-list')
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible()
  const chart = page.getByRole('figure', { name: 'Market, ETH a day' })
  await expect(chart).toBeVisible()
  await chart.getByRole('button', { name: 'Show as a table' }).click()
  await expect(chart.getByRole('row')).toHaveCount(1 + 30)
  await expect(chart.getByRole('cell', { name: /0\.05\sETH/ })).toHaveCount(1)
  await page.getByRole('link', { name: '7 days', exact: true }).click()
  await expect(chart.getByRole('row')).toHaveCount(1 + 7)
  await expect(lines(page)).toHaveCount(1 + 3)
  await page.getByRole('link', { name: 'Sold by minting' }).click()
  await expect(page).toHaveURL(`${stackUrl()}/sold-list?days=7&kind=claim`)
  await expect(lines(page)).toHaveCount(1 + 2)
  expect(await rowsOfFile(page)).toHaveLength(2)
  await expectLooksWell(page)

  await page.goto('/all-referral')
  await expect(page.getByRole('heading', { level: 1, name: 'For group leaders and admins' })).toBeVisible()
  await page.getByRole('link', { name: 'To my referrals' }).click()
  await expect(page).toHaveURL(`${stackUrl()}/referred-list`)
})

test('a leader sees the own tree, an admin everyone [route-25] [route-26]', async ({ browser }) => {
  const { v1Info } = await signInWallet(stackUrl(), accountOf('mei'))
  const below = await join(v1Info.myCode)
  const guest = await join(below.code)
  const outside = await join()
  const outsidersGuest = await join(outside.code)
  await mintTwo('Tree Cats', guest)
  await mintTwo('Other Cats', outsidersGuest)

  for (const [person, path] of [
    ['mei', '/all-referral'],
    ['deployer', '/all-referral-v2'],
  ] as const) {
    const page = await arrive(browser, person, path)
    await signInWithWallet(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All referrals' })).toBeVisible()
    const seen = person === 'mei' ? 0 : 2
    await expect(lines(page).filter({ hasText: 'Tree Cats' })).toHaveCount(2)
    await expect(lines(page).filter({ hasText: 'Other Cats' })).toHaveCount(seen)
    await expect(lines(page).filter({ hasText: 'Tree Cats' }).first().getByTitle(below.wallet)).toBeVisible()
    await expect(referrers(page).filter({ hasText: short(below.wallet) })).toContainText('1 person joined')
    await expect(referrers(page).filter({ hasText: short(outside.wallet) })).toHaveCount(seen / 2)
    const rows = await rowsOfFile(page)
    expect(rows.filter((row) => row.includes('Tree Cats'))).toHaveLength(2)
    expect(rows.filter((row) => row.includes('Other Cats'))).toHaveLength(seen)
    await expectLooksWell(page)

    await referrers(page)
      .filter({ hasText: short(below.wallet) })
      .getByRole('link', { name: 'Details' })
      .click()
    await expect(page).toHaveURL(`${stackUrl()}${path}?referrer=${below.wallet}`)
    await expect(people(page)).toHaveCount(1)
    await expect(people(page)).toContainText(short(guest.wallet))
    await expect(lines(page)).toHaveCount(1 + 2)
    expect(await rowsOfFile(page)).toHaveLength(2)
    await expectLooksWell(page)
  }

  const page = await arrive(browser, 'mei', `/all-referral?referrer=${outside.wallet}`)
  await signInWithWallet(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByRole('alert').first()).toContainText('could not be loaded')
})
