import { expect } from '@playwright/test'
import { parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { arrive, tradingHere } from './trader.ts'

test.describe.configure({ timeout: 180_000 })

test('the owner of a pet is notified of an offer: the bell counts it, and the inbox links to the pet', async ({
  browser,
}) => {
  const trading = await tradingHere()
  const [pet] = await trading.mint('goro', [641], 0)
  if (!pet) throw new Error('nothing was minted')
  const holder = await arrive(browser, 'goro', '/account')
  await holder.getByRole('main').getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(holder.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  const bell = holder.getByRole('banner').getByRole('link', { name: /^Inbox/ })
  await expect(bell).toHaveAccessibleName('Inbox')

  // It resolves with the receipt: from here on the bell has two seconds.
  await trading.bid('sora', pet.tokenId, { price: parseEther('0.4') })
  await expect(bell).toHaveAccessibleName('Inbox: 1 new', { timeout: 2_000 })
  // The inbox on screen shows what the bell counts.
  await expect(holder.getByRole('region', { name: 'Inbox' })).toContainText(
    `You have an offer for ${pet.name}`,
  )
  await holder.reload()
  for (const width of [390, 1440]) {
    await holder.setViewportSize({ width, height: 900 })
    await expect(bell).toBeVisible()
    await expectNoSidewaysScroll(holder)
  }
  await expectAccessible(holder)
  const inbox = holder.getByRole('region', { name: 'Inbox' })
  await inbox.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Inbox')
  await inbox.getByRole('link', { name: `You have an offer for ${pet.name}: 0.4 ETH.` }).click()
  await expect(holder.getByRole('heading', { level: 1, name: pet.name })).toBeVisible()
  await holder.context().close()
})
