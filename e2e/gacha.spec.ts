import { exchangeAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { readerOf } from '@mofu/testkit/mint'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { expect, type Page } from '@playwright/test'
import { type Address, erc20Abi, maxUint256, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, keeperPid, rpcUrl, stackUrl, test } from './journey.ts'
import { arrive, chainId, signThrough } from './trader.ts'
import { connectButton, dialogOf } from './wallet-bar.ts'

const player: Person = 'emi'
const { address: account } = accountOf(player)

async function contractsHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const at = (name: string) => contracts[name] as Address
  const reader = readerOf(rpcUrl())
  const gacha = { address: at('Gacha'), abi: gachaAbi } as const
  return {
    /** Buys GBT on the exchange. */
    buyGbt: () =>
      sendAs(rpcUrl(), accountOf(player), {
        address: at('Exchange'),
        abi: exchangeAbi,
        functionName: 'buy',
        args: [parseEther('0.1'), 0n, maxUint256, account],
        value: parseEther('0.1'),
      }),
    gbt: () =>
      reader.readContract({ address: at('Gbt'), abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
    pets: () => reader.readContract({ ...gacha, functionName: 'balanceOf', args: [account] }),
    machine: () => reader.readContract({ ...gacha, functionName: 'machineOf', args: [1n] }),
  }
}

const rowOf = (page: Page, tier: string) =>
  page.getByRole('table', { name: 'What is in the machine' }).getByRole('row', { name: tier })
const pullPanel = (page: Page) => page.getByRole('region', { name: 'Pull', exact: true })
const ownPulls = (page: Page) => page.getByRole('region', { name: 'Your pulls' })
const ownPets = (page: Page) => page.getByRole('region', { name: 'Your pets from this machine' })
const reveal = (page: Page) => page.getByRole('dialog', { name: 'Your pets are here' })

test('a visitor reads prices and exact odds; a wallet pulls, reloads while it waits, sees the pets on two devices, and redeems one for 83% [route-04] [rule-27]', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(240_000)
  const chain = await contractsHere()

  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/risk')
  await visitor.getByRole('banner').getByRole('button', { name: 'NFT' }).click()
  await visitor.getByRole('menuitem', { name: 'Shop' }).click()
  await expect(visitor).toHaveURL(/\/gachaMachine$/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Gacha machine' })).toBeVisible()
  await expect(visitor.getByText('10,000 pets are left of 10,000.')).toBeVisible()
  await expect(rowOf(visitor, 'Legendary')).toContainText('100 of 100')
  await expect(rowOf(visitor, 'Legendary')).toContainText('1 in 100')
  const chances = await visitor
    .getByRole('table', { name: 'What is in the machine' })
    .locator('tbody td:nth-of-type(2) span:first-child')
    .allInnerTexts()
  expect(chances).toEqual(['1%', '5%', '14%', '30%', '50%'])
  await expect(pullPanel(visitor)).toContainText(/You pay\s*1\sGBT\s*Redeems for\s*0\.83\sGBT/)
  await expect(visitor.getByText(/Total for the next 10\s*10\.045\sGBT/)).toBeVisible()
  await expect(visitor.getByText('Nobody has pulled yet.')).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }

  const page = await arrive(browser, player, '/gachaMachine')
  const pull = pullPanel(page).getByRole('button', { name: /^Pull / })
  await expect(page.getByText('Your wallet has 0 GBT. This needs 1 GBT.')).toBeVisible()
  await expect(pull).toBeDisabled()
  await chain.buyGbt()
  const before = await chain.gbt()
  await expect(page.getByText('Tick this box first.')).toBeVisible()
  await page.getByLabel('I am at least 18, and of age where I live.').check()
  await pullPanel(page).getByText('2', { exact: true }).click()
  const phone = await arrive(browser, player, '/gachaMachine')
  // The round is withheld, so that the pull stays pending for as long as this takes.
  process.kill(-keeperPid(), 'SIGSTOP')
  try {
    await pull.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Leaves your wallet' }).locator('..')).toContainText(
      /2\.001\sGBT/,
    )
    await expect(dialog).toContainText(/Legendary\s*1\.99\d*% · 1 in 50\.2/)
    await expect(dialog).toContainText('within 7 days after it was due, everything you paid is refunded')
    await expect(dialog).toContainText(
      'If someone pulls before you, the price rises. In that case you pay nothing',
    )
    await signThrough(page, 'Paid. Now the round decides')
    await expect(ownPulls(page)).toContainText('Waiting for the round')
    await expect(ownPulls(page)).toContainText(/2 pulls, paid 2\.001 GBT/)
    await expect(ownPulls(page)).toContainText(/Paid\. Round \d+ decides, due .+\. You may close this page\./)
    expect(before - (await chain.gbt())).toBe(parseEther('2.001'))
    // The visitor's page follows by itself.
    await expect(pullPanel(visitor)).toContainText(/You pay\s*1\.002\sGBT/)

    await page.reload()
    await expect(ownPulls(page)).toContainText('Waiting for the round')
    // Another device finds it by the address alone.
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.emulateMedia({ reducedMotion: 'reduce' })
    await expect(ownPulls(phone)).toContainText('Waiting for the round')
  } finally {
    process.kill(-keeperPid(), 'SIGCONT')
  }

  await expect(reveal(page)).toBeVisible({ timeout: 60_000 })
  await expect(reveal(page)).toContainText('You paid 1 GBT. Redeeming gives 0.83 GBT.')
  await expect(reveal(page).getByRole('listitem').getByRole('link')).toHaveCount(2)
  await expect(reveal(page)).toContainText('You paid 1.001 GBT. Redeeming gives 0.83083 GBT.')
  // Without a share sheet, as in this browser, the link is copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reveal(page).getByRole('button', { name: 'Share' }).click()
  await expect(reveal(page).getByText('The link is copied')).toBeVisible()
  const check = await reveal(page).getByRole('link', { name: 'Check this draw' }).getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(check ?? '', stackUrl()).href,
  )
  await reveal(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(reveal(page)).toBeHidden()
  expect(await chain.pets()).toBe(2n)
  await expect(visitor.getByText('9,998 pets are left of 10,000.')).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Latest pulls' }).getByRole('listitem')).toHaveCount(2)

  // Without motion there is nothing to skip.
  await expect(reveal(phone).getByRole('listitem')).toHaveCount(2)
  await expect(reveal(phone).getByRole('button', { name: 'Skip' })).toBeHidden()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.context().close()

  const card = ownPets(page)
    .getByRole('listitem')
    .filter({ hasText: /Paid\s*1\sGBT/ })
  const name = await card.getByRole('heading').innerText()
  const held = await chain.gbt()
  await card.getByRole('button', { name: `Redeem ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Fee, 17%\s*0\.17\sGBT/)
  await expect(dialog).toContainText(/You get, 83%\s*0\.83\sGBT/)
  await signThrough(page, `${name} is back in the machine`)
  expect((await chain.gbt()) - held).toBe(parseEther('0.83'))
  expect(await chain.pets()).toBe(1n)
  expect(await chain.machine()).toMatchObject({ reserve: parseEther('1.001'), size: 9_999n, pending: 0n })
  await expect(ownPets(page).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: 'How redeeming works' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem a pet' })).toBeVisible()
  await expect(
    page.getByText('a pull of 1.002 GBT redeems for 0.83166 GBT; the fee is 0.17034 GBT'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Redeem / })).toHaveCount(1)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.context().close()
})

test('a refused signature pays nothing, and a reveal can be watched again and skipped', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const chain = await contractsHere()
  await chain.buyGbt()
  const page = await arrive(browser, player, '/gachaMachine')
  await page.getByLabel('I am at least 18, and of age where I live.').check()
  const held = await chain.gbt()
  const pull = pullPanel(page).getByRole('button', { name: 'Pull one pet' })
  await expect(pull).toBeEnabled()
  await page.evaluate(() => window.mofuWallet.refuseNext())
  await pull.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(Sign in wallet|Start: two signatures)$/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Nothing was signed' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  expect(await chain.gbt()).toBe(held)

  await pull.click()
  await signThrough(page, 'Paid. Now the round decides')
  const shown = page.getByRole('dialog', { name: 'Your pet is here' })
  await expect(shown).toBeVisible({ timeout: 60_000 })
  await shown.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(shown).toBeHidden()

  // Slowed down, so that there is time to press the button.
  const browserSession = await page.context().newCDPSession(page)
  await browserSession.send('Animation.enable')
  await browserSession.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await ownPulls(page).getByRole('button', { name: 'Show the reveal' }).first().click()
  await shown.getByRole('button', { name: 'Skip' }).click()
  await expect(shown.getByRole('button', { name: 'Skip' })).toBeHidden()
  await expect(shown.getByRole('listitem')).toHaveCount(1)
  await page.context().close()
})

test('a number of pulls that was chosen before the wallet connects stays chosen', async ({
  visitor,
  walletOf,
}) => {
  await walletOf(visitor, player)
  await visitor.goto('/gachaMachine')
  await pullPanel(visitor).getByText('3', { exact: true }).click()
  await connectButton(visitor).click()
  await dialogOf(visitor).getByRole('button', { name: 'MetaMask' }).click()
  await expect(ownPets(visitor)).toBeVisible()
  await expect(pullPanel(visitor).getByRole('radio', { name: '3', exact: true })).toBeChecked()
})
