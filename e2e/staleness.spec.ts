import { expect } from '@playwright/test'

import { expectAccessible, test, workerPid } from './journey.ts'

test('a read model that falls behind its chain is marked as stale until it has caught up', async ({
  visitor,
}) => {
  test.setTimeout(120_000)
  await visitor.goto('/list')
  await expect(visitor.getByRole('contentinfo').getByText(/^Live · block/)).toBeVisible()
  const banner = visitor.getByText('This is not quite fresh')
  await expect(banner).toBeHidden()
  // The worker is paused, the chain goes on.
  process.kill(-workerPid(), 'SIGSTOP')
  try {
    await expect(banner).toBeVisible({ timeout: 60_000 })
    await expectAccessible(visitor)
  } finally {
    process.kill(-workerPid(), 'SIGCONT')
  }
  await expect(banner).toBeHidden({ timeout: 60_000 })
})
