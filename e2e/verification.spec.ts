import { readFileSync, writeFileSync } from 'node:fs'

import type { DrawRecords } from '@mofu/chain/randomness/records'
import { alterations } from '@mofu/testkit/altered-draws'
import { drawFrom, settleDraws } from '@mofu/testkit/seed/economy/boxes'
import { expect, type Page } from '@playwright/test'

import { withoutKeeper } from './drawer.ts'
import { stackUrl, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { petsHere } from './pet-holder.ts'
import { arrive } from './trader.ts'

const verified = (page: Page) => page.getByRole('status').filter({ hasText: 'The result is right' })
const steps = (page: Page) => page.getByRole('list', { name: 'What was checked' }).getByRole('listitem')

/** Opens a pull's page from the machine with one tap. */
async function openPull(page: Page, name: string): Promise<void> {
  await page.goto('/gachaMachine')
  const latest = page.getByRole('region', { name: 'Latest pulls' }).getByRole('listitem')
  await latest.filter({ hasText: name }).first().getByRole('link', { name: 'Check this draw' }).click()
}

test('a pull and a draw lead to their check in one tap, and every step is green while our API is blocked', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { pull } = await petsHere()
  const [pet] = await pull('nao', 1)
  // Not the visitor of the other tests: here requests fail on purpose.
  const page = await (await browser.newContext({ baseURL: stackUrl() })).newPage()
  await openPull(page, pet?.name ?? 'no pet')
  await expect(page.getByText(/^Gacha machine 1, order \d+$/)).toBeVisible({ timeout: 60_000 })
  await expect(verified(page)).toBeVisible({ timeout: 60_000 })
  let blocked = 0
  await page.route('**/api/**', (route) => {
    blocked += 1
    return route.abort()
  })
  await page.reload()
  await expect(verified(page)).toBeVisible({ timeout: 60_000 })
  await expect(steps(page)).toHaveCount(7)
  await expect(steps(page).filter({ hasText: 'matches' })).toHaveCount(7)
  await expect(steps(page).filter({ hasText: 'does not match' })).toHaveCount(0)
  expect(blocked).toBeGreaterThan(0)
  await page.context().close()

  const { context, make, indexed } = await lotteriesHere()
  const box = await make('Tapped box', [7_341, 7_342])
  await drawFrom(context, box.id, ['goro'])
  await settleDraws(context, box.id)
  await indexed()
  const goro = await arrive(browser, 'goro', box.path)
  const draws = goro.getByRole('region', { name: 'My draws' })
  await draws.getByRole('link', { name: 'Check this draw' }).first().click()
  await expect(goro.getByText(`Box ${box.id}, order 0`)).toBeVisible({ timeout: 60_000 })
  await expect(verified(goro)).toBeVisible({ timeout: 60_000 })
  await goro.context().close()
})

const redSteps = [
  ['signature', 'The beacon signed this round'],
  ['round', 'The round was still to come when it was paid'],
  ['prize', 'The number decides these prizes'],
  ['beacon key', 'The public key belongs to a known beacon'],
] as const

test('a changed signature, round, stock or beacon key turns its step red in the saved file, without a network', async ({
  browser,
  visitor,
}, info) => {
  test.setTimeout(240_000)
  const { pull } = await petsHere()
  const [pet] = await pull('nao', 1)
  await openPull(visitor, pet?.name ?? 'no pet')
  await expect(verified(visitor)).toBeVisible({ timeout: 60_000 })
  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Save the check as a file' }).click()
  const file = info.outputPath('check.html')
  await (await saving).saveAs(file)
  const text = readFileSync(file, 'utf8')
  const data = /(?<=id="report-data">).*?(?=<\/script>)/s
  const report = JSON.parse(data.exec(text)?.[0] ?? '') as { records: DrawRecords }
  const offline = await browser.newContext({ offline: true })
  const page = await offline.newPage()
  for (const [fact, title] of redSteps) {
    const records = alterations[fact]?.(report.records)
    const changed = info.outputPath(`${fact}.html`)
    const json = JSON.stringify({ ...report, records }).replaceAll('<', String.raw`\u003c`)
    writeFileSync(
      changed,
      text.replace(data, () => json),
    )
    await page.goto(`file://${changed}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Something does not match' })).toBeVisible()
    await expect(page.locator('li.failed').filter({ hasText: title })).toHaveCount(1)
  }
  // The wrong key is red although the public number fits its signature.
  const number = page.locator('li.ok').filter({ hasText: 'The public number is the hash of the signature' })
  await expect(number).toHaveCount(1)
  await offline.close()
})

test('a pending draw shows when its round is due and no verdict on a result; a decided one was paid before its round, and has the same hashes in every language', async ({
  visitor,
}) => {
  test.setTimeout(240_000)
  const { context, make, indexed } = await lotteriesHere()
  const box = await make('Timely box', [7_351, 7_352])
  await withoutKeeper(async () => {
    await drawFrom(context, box.id, ['goro'])
    await indexed()
    await visitor.goto(`/fairness/lottery/${box.id}/0`)
    await expect(visitor.getByText('Not decided yet')).toBeVisible({ timeout: 60_000 })
    await expect(visitor.getByText(/^Round \d+ (is|was) due .+\d{1,2}:\d\d:\d\d/)).toBeVisible()
    await expect(verified(visitor)).toHaveCount(0)
    await expect(steps(visitor).filter({ hasText: 'The number decides these prizes' })).toHaveCount(0)
  })
  await expect(verified(visitor)).toBeVisible({ timeout: 90_000 })
  const round = await steps(visitor).filter({ hasText: 'The round was still to come' }).innerText()
  const [, paidAt = '', roundAt = ''] = /Paid (.+?)\. The rule.+, due (.+?)\. The order/s.exec(round) ?? []
  const timeOf = (said: string) => Date.parse(said.replaceAll(/[\u202f\u00a0]/g, ' '))
  expect(timeOf(paidAt)).toBeGreaterThan(0)
  expect(timeOf(roundAt)).toBeGreaterThan(timeOf(paidAt))

  const hashes = () => visitor.getByRole('main').locator('code').allInnerTexts()
  const english = await hashes()
  expect(english.filter((text) => /^0x[0-9a-f]{64}$/.test(text)).length).toBeGreaterThanOrEqual(5)
  for (const [language, right] of [
    ['tc', '結果正確'],
    ['jp', '結果は正しいです'],
  ] as const) {
    await visitor.evaluate((code) => {
      localStorage.setItem('language', code)
      document.cookie = `language=${code}; path=/`
    }, language)
    await visitor.reload()
    await expect(visitor.getByRole('status').filter({ hasText: right })).toBeVisible({ timeout: 60_000 })
    expect(await hashes()).toEqual(english)
  }
})
