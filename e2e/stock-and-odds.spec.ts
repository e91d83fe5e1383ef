import { boxesLensAbi } from '@mofu/chain/boxes'
import { gachaAbi } from '@mofu/chain/gacha'
import { drawFrom, settleDraws } from '@mofu/testkit/seed/economy/boxes'
import { expect, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { petsHere } from './pet-holder.ts'
import { arrive } from './trader.ts'

type Tier = { name: string; left: number; total: number; percent: number }

/** The rows of the machine's odds, as a visitor reads them. */
async function oddsOn(page: Page): Promise<Tier[]> {
  const rows = page.getByRole('table', { name: 'What is in the machine' }).locator('tbody tr')
  return rows.evaluateAll((list) =>
    list.map((row) => {
      const [name = ''] = (row.querySelector('th')?.innerText ?? '').split('\n')
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.innerText)
      const [left = '', total = ''] = (cells[0] ?? '').replaceAll(',', '').split(' of ')
      return { name, left: Number(left), total: Number(total), percent: Number.parseFloat(cells[1] ?? '') }
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('the chances add up to 100% and are those of the stock on the chain, before and after a pull and a draw', async ({
  visitor,
}) => {
  test.setTimeout(180_000)
  const { context, make, indexed } = await lotteriesHere()
  const sizeOnChain = async () => {
    const gacha = { address: context.at.Gacha.address, abi: gachaAbi } as const
    return Number(
      (await context.reader.readContract({ ...gacha, functionName: 'machineOf', args: [1n] })).size,
    )
  }
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto('/gachaMachine')
  const expectStock = async () => {
    const size = await sizeOnChain()
    await expect.poll(async () => sum((await oddsOn(visitor)).map(({ left }) => left))).toBe(size)
    const odds = await oddsOn(visitor)
    expect(odds.map(({ total }) => total)).toEqual([100, 500, 1_400, 3_000, 5_000])
    for (const { left, percent } of odds) expect(percent).toBeCloseTo((100 * left) / size, 3)
    expect(sum(odds.map(({ percent }) => percent))).toBeCloseTo(100, 2)
    return odds
  }
  const before = await expectStock()
  const { pull } = await petsHere()
  const [pet] = await pull('nao', 1)
  await expect
    .poll(async () => (await oddsOn(visitor)).map(({ left }) => left))
    .not.toEqual(before.map(({ left }) => left))
  const after = await expectStock()
  const latest = visitor.getByRole('region', { name: 'Latest pulls' }).getByRole('listitem')
  const row = await latest
    .filter({ hasText: pet?.name ?? 'no pet' })
    .first()
    .innerText()
  const changed = after.filter(({ left }, place) => left !== before[place]?.left)
  expect(changed).toHaveLength(1)
  expect(row).toContain(changed[0]?.name)

  const box = await make('Stock box', [7_331, 7_332, 7_333])
  await drawFrom(context, box.id, ['goro'])
  await settleDraws(context, box.id)
  await indexed()
  const lens = { address: context.at.BoxesLens.address, abi: boxesLensAbi } as const
  const { size } = await context.reader.readContract({ ...lens, functionName: 'boxOf', args: [box.id] })
  expect(size).toBe(2n)
  await visitor.goto(box.path)
  await expect(visitor.getByText('2 NFTs are in the box, and each is equally likely: 1 in 2.')).toBeVisible()
})

test('a pull is never celebrated: no sound, no confetti, no jumping picture, and the loss is said', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { pull } = await petsHere()
  // Leaves the wallet with GBT.
  await pull('wei', 1)
  const page = await arrive(browser, 'wei', '/gachaMachine')
  await page.addInitScript(() => {
    const sounds: string[] = []
    Object.assign(window, { sounds })
    HTMLMediaElement.prototype.play = async function play() {
      sounds.push('played')
    }
    const Plain = AudioContext
    window.AudioContext = class extends Plain {
      constructor() {
        super()
        sounds.push('context')
      }
    }
  })
  await page.goto('/gachaMachine')
  await page.getByLabel('I am at least 18, and of age where I live.').check()
  await page.getByRole('button', { name: 'Pull one pet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(Sign in wallet|Start: two signatures)$/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Paid. Now the round decides' })).toBeVisible({
    timeout: 30_000,
  })
  expect(
    await dialog
      .locator('img')
      .first()
      .evaluate((image) => getComputedStyle(image).animationName),
  ).toBe('none')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  const reveal = page.getByRole('dialog', { name: 'Your pet is here' })
  await expect(reveal).toContainText(/You paid 1[.\d]* GBT\. Redeeming gives 0\.8\d* GBT\./, {
    timeout: 60_000,
  })
  await expect(reveal.locator('canvas, audio, video, [class*=jump], [class*=confetti]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { sounds: string[] }).sounds)).toEqual([])
  await reveal.getByRole('button', { name: 'Close', exact: true }).last().click()

  // The confirmation of age is not asked for again on the next visit.
  await page.goto('/lotteries')
  await page.goto('/gachaMachine')
  await expect(page.getByLabel('I am at least 18, and of age where I live.')).toBeChecked()
  await expect(page.getByText('redeeming it pays less than you paid.')).toBeVisible()
  await page.context().close()
})
