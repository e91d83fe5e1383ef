import { readFileSync, writeFileSync } from 'node:fs'

import { exchangeAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { sendAs } from '@mofu/testkit/collections'
import { drawFrom } from '@mofu/testkit/seed/economy/boxes'
import { pullPets } from '@mofu/testkit/seed/economy/gacha'
import type { SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { expect, type Page } from '@playwright/test'
import { encodeEventTopics, type Hex, maxUint256, numberToHex, parseEther } from 'viem'

import { expectAccessible, expectNoSidewaysScroll, keeperPid, rpcUrl, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough } from './trader.ts'

type RpcLog = { topics: Hex[] }
type RpcCall = { method: string; params: [{ fromBlock: Hex }] }

const player: Person = 'suzu'
const verified = (page: Page) => page.getByRole('status').filter({ hasText: 'The result is right' })
const altered = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something does not match' })
const step = (page: Page, title: string) =>
  page.getByRole('list', { name: 'What was checked' }).getByRole('listitem').filter({ hasText: title })

/** Pulls on the chain, and returns the number of the order. */
async function pull(context: SeedContext, size: bigint): Promise<number> {
  const { address } = accountOf(player)
  await sendAs(rpcUrl(), accountOf(player), {
    address: context.at.Exchange.address,
    abi: exchangeAbi,
    functionName: 'buy',
    args: [parseEther('0.1'), 0n, maxUint256, address],
    value: parseEther('0.1'),
  })
  const gacha = { address: context.at.Gacha.address, abi: gachaAbi } as const
  await pullPets(context, [[player, size]])
  const { orders } = await context.reader.readContract({ ...gacha, functionName: 'machineOf', args: [1n] })
  return Number(orders) - 1
}

/** From here on the node of this page names another pet as the first result of an order. */
async function alterRecords(page: Page, order: number): Promise<void> {
  const [selector] = encodeEventTopics({ abi: gachaAbi, eventName: 'PetPulled' })
  await page.route(`${rpcUrl()}/**`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { result?: RpcLog[] | string }
    const logs = Array.isArray(body.result) ? body.result : []
    const log = logs.find(
      ({ topics }) => topics[0] === selector && topics[2] === numberToHex(order, { size: 32 }),
    )
    const pet = log?.topics[3]
    if (log && pet) log.topics[3] = numberToHex(BigInt(pet) === 65_537n ? 65_538n : 65_537n, { size: 32 })
    await route.fulfill({ response, json: body })
  })
}

/** The first block of each range of logs that a page asks its node for. */
function logRanges(page: Page): number[] {
  const ranges: number[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(rpcUrl())) return
    const sent = request.postDataJSON() as RpcCall | RpcCall[]
    for (const { method, params } of [sent].flat())
      if (method === 'eth_getLogs') ranges.push(Number(params[0].fromBlock))
  })
  return ranges
}

test('a pull is computed again in the browser from the chain alone, an altered record turns the page red, and the saved file does both without a network', async ({
  browser,
  visitor,
}, info) => {
  test.setTimeout(240_000)
  const { context, indexed } = await lotteriesHere()
  const order = await pull(context, 2n)
  await indexed()

  await visitor.goto('/gachaMachine')
  const latest = visitor.getByRole('region', { name: 'Latest pulls' }).getByRole('listitem').first()
  await expect(latest).toContainText('Check this draw')
  await visitor.goto(`/fairness/gacha/1/${order}`)
  await expect(verified(visitor)).toBeVisible({ timeout: 60_000 })
  await expect(visitor.getByText(`Gacha machine 1, order ${order}`)).toBeVisible()
  await expect(step(visitor, 'The beacon signed this round')).toContainText('matches')
  await expect(step(visitor, 'The number decides these prizes')).toContainText(
    /Draw 2: position \d+ of \d+ is pet \d+\./,
  )
  await expect(visitor.getByText('does not match')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }

  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Save the check as a file' }).click()
  const file = info.outputPath('check.html')
  await (await saving).saveAs(file)
  const offline = await browser.newContext({ offline: true })
  const page = await offline.newPage()
  await page.goto(`file://${file}`)
  await expect(page.getByRole('heading', { level: 1, name: 'The result is right' })).toBeVisible()
  await expect(page.locator('li.ok')).toHaveCount(7)
  const changed = info.outputPath('changed.html')
  const text = readFileSync(file, 'utf8')
  const other = text.replace(
    /(?<="number":1,"owner":"0x[0-9a-f]{40}","item":)\d+/,
    (item) => `${Number(item) + 1}`,
  )
  expect(other).not.toBe(text)
  writeFileSync(changed, other)
  await page.goto(`file://${changed}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Something does not match' })).toBeVisible()
  await offline.close()

  await visitor.getByRole('link', { name: 'All draws of this machine or box' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Are the draws fair?' })).toBeVisible()
  await expect(visitor.getByText(/All \d+ draws were computed again, and every one matches\./)).toBeVisible()
  await expect(visitor.getByRole('table', { name: 'Observed against declared odds' })).toContainText(
    'Legendary',
  )
  await expect(visitor.getByText('There are too few draws to judge the odds.')).toBeVisible()

  await alterRecords(visitor, order)
  await visitor.goto(`/fairness/gacha/1/${order}`)
  await expect(altered(visitor)).toBeVisible({ timeout: 60_000 })
  await expect(step(visitor, 'The number decides these prizes')).toContainText('does not match')
  await expect(step(visitor, 'The number decides these prizes')).toContainText('The chain delivered pet')
  await expect(step(visitor, 'The beacon signed this round')).not.toContainText('does not match')
})

test('when nobody has brought the round, anyone brings it from the page and reveals the draw', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(240_000)
  const { context, make, indexed } = await lotteriesHere()
  const box = await make('Checked box', [7_301, 7_302, 7_303])
  process.kill(keeperPid(), 'SIGSTOP')
  try {
    await drawFrom(context, box.id, ['goro'])
    await indexed()
    const ranges = logRanges(visitor)
    await visitor.goto(`/fairness/lottery/${box.id}/0`)
    await expect(visitor.getByText('Not decided yet')).toBeVisible({ timeout: 60_000 })
    // Each reading asks for the logs of the box and of the rounds. Only the first begins with the contract's first block.
    await expect.poll(() => ranges.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(6)
    expect(ranges.filter((from) => from === ranges[0])).toHaveLength(1)
    const page = await arrive(browser, 'yui', `/fairness/lottery/${box.id}/0`)
    await expect(page.getByText('Not decided yet')).toBeVisible({ timeout: 60_000 })
    // Earlier journeys may have set the chain's clock ahead of the beacon's: then the page asks to try again in a moment.
    await expect(async () => {
      await page.getByRole('button', { name: /^Bring round \d+$/ }).click()
      await expect(page.getByRole('dialog')).toContainText('nobody can bring a wrong one', { timeout: 2_000 })
    }).toPass({ timeout: 120_000 })
    await signThrough(page, 'The round is on the chain')
    await page.getByRole('button', { name: 'Reveal now' }).click()
    await signThrough(page, 'Revealed')
    await expect(verified(page)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Read through your wallet’s node.')).toBeVisible()
    await expect(step(page, 'The number decides these prizes')).toContainText(/is token \d+ of 0x/)
    await page.context().close()
  } finally {
    process.kill(keeperPid(), 'SIGCONT')
  }
})
