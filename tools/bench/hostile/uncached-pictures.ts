import { rushOfPictures, timedLogin } from '@mofu/testkit/picture-rush'
import type { TestStack } from '@mofu/testkit/test-stack'

import { type Figure, percentile } from '../figure.ts'

const PICTURES = 60
const LEAST_LOGINS = 40
const MOST_MS = 300

/** Sixty uncached pictures are requested at once, again and again, while people sign in. */
export async function uncachedPictures(stack: TestStack): Promise<Figure[]> {
  const logIn = await timedLogin(stack)
  await rushOfPictures(stack.mediaUrl, 2)
  const quiet: number[] = []
  for (let count = 0; count < LEAST_LOGINS; count++) quiet.push(await logIn())
  const samples: number[] = []
  const statuses: number[] = []
  while (samples.length < LEAST_LOGINS) {
    let isDrawing = true
    const rush = rushOfPictures(stack.mediaUrl, PICTURES).finally(() => (isDrawing = false))
    while (isDrawing) samples.push(await logIn())
    statuses.push(...(await rush))
  }
  const [p95, before] = [percentile(samples, 0.95), percentile(quiet, 0.95)]
  const served = statuses.filter((status) => status === 200).length
  console.log(
    `${samples.length} logins, p50 ${percentile(samples, 0.5).toFixed(0)} ms; p95 without pictures ${before.toFixed(0)} ms; ${served} of ${statuses.length} pictures served`,
  )
  return [
    {
      what: '60 concurrent uncached pictures, login p95',
      value: `${p95.toFixed(0)} ms`,
      goal: `under ${MOST_MS} ms`,
      isReached: p95 < MOST_MS,
    },
  ]
}
