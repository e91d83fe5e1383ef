import { accountOf, type Person } from '@mofu/testkit/accounts'
import { drawFrom } from '@mofu/testkit/seed/economy/boxes'
import { swapCoins } from '@mofu/testkit/seed/economy/exchange'
import { pullPets } from '@mofu/testkit/seed/economy/gacha'
import { days } from '@mofu/testkit/seed/economy/seed-context'
import { expect, type Page } from '@playwright/test'
import { erc20Abi } from 'viem'

import { keeperPid, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough } from './trader.ts'
import { accountButton } from './wallet-bar.ts'

/*
 * The chain's clock is eight days ahead afterwards, and it never goes back: its project in playwright.config.ts runs
 * after all others.
 */

const player: Person = 'jun'
const ownPulls = (page: Page) => page.getByRole('region', { name: 'Your pulls' })
const myDraws = (page: Page) => page.getByRole('region', { name: 'My draws' })

test('a pull and a draw whose round never comes are refunded by another wallet, and the player reads it, is notified and withdraws', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { context, make, indexed } = await lotteriesHere()
  const box = await make('Lost box', [7_131, 7_132])
  await swapCoins(context, [player])
  const jun = await arrive(browser, player, '/account')
  await jun.getByRole('main').getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(jun.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  const gbt = () =>
    context.reader.readContract({
      address: context.at.Gbt.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [accountOf(player).address],
    })
  process.kill(-keeperPid(), 'SIGSTOP')
  try {
    const before = await gbt()
    await pullPets(context, [[player, 1n]])
    await drawFrom(context, box.id, [player])
    const paid = before - (await gbt())
    await jun.goto('/gachaMachine')
    await expect(ownPulls(jun)).toContainText('Waiting for the round')
    await context.pass(days(8))
    await indexed()

    const mei = await arrive(browser, 'mei', '/gachaMachine')
    await expect(mei.getByText(/Round \d+ did not come in time\./)).toBeVisible({ timeout: 60_000 })
    await mei.getByRole('button', { name: 'Refund now' }).click()
    await expect(mei.getByRole('dialog')).toContainText('What was paid goes back to those who paid')
    await signThrough(mei, 'Refunded')
    await expect(mei.getByRole('button', { name: 'Refund now' })).toBeHidden()
    await mei.goto(box.path)
    await expect(accountButton(mei, 'mei')).toBeVisible()
    await mei.getByRole('button', { name: 'Refund the draws' }).click({ timeout: 60_000 })
    await signThrough(mei, 'Done')
    await mei.context().close()

    // The player's open page has followed.
    await expect(ownPulls(jun)).toContainText('Refunded')
    await expect(ownPulls(jun)).toContainText(
      'The round did not come in time. What you paid is under “Money waiting for you”.',
    )
    await jun.goto(box.path)
    await expect(myDraws(jun)).toContainText(
      'The round did not come in time. The whole price is under “Money waiting for you”.',
    )
    await jun.goto('/account')
    const inbox = jun.getByRole('region', { name: 'Inbox' })
    await expect(
      inbox.getByRole('link', {
        name: /^Your pull was not decided in time and was refunded: 1[.\d]* GBT wait for you\.$/,
      }),
    ).toBeVisible()
    await inbox
      .getByRole('link', {
        name: 'Your draw from Lost box was not decided in time and was refunded: 0.05 ETH wait for you.',
      })
      .click()
    await expect(jun).toHaveURL(new RegExp(`${box.path}$`))

    await jun.goto('/gachaMachine')
    await ownPulls(jun).getByRole('link', { name: 'Money waiting for you' }).first().click()
    const counter = jun.getByRole('region', { name: 'Set aside for you' })
    await expect(counter).toContainText('GBT')
    await expect(counter).toContainText('0.05 ETH')
    const held = await gbt()
    await counter.getByRole('button', { name: 'Withdraw everything' }).click()
    await signThrough(jun, 'It is in your wallet')
    expect((await gbt()) - held).toBe(paid)
  } finally {
    process.kill(-keeperPid(), 'SIGCONT')
  }
  await jun.context().close()
})
