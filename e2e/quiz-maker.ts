import { predictionsAbi, rolesAbi } from '@mofu/chain/predictions'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { samplePng } from '@mofu/testkit/sample-files'
import type { SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { type Browser, expect, type Page } from '@playwright/test'
import { encodeFunctionData, stringToHex } from 'viem'

import { lotteriesHere } from './lottery-owner.ts'
import { arrive, signThrough } from './trader.ts'

/** Nobody else sends from these wallets in the tests of quizzes. */
export const operator: Person = 'kai'
export const admin: Person = 'deployer'

/** The chain of the running stack, with an operator of predictions who has a wallet in the browser. */
export async function quizzesHere() {
  const { context, indexed, contracts } = await lotteriesHere()
  const { address } = accountOf(operator)
  const args = [stringToHex('prediction operator', { size: 32 }), address, true] as const
  const data = encodeFunctionData({ abi: rolesAbi, functionName: 'setRole', args })
  const roles = contracts['Roles'] ?? '0x'
  await context.send([{ from: accountOf(admin), to: roles, data, value: 0n, gas: 500_000n }])
  await indexed()
  return { context, indexed }
}

/** An admin pauses the contract, or lets it go on. */
export async function pauseBets(context: SeedContext, isPaused: boolean): Promise<void> {
  const functionName = isPaused ? 'pause' : 'unpause'
  const data = encodeFunctionData({ abi: predictionsAbi, functionName })
  await context.send([context.act(admin, 'Predictions', data)])
}

/** A new page of a wallet that has signed in. */
export async function arriveSigned(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await arrive(browser, person, '/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign in with this wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await page.goto(path)
  return page
}

export type Suggestion = {
  topic: string
  a: string
  b: string
  closeBetsAt: number
  drawAt: number
  /** The symbol of the coin of the bets; otherwise the chain's native coin. */
  coin?: string
}

/** For a datetime-local input of the browser, which runs in this process's time zone. */
export function typedTime(seconds: number): string {
  const at = new Date(seconds * 1_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The next full minute after a number of seconds. */
export const minuteAfter = (seconds: number) => Math.ceil(seconds / 60) * 60

/** Fills in the form on screen, all but the image. */
export async function fillIn(
  page: Page,
  { topic, a, b, closeBetsAt, drawAt, coin }: Suggestion,
): Promise<void> {
  await page.getByLabel('Topic', { exact: true }).fill(topic)
  await page.getByLabel('Content', { exact: true }).fill('The final of the pet cup, in one game.')
  await page.getByLabel('Answer A').fill(a)
  await page.getByLabel('Answer B').fill(b)
  await page
    .getByLabel('Winning criteria')
    .fill(`${a} if they score more, otherwise ${b}. No game: cancelled.`)
  await page.getByLabel('Source', { exact: true }).fill('https://scores.mofu.example/final')
  await page.getByLabel('If the source fails').fill('The report of the organisers.')
  await page.getByLabel('Close of bets').fill(typedTime(closeBetsAt))
  await page.getByLabel('Draw', { exact: true }).fill(typedTime(drawAt))
  if (coin !== undefined) await page.getByLabel('Token').selectOption({ label: coin })
  await page.getByLabel('Unit amount').fill('0.01')
}

export async function giveImage(page: Page, seed: number): Promise<void> {
  await page
    .getByLabel(/^Image\s*Choose a file/)
    .setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: samplePng({ seed }) })
  await expect(page.getByText('Choose another image')).toBeVisible()
}

/** A suggested, approved and started quiz; returns its path. */
export async function startedQuiz(browser: Browser, author: Person, quiz: Suggestion): Promise<string> {
  const page = await arriveSigned(browser, author, '/quiz/prediction')
  await fillIn(page, quiz)
  await giveImage(page, 31)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: quiz.topic })).toBeVisible()
  const path = new URL(page.url()).pathname
  await page.context().close()
  const reviewer = await arriveSigned(browser, admin, path)
  await approve(reviewer)
  await reviewer.context().close()
  const starter = await arriveSigned(browser, operator, path)
  await start(starter)
  await starter.context().close()
  return path
}

export async function approve(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Review', exact: true })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(page.getByText('Not started yet', { exact: true })).toBeVisible()
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the quiz on the chain' }).click()
  await signThrough(page, 'The quiz is on the chain')
  await expect(page.getByText('Open for bets', { exact: true })).toBeVisible()
}

/** The operator proposes the result on the page of the quiz, an admin confirms it, and the operator is asked to sign. */
export async function announce(
  page: Page,
  browser: Browser,
  { topic, answer, evidence }: { topic: string; answer: string; evidence?: string },
): Promise<void> {
  const form = page.getByRole('region', { name: 'Announce the result' })
  await form.getByLabel('Winning answer').selectOption({ label: answer })
  if (evidence !== undefined) await form.getByLabel('Evidence').fill(evidence)
  await form.getByRole('button', { name: 'Propose the result' }).click()
  await expect(form.getByText(`The result waits for an admin: “${answer}”`)).toBeVisible()
  const confirming = await arriveSigned(browser, admin, '/admin/proposals')
  const row = confirming
    .getByRole('list', { name: 'Proposals' })
    .getByRole('listitem')
    .filter({ hasText: topic })
  await expect(row).toContainText(`“${answer}” is announced with this evidence`)
  await row.getByRole('button', { name: 'Confirm' }).click()
  const dialog = confirming.getByRole('dialog', { name: 'Confirm this as the second admin?' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toBeHidden()
  await confirming.context().close()
  await expect(form.getByText(`An admin has confirmed the result: “${answer}”`)).toBeVisible({
    timeout: 30_000,
  })
  await form.getByRole('button', { name: 'Sign the result' }).click()
}

/** Bets units on an answer of the quiz on screen. */
export async function bet(page: Page, answer: string, units: number): Promise<void> {
  const panel = page.getByRole('region', { name: 'Bet', exact: true })
  await panel.getByText(answer, { exact: true }).click()
  await panel.getByLabel('Units').fill(String(units))
  await panel.getByLabel('I am at least 18, and of age where I live.').check()
  await panel.getByRole('button', { name: /^Bet [\d.]+/ }).click()
  await signThrough(page, 'Betting success!')
}

export const myBet = (page: Page) => page.getByRole('region', { name: 'My bet', exact: true })
