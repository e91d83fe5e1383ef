import type { Page } from '@playwright/test'

import { keeperPid } from './journey.ts'

/** The keeper stands still while the work runs, so that draws wait. */
export async function withoutKeeper<T>(work: () => Promise<T>): Promise<T> {
  process.kill(keeperPid(), 'SIGSTOP')
  try {
    return await work()
  } finally {
    process.kill(keeperPid(), 'SIGCONT')
  }
}

/** Starts draws from the box on screen; the transaction's dialog is open afterwards. */
export async function drawSome(page: Page, count: number): Promise<void> {
  const counter = page.getByRole('region', { name: 'Draw', exact: true })
  await counter.getByLabel('I am at least 18, and of age where I live.').check()
  await counter.getByLabel('How many draws').fill(String(count))
  await counter.getByRole('button', { name: count === 1 ? 'Draw one' : `Draw ${count}` }).click()
}
