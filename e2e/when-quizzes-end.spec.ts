import { expect } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import {
  admin,
  announce,
  approve,
  arriveSigned,
  bet,
  fillIn,
  giveImage,
  minuteAfter,
  myBet,
  operator,
  pauseBets,
  quizzesHere,
  start,
  startedQuiz,
} from './quiz-maker.ts'
import { arrive, signThrough } from './trader.ts'

/*
 * Results are final after a day, so the chain's clock is days ahead afterwards: this file belongs to the project
 * `last` of playwright.config.ts.
 */

const HOUR = 3_600
const DAY = 86_400

test('a quiz is suggested, rejected, sent again, approved, started, bet on, locked and decided, and the winners claim; another is taken down [route-47] [route-48] [route-49] [rule-14] [rule-15] [rule-16] [rule-17] [rule-18] [rule-20] [rule-34] [rule-43]', async ({
  browser,
  visitor,
}) => {
  test.setTimeout(600_000)
  const { context, indexed } = await quizzesHere()
  const now = minuteAfter(await context.now())
  const quiz = {
    topic: 'Who wins the pet cup?',
    a: 'The Foxes',
    b: 'The Owls',
    closeBetsAt: now + 6 * HOUR,
    drawAt: now + 7 * HOUR,
  }

  // Every required field is named at once, and the first one has the focus.
  const author = await arriveSigned(browser, 'aki', '/quiz')
  await author.getByRole('link', { name: 'Suggest a quiz' }).click()
  await expect(author.getByRole('heading', { level: 1, name: 'Suggest a quiz' })).toBeVisible()
  await author.getByRole('button', { name: 'Send for review' }).click()
  for (const text of [
    'Please enter the topic.',
    'Please describe what the question is about.',
    'Please write when option a wins, and when option b does.',
    'Please name the source from which the result is read.',
    'Please say what counts if the source fails or the event does not take place.',
    'Betting must end in the future. Choose a later time.',
    'Please enter the amount of one unit, above zero.',
    'Please upload the matching image!',
  ]) {
    await expect(author.getByText(text)).toBeVisible()
  }
  await expect(author.getByText('Please enter both options.')).toHaveCount(2)
  await expect(author.getByLabel('Topic', { exact: true })).toBeFocused()
  await expectAccessible(author)
  await fillIn(author, quiz)
  await author.getByRole('button', { name: 'Send for review' }).click()
  await expect(author.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(author.getByText('Please upload the matching image!')).toBeVisible()
  await giveImage(author, 21)
  await author.getByRole('button', { name: 'Send for review' }).click()
  await expect(author.getByRole('heading', { level: 1, name: quiz.topic })).toBeVisible()
  await expect(author.getByText('Pending review', { exact: true })).toBeVisible()
  const path = new URL(author.url()).pathname
  const id = path.split('/').at(-1) ?? ''

  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { name: 'Error getting Prediction status!' })).toBeVisible()
  await expect(visitor.getByText('or it is under review')).toBeVisible()

  const reviewer = await arriveSigned(browser, admin, '/quiz')
  await reviewer
    .getByRole('list', { name: 'Waiting for review' })
    .getByRole('link', { name: quiz.topic })
    .click()
  const review = reviewer.getByRole('region', { name: 'Review', exact: true })
  await review.getByRole('button', { name: 'Reject' }).click()
  await expect(review.getByText('Give a reason: the people concerned will read it.')).toBeVisible()
  await review.getByLabel('Reason').fill('Say which cup it is.')
  await review.getByRole('button', { name: 'Reject' }).click()
  await expect(reviewer.getByText('Rejected', { exact: true })).toBeVisible()

  // What was not changed stays as it was.
  await author.reload()
  await expect(author.getByText('Reason: Say which cup it is.')).toBeVisible()
  await author.getByRole('link', { name: 'Edit and send again' }).first().click()
  await expect(author.getByRole('heading', { level: 1, name: 'Edit your quiz' })).toBeVisible()
  await expect(author).toHaveURL(new RegExp(`/quiz/prediction/${id}$`))
  await expect(author.getByText('Reason: Say which cup it is.')).toBeVisible()
  await expect(author.getByLabel('If the source fails')).toHaveValue('The report of the organisers.')
  const topic = 'Who wins the pet cup of this summer?'
  await author.getByLabel('Topic', { exact: true }).fill(topic)
  await author.getByRole('button', { name: 'Send again' }).click()
  await expect(author.getByRole('heading', { level: 1, name: topic })).toBeVisible()
  await expect(author.getByText('The report of the organisers.')).toBeVisible()
  await author.context().close()

  await reviewer.goto(path)
  await approve(reviewer)
  const starter = await arriveSigned(browser, operator, path)
  await starter.getByRole('button', { name: 'Start the quiz on the chain' }).click()
  const dialog = starter.getByRole('dialog')
  await expect(dialog).toContainText('Question, rules, times and unit cannot be changed any more.')
  await expect(dialog.getByRole('button', { name: 'Sign in wallet' })).toBeVisible()
  await starter.evaluate(() => window.mofuWallet.failNext(4100))
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'Prediction upchain failed!' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await start(starter)

  // Without a number in the address a quiz is chosen first.
  await visitor.goto('/quiz/detail')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Which quiz?' })).toBeVisible()
  await visitor.getByRole('link', { name: topic }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: topic })).toBeVisible()
  await expect(visitor).toHaveURL(new RegExp(`${path}$`))

  // Without a wallet: rules, criteria, source, times, fee, and the check of the rules.
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: topic })).toBeVisible()
    const rules = visitor.getByRole('region', { name: 'About this quiz' })
    await expect(rules).toContainText('The Foxes if they score more, otherwise The Owls.')
    await expect(rules.getByRole('link', { name: 'https://scores.mofu.example/final' })).toBeVisible()
    await expect(visitor.getByText('3% of the bets of the losing side.').first()).toBeVisible()
    await expect(visitor.getByRole('timer').first()).toBeVisible()
    await expect(visitor.getByText('The same: nothing was changed since the start.')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Connect wallet to bet' })).toBeVisible()
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  }

  const hana = await arrive(browser, 'hana', path)
  const panel = hana.getByRole('region', { name: 'Bet', exact: true })
  await panel.getByRole('button', { name: 'Bet 0.01 ETH' }).click()
  await expect(panel.getByText('Tick this box first.')).toBeVisible()
  await bet(hana, 'The Foxes', 3)
  const taro = await arrive(browser, 'taro', path)
  await taro.getByRole('region', { name: 'Bet', exact: true }).getByText('The Owls', { exact: true }).click()
  // 0.01 and 97% of the 0.03 on the other side.
  await expect(taro.getByRole('region', { name: 'Bet', exact: true })).toContainText(
    /If you are right\s*0\.0391\sETH/,
  )
  await bet(taro, 'The Owls', 1)
  await expect(myBet(taro)).toContainText(/Worth now, if right\s*0\.0391\sETH/)
  const yuki = await arrive(browser, 'yuki', path)
  const yukiPanel = yuki.getByRole('region', { name: 'Bet', exact: true })
  await yukiPanel.getByLabel('I am at least 18, and of age where I live.').check()
  await yukiPanel.getByLabel('Units').fill('1000000000')
  await yukiPanel.getByRole('button', { name: /^Bet/ }).click()
  await expect(yuki.getByRole('dialog').getByRole('heading', { name: 'Betting failed!' })).toBeVisible()
  await yuki.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await bet(yuki, 'The Foxes', 2)
  // The estimate of another wallet's bet has moved by itself.
  await expect(myBet(taro)).toContainText(/Worth now, if right\s*0\.0585\sETH/)
  await expect(visitor.getByRole('region', { name: 'Pool' })).toContainText('0.06 ETH')
  await expect(visitor.getByRole('img', { name: 'Payout for 1 on “The Foxes”' })).toBeVisible()

  // A paused contract takes no bets, and says so on the open page.
  await pauseBets(context, true)
  await indexed()
  await expect(hana.getByText('Paused', { exact: true })).toBeVisible()
  await expect(panel.getByText('Bets are paused everywhere for now.', { exact: false })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Bet/ })).toHaveCount(0)
  await pauseBets(context, false)
  await indexed()
  await expect(hana.getByText('Open for bets', { exact: true })).toBeVisible()

  // Bets close by the chain's clock.
  await context.pass(quiz.closeBetsAt - (await context.now()))
  await indexed()
  await expect(panel.getByText('Bets are closed. The result is announced after the draw.')).toBeVisible()
  await expect(hana.getByText('Bets closed', { exact: true })).toBeVisible()
  await context.pass(quiz.drawAt - (await context.now()))
  await indexed()
  const announcing = starter.getByRole('region', { name: 'Announce the result' })
  await expect(announcing).toBeVisible()
  await announcing.getByRole('button', { name: 'Propose the result' }).click()
  await expect(announcing.getByText('Choose the winning answer.').last()).toBeVisible()
  await announce(starter, browser, {
    topic,
    answer: 'The Foxes',
    evidence: 'https://scores.mofu.example/final/report',
  })
  await expect(dialog.getByRole('button', { name: 'Sign in wallet' })).toBeVisible()
  await starter.evaluate(() => window.mofuWallet.failNext(4100))
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fail to publish the result!' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await announcing.getByRole('button', { name: 'Sign the result' }).click()
  await signThrough(starter, 'Done')
  await starter.context().close()

  // Announced with its evidence, but nothing can be claimed until it is final.
  const result = hana.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toContainText('Result: The Foxes')
  await expect(result).toContainText('Admins can object until')
  await expect(result.getByRole('link', { name: 'https://scores.mofu.example/final/report' })).toBeVisible()
  await expect(myBet(hana).getByRole('button')).toHaveCount(0)
  const objections = taro.getByRole('region', { name: 'Objections' })
  await objections.getByRole('button', { name: 'Sign in with this wallet' }).click()
  await objections.getByLabel('Why is the result wrong?').fill('The Owls scored last.')
  await objections.getByRole('button', { name: 'Object to the result' }).click()
  await expect(objections.getByRole('list', { name: 'Objections' })).toContainText('The Owls scored last.')
  await expect(objections.getByRole('list', { name: 'Objections' })).toContainText('bet on “The Owls”')
  await expectAccessible(taro)

  await context.pass(DAY + 60)
  await indexed()
  await hana.goto(`/quiz/result/${id}`)
  await expect(hana.getByText('The result is final.')).toBeVisible()
  await expect(hana.getByText('You were right')).toBeVisible()
  // 0.03 and three fifths of 97% of 0.01.
  await expect(myBet(hana)).toContainText(/Ready for you\s*0\.03582\sETH/)
  await myBet(hana).getByRole('button', { name: 'Claim reward' }).click()
  const claiming = hana.getByRole('dialog')
  await expect(claiming.getByRole('button', { name: 'Sign in wallet' })).toBeVisible()
  await hana.evaluate(() => window.mofuWallet.failNext(4100))
  await claiming.getByRole('button', { name: 'Sign in wallet' }).click()
  await expect(claiming.getByRole('heading', { name: 'Failed to claim reward!' })).toBeVisible()
  await claiming.getByRole('button', { name: 'Close', exact: true }).last().click()
  await myBet(hana).getByRole('button', { name: 'Claim reward' }).click()
  await signThrough(hana, 'The reward is in your wallet')
  await expect(myBet(hana)).toContainText(/Paid out\s*0\.03582\sETH/)
  await expect(myBet(hana).getByRole('button')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await hana.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(hana)
    await expectAccessible(hana)
  }
  await yuki.goto(`/quiz/result/${id}`)
  await myBet(yuki).getByRole('button', { name: 'Claim reward' }).click()
  await signThrough(yuki, 'The reward is in your wallet')
  await taro.goto(`/quiz/result/${id}`)
  await expect(taro.getByText('The bet of 0.01 ETH is lost.')).toBeVisible()
  await taro.goto('/quiz')
  const lost = taro.getByRole('region', { name: 'My bets' }).getByRole('article').filter({ hasText: topic })
  await expect(lost).toContainText(/Profit and loss\s*−0\.01\sETH/)
  await hana.goto('/quiz')
  const won = hana.getByRole('region', { name: 'My bets' }).getByRole('article').filter({ hasText: topic })
  await expect(won).toContainText(/Profit and loss\s*\+0\.00582\sETH/)

  await reviewer.goto(path)
  await reviewer.getByRole('button', { name: 'Claim the fee' }).click()
  await expect(reviewer.getByRole('dialog')).toContainText('0.0003 ETH')
  await signThrough(reviewer, 'Done')
  await expect(reviewer.getByRole('button', { name: 'Claim the fee' })).toHaveCount(0)
  await expect(reviewer.getByText('Ended', { exact: true })).toBeVisible()

  // Another quiz is closed by an admin before anybody has bet.
  const later = minuteAfter(await context.now()) + HOUR
  const other = { topic: 'Who wins the pet race?', a: 'The Cats', b: 'The Dogs' }
  const otherPath = await startedQuiz(browser, 'aki', { ...other, closeBetsAt: later, drawAt: later + HOUR })
  await reviewer.goto(otherPath)
  const takeDown = reviewer.getByRole('region', { name: 'Take the quiz down' })
  await takeDown.getByLabel('Reason for taking it down').fill('The race was cancelled.')
  await takeDown.getByRole('button', { name: 'Take down' }).click()
  await signThrough(reviewer, 'Done')
  await expect(reviewer.getByText('Taken down', { exact: true })).toBeVisible()
  for (const page of [hana, taro, yuki, reviewer]) await page.context().close()
})

test('nobody is right: every bet goes back in full [rule-19] [rule-43] [rule-46]', async ({ browser }) => {
  test.setTimeout(400_000)
  const { context, indexed } = await quizzesHere()
  const now = minuteAfter(await context.now())
  const times = { closeBetsAt: now + 6 * HOUR, drawAt: now + 7 * HOUR }
  const quiz = { topic: 'Which pet wins the race?', a: 'The hare', b: 'The tortoise', ...times }
  const path = await startedQuiz(browser, 'aki', quiz)
  const hana = await arrive(browser, 'hana', path)
  await bet(hana, 'The hare', 2)
  await context.pass(quiz.drawAt - (await context.now()))
  await indexed()
  const decider = await arriveSigned(browser, operator, path)
  await announce(decider, browser, { topic: quiz.topic, answer: 'The tortoise' })
  await signThrough(decider, 'Done')
  await decider.context().close()
  await context.pass(DAY + 60)
  await indexed()
  const result = hana.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toContainText('Result: The tortoise')
  await expect(result.getByRole('heading', { name: 'No bets correct!' })).toBeVisible()
  await expect(result).toContainText('Nobody was right. Every bet goes back in full.')
  await myBet(hana).getByRole('button', { name: 'Get the bet back' }).click()
  await expect(hana.getByRole('dialog')).toContainText('0.02 ETH')
  await signThrough(hana, 'The bet is back in your wallet')
  await expect(myBet(hana)).toContainText(/Refunded\s*0\.02\sETH/)
  await hana.context().close()
})
