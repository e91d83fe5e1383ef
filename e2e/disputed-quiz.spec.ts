import { exchangeAbi } from '@mofu/chain/exchange'
import type { Person } from '@mofu/testkit/accounts'
import { accountOf } from '@mofu/testkit/accounts'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, maxUint256, parseEther } from 'viem'

import { deep, test } from './journey.ts'
import { expectLooksWell } from './looks-well.ts'
import {
  admin,
  announce,
  arriveSigned,
  bet,
  minuteAfter,
  myBet,
  operator,
  pauseBets,
  quizzesHere,
  startedQuiz,
} from './quiz-maker.ts'
import { arrive, signThrough } from './trader.ts'

/*
 * Results are final after a day and refunded after a week without one, so the chain's clock is days ahead afterwards:
 * this file belongs to the project `last` of playwright.config.ts.
 */

const HOUR = 3_600
const DAY = 86_400

const betPanel = (page: Page) => page.getByRole('region', { name: 'Bet', exact: true })
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })

test(
  'bets in GBT stop while the contract is paused; an admin removes the result, another one is announced, and its winners are paid',
  deep,
  async ({ browser, visitor }) => {
    test.setTimeout(600_000)
    const { context, indexed } = await quizzesHere()
    const buyGbt = (person: Person) => {
      const args = [parseEther('0.1'), 0n, maxUint256, accountOf(person).address] as const
      const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'buy', args })
      return context.act(person, 'Exchange', data, parseEther('0.1'))
    }
    await context.send([buyGbt('hana'), buyGbt('taro')])
    const now = minuteAfter(await context.now())
    const times = { closeBetsAt: now + 6 * HOUR, drawAt: now + 7 * HOUR }
    const quiz = {
      topic: 'Which pet sleeps longest?',
      a: 'The dormouse',
      b: 'The sloth',
      coin: 'GBT',
      ...times,
    }
    const path = await startedQuiz(browser, 'aki', quiz)

    const hana = await arrive(browser, 'hana', path)
    await bet(hana, 'The dormouse', 3)
    await expect(myBet(hana)).toContainText(/Bet\s*0\.03\sGBT/)

    // Paused while the dialog is open: nothing is signed, and it says why. Then the page says so, and has no button.
    const taro = await arrive(browser, 'taro', path)
    await betPanel(taro).getByText('The sloth', { exact: true }).click()
    await betPanel(taro).getByLabel('I am at least 18, and of age where I live.').check()
    await betPanel(taro).getByRole('button', { name: 'Bet 0.01 GBT' }).click()
    const dialog = taro.getByRole('dialog')
    const sign = dialog.getByRole('button', { name: /^(Sign in wallet|Start: two signatures)$/ })
    await expect(sign).toBeVisible()
    await pauseBets(context, true)
    try {
      await indexed()
      await expect(taro.getByText('Paused', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(betPanel(taro)).toContainText(
        'Bets are paused everywhere for now. Bets already placed are safe on the chain.',
      )
      await expect(betPanel(taro).getByRole('button', { name: /^Bet/ })).toHaveCount(0)
      await expect(myBet(hana)).toContainText(/Bet\s*0\.03\sGBT/)
    } finally {
      await pauseBets(context, false)
    }
    await indexed()
    await bet(taro, 'The sloth', 1)
    await expect(myBet(taro)).toContainText(/Bet\s*0\.01\sGBT/)

    await context.pass(quiz.drawAt - (await context.now()))
    await indexed()
    const decider = await arriveSigned(browser, operator, path)
    await announce(decider, browser, {
      topic: quiz.topic,
      answer: 'The dormouse',
      evidence: 'https://scores.mofu.example/first',
    })
    await signThrough(decider, 'Done')
    await expect(result(hana)).toContainText('Result: The dormouse')
    await expect(myBet(hana).getByRole('button')).toHaveCount(0)

    const objector = await arriveSigned(browser, admin, path)
    const objection = objector.getByRole('region', { name: 'Object to the result' })
    await objection.getByRole('button', { name: 'Remove the result' }).click()
    await expect(objector.getByRole('dialog')).toContainText('Nothing is paid until there is another one.')
    await signThrough(objector, 'Done')
    await expect(objection).toBeHidden()

    // The removed result is told to everybody, and pays nobody.
    await visitor.goto(path)
    await expect(result(visitor)).toContainText(
      'An admin objected to the announced result. It is announced again.',
    )
    await expect(result(visitor)).toContainText(/“The dormouse”, announced .*, removed by an admin/)
    await expect(result(visitor)).not.toContainText('Result: The dormouse')
    await expectLooksWell(visitor)
    await expect(myBet(hana).getByRole('button')).toHaveCount(0)

    await announce(decider, browser, {
      topic: quiz.topic,
      answer: 'The sloth',
      evidence: 'https://scores.mofu.example/corrected',
    })
    await signThrough(decider, 'Done')
    await expect(result(visitor)).toContainText('Result: The sloth')
    await expect(result(visitor)).toContainText(/“The dormouse”, announced .*, removed by an admin/)
    await expect(
      result(visitor).getByRole('link', { name: 'https://scores.mofu.example/corrected' }),
    ).toBeVisible()
    await decider.context().close()
    await objector.context().close()

    // The day to object begins again with the second result.
    await context.pass(DAY - HOUR)
    await indexed()
    await expect(result(taro)).toContainText('Admins can object until')
    await expect(myBet(taro).getByRole('button')).toHaveCount(0)
    await context.pass(HOUR + 60)
    await indexed()
    await expect(result(taro)).toContainText('The result is final.')
    // 0.01 and 97% of the 0.03 on the other side.
    await myBet(taro).getByRole('button', { name: 'Claim reward' }).click()
    await signThrough(taro, 'The reward is in your wallet')
    await expect(myBet(taro)).toContainText(/Paid out\s*0\.0391\sGBT/)
    await expect(hana.getByText('The bet of 0.03 GBT is lost.')).toBeVisible()
    await expect(myBet(hana).getByRole('button')).toHaveCount(0)
    await hana.context().close()
    await taro.context().close()
  },
)

test(
  'a quiz without a result: a week after the draw every bet goes back in full',
  deep,
  async ({ browser, visitor }) => {
    test.setTimeout(400_000)
    const { context, indexed } = await quizzesHere()
    const now = minuteAfter(await context.now())
    const times = { closeBetsAt: now + 6 * HOUR, drawAt: now + 7 * HOUR }
    const quiz = { topic: 'Who finds the lost ball?', a: 'The beagle', b: 'The crow', ...times }
    const path = await startedQuiz(browser, 'aki', quiz)
    const hana = await arrive(browser, 'hana', path)
    await bet(hana, 'The beagle', 2)
    const taro = await arrive(browser, 'taro', path)
    await bet(taro, 'The crow', 1)

    await context.pass(quiz.drawAt - (await context.now()))
    await indexed()
    await expect(hana.getByText('Waiting for the result', { exact: true })).toBeVisible()
    await expect(result(hana)).toContainText(/If none comes by .*, every bet is refunded\./)
    const decider = await arriveSigned(browser, operator, path)
    const form = decider.getByRole('region', { name: 'Announce the result' })
    await expect(form).toBeVisible()
    await context.pass(7 * DAY - HOUR)
    await indexed()
    await expect(hana.getByText('Waiting for the result', { exact: true })).toBeVisible()
    await expect(myBet(hana).getByRole('button')).toHaveCount(0)

    await context.pass(HOUR + 60)
    await indexed()
    await expect(result(hana)).toContainText('No result came in time. Every bet goes back in full.')
    // Too late for a result.
    await expect(form).toBeHidden()
    await decider.context().close()
    for (const [page, amount] of [
      [hana, /Refunded\s*0\.02\sETH/],
      [taro, /Refunded\s*0\.01\sETH/],
    ] as const) {
      await myBet(page).getByRole('button', { name: 'Get the bet back' }).click()
      await signThrough(page, 'The bet is back in your wallet')
      await expect(myBet(page)).toContainText(amount)
      await expect(myBet(page).getByRole('button')).toHaveCount(0)
      await page.context().close()
    }
    await visitor.goto('/quiz')
    const card = visitor.getByRole('list', { name: 'All quizzes' }).getByRole('article')
    await expect(card.filter({ hasText: quiz.topic })).toContainText('Refunded')
  },
)
