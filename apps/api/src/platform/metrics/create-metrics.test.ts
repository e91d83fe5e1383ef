import { expect, test } from 'vitest'

import { createMetrics } from './create-metrics.ts'

test('a gauge that cannot be read is left out and counted, the others are exported', async () => {
  let isDown = false
  const metrics = createMetrics([
    { name: 'works', help: 'h', read: () => [{ value: 3 }] },
    {
      name: 'breaks',
      help: 'h',
      labels: ['chain'],
      read: () => {
        if (isDown) throw new Error('connection refused')
        return [{ value: 7, labels: { chain: '1' } }]
      },
    },
  ])
  expect(await metrics.metrics()).toMatch(/^breaks\{chain="1"\} 7$/m)
  isDown = true
  await metrics.metrics()
  const text = await metrics.metrics()
  expect(text).toMatch(/^works 3$/m)
  expect(text).not.toMatch(/^breaks\{/m)
  expect(text).toMatch(/^mofu_metrics_unread_total\{metric="breaks"\} [12]$/m)
})
