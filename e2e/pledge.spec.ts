import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { cardOf, expectShares, pledgesHere } from './pledger.ts'
import { arrive, signThrough } from './trader.ts'

test('an admin sets up a collection; a holder reads what pledging means, pledges, gets the missing shares and redeems; the fee is claimed [route-29] [route-30] [route-45]', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(420_000)
  const collection = 'Pledge Cats'
  const chain = await pledgesHere('suzu', collection, [7_401, 7_402])
  await chain.give('suzu', 'emi', 1n)
  await chain.give('suzu', 'rin', 2n)
  await chain.indexed()
  const [pet, other] = [await chain.nameOf(1n), await chain.nameOf(2n)]

  // Everyone reads the settings, and why a collection cannot be pledged.
  await visitor.goto('/fnft-setup')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pledge setup' })).toBeVisible()
  await expect(visitor.getByText('Only the owner and the admins of the platform')).toBeVisible()
  const found = visitor.getByRole('list', { name: 'Set up another collection' }).getByRole('listitem')
  await visitor.getByLabel('Search by name or address').fill('Mofu Works')
  await expect(found.first()).toContainText('new ones can still be minted')
  await visitor.getByLabel('Search by name or address').fill(collection)
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Can be set up')
  await expect(found.getByRole('button')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }

  // An admin sets it up; what the contract would refuse is said before the wallet opens.
  const admin = await arrive(browser, 'deployer', '/fnft-setup')
  await admin.getByLabel('Search by name or address').fill(collection)
  await admin.getByRole('button', { name: `Set up ${collection}`, exact: true }).click()
  const form = admin.getByRole('form', { name: `Settings of ${collection}` })
  await form.getByLabel('Redeem limit (days)').fill('1')
  await form.getByLabel('Fee (%)').fill('10.01')
  await form.getByLabel('Shares of a pet').fill('10')
  await form.getByLabel('Discount after (days)').fill('2')
  await form.getByLabel('Discount (%)').fill('4')
  await form.getByRole('button', { name: 'Save settings' }).click()
  await expect(form.getByText('Enter a fee between 0 and 10, with at most 2 decimals.')).toBeVisible()
  await form.getByLabel('Fee (%)').fill('5')
  await expectShares(form.getByRole('region', { name: 'What this means for a pledger' }), {
    Gets: '9.5',
    'Gives back': '10',
    'Gives back after the discount time': '9.6',
  })
  await form.getByRole('button', { name: 'Save settings' }).click()
  await expect(admin.getByRole('dialog')).toContainText('Pets that are pledged already keep their settings.')
  await signThrough(admin, 'The settings are saved')
  const pool = cardOf(admin, collection)
  await expect(pool).toContainText(/Redeem limit\s*1 day/)
  await expect(pool).toContainText('0 pets held')
  await chain.indexed()

  // A holder reads what comes and what must be given back, and pledges.
  const emi = await arrive(browser, 'emi', '/user-center/pledge-manager')
  await emi.getByRole('button', { name: `Pledge ${pet}`, exact: true }).click()
  const panel = emi.getByRole('region', { name: `Pledge ${pet}`, exact: true })
  await expectShares(panel, {
    'You get': '9.5',
    'To get it back you give': '10',
    'You will be short of': '0.5',
  })
  await expect(panel.getByRole('img', { name: 'Redeem price over time' })).toBeVisible()
  await expect(panel).toContainText('The shares you get are never enough alone')
  for (const width of [390, 1440]) {
    await emi.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(emi)
    await expectAccessible(emi)
  }
  // While pledging is paused, the reason is in place of the button.
  const pledgeThis = panel.getByRole('button', { name: 'Pledge this pet' })
  await chain.send('deployer', 'pause', [])
  await expect(panel).toContainText('Pledging is paused for now. Redeeming is always possible.')
  await expect(pledgeThis).toHaveCount(0)
  await chain.send('deployer', 'unpause', [])
  await pledgeThis.click()
  const dialog = emi.getByRole('dialog')
  await expect(dialog).toContainText(/To get it back you give\s*10\sSHARE/)
  await expect(dialog).toContainText('Anyone with enough shares can redeem it. You keep your shares.')
  await signThrough(emi, `${pet} is pledged`)
  expect(await chain.sharesOf('emi')).toBe(95n * 10n ** 17n)
  await expect(emi.getByRole('list', { name: 'Your shares' })).toContainText(/9\.5\sSHARE/)
  await expect(emi.getByRole('list', { name: 'Shares in and out' })).toContainText('Received for a pet')

  // The list says until when it is hers alone, and what is missing.
  await emi.getByRole('main').getByRole('link', { name: 'Pledges', exact: true }).click()
  await expect(emi).toHaveURL(/\/user-center\/pledge-list$/)
  const card = cardOf(emi, pet)
  await expect(card).toContainText('Only you until')
  await expectShares(card, { 'Costs now': '10', 'Shares received': '9.5', Fee: '0.5' })
  await expect(card).toContainText(/You need 10\sSHARE and have 9\.5\sSHARE\. Get the missing 0\.5\sSHARE/)
  await expect(card).toContainText(/from .* it costs 9\.6\sSHARE/)
  await expect(emi.getByRole('region', { name: 'Your calendar' })).toContainText(
    `${pet}: anyone can redeem it`,
  )
  await card.getByText('Price over time', { exact: true }).click()
  await expect(card.getByRole('img', { name: 'Redeem price over time' })).toBeVisible()
  for (const width of [390, 1440]) {
    await emi.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(emi)
    await expectAccessible(emi)
  }

  // Another holder has shares, but the pet is not hers to redeem yet. She sends what is missing.
  await chain.securitize('rin', 2n)
  await chain.indexed()
  const rin = await arrive(browser, 'rin', '/user-center/pledge-list?tab=all')
  await expect(cardOf(rin, other)).toContainText('Only you until')
  await expect(cardOf(rin, pet)).toContainText(
    /Only the pledger can redeem it until .* anyone with 10\sSHARE can/,
  )
  await expect(cardOf(rin, pet).getByRole('button')).toHaveCount(0)
  await rin.goto('/user-center/pledge-manager')
  const mine = rin.getByRole('list', { name: 'Your shares' })
  await mine.getByText('Send shares', { exact: true }).click()
  await mine.getByLabel('To', { exact: true }).fill(accountOf('rin').address)
  await mine.getByLabel('Amount (SHARE)').fill('9.6')
  await mine.getByRole('button', { name: 'Continue' }).click()
  await expect(mine.getByText('That is your own address')).toBeVisible()
  await expect(mine.getByText(/Enter an amount above zero, at most 9\.5\sSHARE/)).toBeVisible()
  await mine.getByLabel('To', { exact: true }).fill(accountOf('emi').address)
  await mine.getByLabel('Amount (SHARE)').fill('0.5')
  await mine.getByRole('button', { name: 'Continue' }).click()
  await expect(rin.getByRole('dialog')).toContainText(accountOf('emi').address)
  await signThrough(rin, 'The shares are sent')
  await expect(mine).toContainText(/9\sSHARE/)
  await rin.context().close()

  // Without a reload the button is there, and the pet comes back.
  await card.getByRole('button', { name: `Redeem ${pet}` }).click()
  await expect(dialog).toContainText('If it costs more by then, nothing happens and you keep your shares.')
  await signThrough(emi, `${pet} is in your wallet`)
  expect(await chain.ownerOf(1n)).toBe(accountOf('emi').address)
  expect(await chain.sharesOf('emi')).toBe(0n)
  await expect(emi.getByRole('heading', { name: 'You have pledged nothing' })).toBeVisible()
  await emi.getByRole('link', { name: 'Redeemed', exact: true }).click()
  await expectShares(cardOf(emi, pet), { 'Given back': '10' })
  await emi.context().close()

  // 0.1 of each fee, and the discount that was not taken.
  await expect(pool).toContainText('1 pet held')
  await expectShares(pool, { 'Held by people': '9', 'Fees to claim': '0.6', 'Kept for discounts': '0.4' })
  await pool.getByRole('button', { name: `Claim the fees of ${collection}` }).click()
  await signThrough(admin, 'The fees are in your wallet')
  await expectShares(pool, { 'Held by people': '9.6', 'Fees to claim': '0' })
  expect(await chain.sharesOf('deployer')).toBe(6n * 10n ** 17n)
  await pool.getByRole('button', { name: `Close pledging of ${collection}` }).click()
  await signThrough(admin, 'Done')
  await expect(pool.getByRole('button', { name: `Open pledging of ${collection}` })).toBeVisible()
  await admin.context().close()
})
