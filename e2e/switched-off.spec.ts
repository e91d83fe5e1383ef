import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { expect, type Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, stackEnv, stackFolder, test } from './journey.ts'
import { lotteriesHere } from './lottery-owner.ts'
import { petsHere } from './pet-holder.ts'
import { minuteAfter, quizzesHere, startedQuiz } from './quiz-maker.ts'
import { arrive } from './trader.ts'

const HOUR = 3_600
const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Another API of the same stack, behind a proxy that names the visitor's country. */
async function startSwitched() {
  const env = {
    ...stackEnv(),
    API_PORT: String(await freePort()),
    TRUSTED_PROXIES: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
    DRAWS_OFF_IN: 'BE',
    REDEMPTION_OFF_IN: 'BE,JP',
    BETS_OFF_IN: 'BE',
  }
  return startApi({ env, logFile: logIn(stackFolder(), 'countries') })
}

test('where draws, redemption and bets are switched off, the screens say so in place of the buttons, and everything can be read', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { make } = await lotteriesHere()
  const box = await make('Far box', [7_321, 7_322])
  const { pull } = await petsHere()
  const [pet] = await pull('wei', 1)
  const { context } = await quizzesHere()
  const now = minuteAfter(await context.now())
  const times = { closeBetsAt: now + 6 * HOUR, drawAt: now + 7 * HOUR }
  const topic = 'Will the far cat come home?'
  const quiz = await startedQuiz(browser, 'aki', { topic, a: 'It comes', b: 'It stays', ...times })
  const { part, url } = await startSwitched()
  try {
    const from = (country: string) => ({
      baseURL: url,
      extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7', 'x-country': country },
    })
    const page = await arrive(browser, 'wei', '/gachaMachine', from('BE'))
    const draws = 'Pulls and draws are switched off in your country: Belgium.'
    await expect(note(page, draws)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pull / })).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'What is in the machine' })).toBeVisible()
    await expect(page.getByRole('link', { name: pet?.name ?? '' }).first()).toBeVisible()
    await expect(note(page, 'Redeeming pets is switched off in your country: Belgium.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Redeem / })).toHaveCount(0)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await page.goto(box.path)
    await expect(note(page, draws)).toBeVisible()
    await expect(page.getByText('2 NFTs are in the box, and each is equally likely: 1 in 2.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Draw / })).toHaveCount(0)
    await page.goto(quiz)
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
    await expect(note(page, 'Bets are switched off in your country: Belgium.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Bet / })).toHaveCount(0)
    await page.context().close()

    // Another country has lists of its own, and an unknown one has all of them.
    const japan = await arrive(browser, 'wei', '/gachaMachine', from('JP'))
    await expect(japan.getByRole('button', { name: /^Pull / })).toBeVisible()
    await expect(note(japan, 'Redeeming pets is switched off in your country: Japan.')).toBeVisible()
    await japan.context().close()
    const nowhere = await arrive(browser, 'wei', '/gachaMachine', from('XX'))
    await expect(note(nowhere, 'we cannot tell which one you are in. You can still look')).toBeVisible()
    await expect(nowhere.getByRole('button', { name: /^Pull / })).toHaveCount(0)
    await nowhere.context().close()
  } finally {
    await part.stop()
  }
})
