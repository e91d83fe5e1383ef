import { gachaAbi } from '@mofu/chain/gacha'
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

test('a late round can be brought from the machine; refunds open neither before the time-out nor ever once the round is in', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { context, indexed } = await lotteriesHere()
  const gacha = { address: context.at.Gacha.address, abi: gachaAbi } as const
  await swapCoins(context, [player])
  process.kill(-keeperPid(), 'SIGSTOP')
  try {
    await pullPets(context, [[player, 1n]])
    const { orders } = await context.reader.readContract({ ...gacha, functionName: 'machineOf', args: [1n] })
    const order = orders - 1n
    const { round } = await context.reader.readContract({
      ...gacha,
      functionName: 'orderOf',
      args: [1n, order],
    })
    await context.pass(days(6))
    await indexed()
    const mei = await arrive(browser, 'mei', '/gachaMachine')
    await expect(mei.getByText(`Round ${round} was due`)).toBeVisible({ timeout: 60_000 })
    await expect(mei.getByRole('button', { name: 'Refund now' })).toHaveCount(0)
    const early = { ...gacha, functionName: 'settle', args: [1n, 20n], account: accountOf('mei') } as const
    expect((await context.reader.simulateContract(early)).result).toBe(0n)
    await mei.getByRole('link', { name: `Bring round ${round}` }).click()
    await expect(mei.getByText('Not decided yet')).toBeVisible({ timeout: 60_000 })
    await expect(mei.getByRole('button', { name: `Bring round ${round}` })).toBeVisible()
    await expect(mei.getByRole('button', { name: 'Refund now' })).toHaveCount(0)

    await context.bring([round])
    await context.pass(days(8))
    await indexed()
    await expect(mei.getByRole('button', { name: 'Reveal now' })).toBeVisible({ timeout: 60_000 })
    await expect(mei.getByRole('button', { name: 'Refund now' })).toHaveCount(0)
    await mei.goto('/gachaMachine')
    await expect(mei.getByRole('button', { name: 'Refund now' })).toHaveCount(0)
    await mei.getByRole('button', { name: 'Reveal now' }).click()
    await signThrough(mei, 'Revealed')
    await mei.context().close()
    const jun = await arrive(browser, player, '/gachaMachine')
    await expect(ownPulls(jun).getByRole('listitem').first()).toContainText('Revealed')
    await jun.context().close()
  } finally {
    process.kill(-keeperPid(), 'SIGCONT')
  }
})

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
    await signThrough(mei, 'Refunded')
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
        name: /^Your pull was not decided in time and was refunded: 1[.\d]* GBT are waiting for you\.$/,
      }),
    ).toBeVisible()
    await inbox
      .getByRole('link', {
        name: 'Your draw from Lost box was not decided in time and was refunded: 0.05 ETH are waiting for you.',
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
