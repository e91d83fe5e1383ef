import { marketAbi } from '@mofu/chain/market'
import { accountOf } from '@mofu/testkit/accounts'
import { expect } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'

import { expectAccessible, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough, tradingHere } from './trader.ts'

/** Contracts of the running stack that an admin pauses and lets go on. */
async function pausingHere() {
  const { context, contracts, indexed, make } = await lotteriesHere()
  const set = async (name: string, isPaused: boolean) => {
    // The same function on every contract that can be paused.
    const data = encodeFunctionData({ abi: marketAbi, functionName: isPaused ? 'pause' : 'unpause' })
    const from = accountOf('deployer')
    await context.send([{ from, to: contracts[name] ?? '0x', data, value: 0n, gas: 200_000n }])
    await indexed()
  }
  const whilePaused = async (name: string, work: () => Promise<void>) => {
    await set(name, true)
    try {
      await work()
    } finally {
      await set(name, false)
    }
  }
  return { whilePaused, indexed, make }
}

test('while the gacha is paused its page says so instead of the button, and has it back afterwards', async ({
  visitor,
}) => {
  const { whilePaused } = await pausingHere()
  await visitor.goto('/gachaMachine')
  const panel = visitor.getByRole('region', { name: 'Pull', exact: true })
  const button = panel.getByRole('button', { name: 'Connect wallet', exact: false })
  await expect(button).toBeVisible()
  await whilePaused('Gacha', async () => {
    await expect(panel).toContainText(
      'Pulls are paused for now. Redeeming pets and taking out refunds work as always.',
    )
    await expect(button).toHaveCount(0)
    await expectAccessible(visitor)
  })
  await expect(button).toBeVisible()
  await expect(panel.getByText('Pulls are paused for now.', { exact: false })).toHaveCount(0)
})

test('while lotteries are paused nobody can draw, and a box says so', async ({ browser }) => {
  test.setTimeout(180_000)
  const { whilePaused, make } = await pausingHere()
  const { path } = await make('Resting box', [7_611, 7_612])
  const rin = await arrive(browser, 'rin', path)
  const counter = rin.getByRole('region', { name: 'Draw', exact: true })
  const button = counter.getByRole('button', { name: 'Draw one' })
  await expect(button).toBeVisible()
  await whilePaused('Boxes', async () => {
    await expect(counter).toContainText('Draws are paused for now.')
    await expect(button).toHaveCount(0)
    await expectAccessible(rin)
  })
  await expect(button).toBeVisible()
})

test('while the market is paused nothing is bought, listed or offered; a listing ends and an offer is taken back', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { whilePaused, indexed } = await pausingHere()
  const trading = await tradingHere()
  const [pet] = await trading.mint('lin', [7_613])
  if (!pet) throw new Error('nothing was minted')
  await trading.approveToken('lin', pet.tokenId)
  await trading.list('lin', pet.tokenId, { price: parseEther('0.8') })
  await trading.bid('sora', pet.tokenId, { price: parseEther('0.3') })
  await indexed()
  const path = `/detail/${pet.id}`
  const words = 'Buying, listing and offers are paused for now.'
  const buyer = await arrive(browser, 'sora', path)
  const seller = await arrive(browser, 'lin', path)
  const [buying, selling] = [buyer, seller].map((page) =>
    page.getByRole('region', { name: /^(Price|For sale)$/ }),
  )
  if (!buying || !selling) throw new Error('two panels')
  await expect(buying.getByRole('button', { name: 'Buy now' })).toBeEnabled()
  // A form that is open when the pause begins.
  await selling.getByRole('button', { name: 'Change the price' }).click()
  const form = seller.getByRole('dialog')
  await form.getByLabel('Price', { exact: true }).fill('0.7')
  await whilePaused('Market', async () => {
    await expect(form).toContainText(words)
    await expect(form.getByRole('button', { name: 'Review' })).toHaveCount(0)
    await form.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect(selling).toContainText(words)
    await expect(selling.getByRole('button', { name: /Change the price|List it again/ })).toBeDisabled()
    await expect(buying).toContainText(words)
    await expect(buying.getByRole('button', { name: 'Buy now' })).toHaveCount(0)
    await expect(buying.getByRole('button', { name: 'Change my offer' })).toBeDisabled()
    await expectAccessible(buyer)

    await buying.getByRole('button', { name: 'Withdraw my offer' }).click()
    await signThrough(buyer, 'Your money is back')
    await expect(buying.getByRole('button', { name: 'Withdraw my offer' })).toHaveCount(0)
    await selling.getByRole('button', { name: 'Cancel listing' }).click()
    await signThrough(seller, `${pet.name} is not for sale any more`)
  })
  await expect(selling.getByRole('button', { name: 'Sell this pet' })).toBeEnabled()
  await expect(buying.getByRole('button', { name: 'Make an offer' })).toBeEnabled()
})
