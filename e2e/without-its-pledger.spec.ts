import { accountOf } from '@mofu/testkit/accounts'
import { someSettings } from '@mofu/testkit/pledging'
import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { cardOf, expectShares, pledgesHere } from './pledger.ts'
import { arrive, signThrough } from './trader.ts'

/* The chain's clock is two days further ahead afterwards: only one that moves it further comes after this file. */

const DAY = 86_400

test('after the limit a stranger redeems: first it says why not, then it gets cheaper, then the button is there [route-16]', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const chain = await pledgesHere('suzu', 'Pledge Owls', [7_411, 7_412])
  const terms = { redeemLimit: DAY, discountTime: 2 * DAY, discountPrecent: someSettings.feePercent }
  await chain.setUp('deployer', { ...someSettings, ...terms })
  await chain.give('suzu', 'emi', 1n)
  await chain.give('suzu', 'rin', 2n)
  await chain.securitize('emi', 1n)
  await chain.securitize('rin', 2n)
  await chain.indexed()
  const pet = await chain.nameOf(1n)

  const rin = await arrive(browser, 'rin', '/user-center/pledge-list?tab=all')
  const card = cardOf(rin, pet)
  await expect(card).toContainText(/Only the pledger can redeem it until/)

  await chain.pass(DAY)
  await expect(card).toContainText('Anyone since')
  await expect(card).toContainText(/You need 10\sSHARE and have 9\.5\sSHARE.*it costs 9\.5\sSHARE/)
  await expect(card.getByRole('button')).toHaveCount(0)

  await rin.goto('/redeem')
  await expect(rin.getByRole('heading', { level: 1, name: 'Redeem a pet' })).toBeVisible()
  const open = rin.getByRole('region', { name: 'Pledged pets anyone can redeem' })
  await expect(open.getByRole('article', { name: pet, exact: true })).toContainText('You need 10')
  await chain.pass(DAY)
  await expectShares(card, { 'Costs now': '9.5' })
  for (const width of [390, 1440]) {
    await rin.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(rin)
    await expectAccessible(rin)
  }
  await card.getByRole('button', { name: `Redeem ${pet}` }).click()
  await expect(rin.getByRole('dialog')).toContainText(/9\.5\sSHARE/)
  await signThrough(rin, `${pet} is in your wallet`)
  expect(await chain.ownerOf(1n)).toBe(accountOf('rin').address)
  expect(await chain.sharesOf('rin')).toBe(0n)
  await expect(card).toHaveCount(0)
  await rin.context().close()

  // The pledger keeps the shares, and reads who has the pet.
  const emi = await arrive(browser, 'emi', '/user-center/pledge-list?tab=redeemed')
  await expectShares(cardOf(emi, pet), { 'Given back': '9.5' })
  const { address } = accountOf('rin')
  const short = new RegExp(`${address.slice(0, 4)}…${address.slice(-4)}`, 'i')
  await expect(cardOf(emi, pet)).toContainText(short)
  await emi.context().close()
})
