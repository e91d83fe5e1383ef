import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { startApi } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { health } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let stack: TestStack
let redisPort: number
let redis: ReturnType<typeof spawn>
let apis: { part: Part; url: string }[]

beforeAll(async () => {
  stack = await startTestStack({ databaseServer: inject('databaseServer') })
  redisPort = await freePort()
  redis = spawn('redis-server', [
    '--port',
    String(redisPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  await wait(500)
  const env = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, REQUESTS_PER_MINUTE: '40' }
  apis = [
    await startApi(stack.options('limited-1', { ...env, API_PORT: String(await freePort()) })),
    await startApi(stack.options('limited-2', { ...env, API_PORT: String(await freePort()) })),
  ]
})

afterAll(async () => {
  redis.kill('SIGKILL')
  await Promise.all(apis.map(({ part }) => part.stop()))
  await stack.stop()
})

/** How many of these requests were allowed, spread over both processes. */
async function letThrough(requests: number): Promise<number> {
  let passed = 0
  for (let index = 0; index < requests; index++) {
    const call = createClient({ baseUrl: apis[index % 2]?.url ?? '' })
    const isPassed = await call(health, {}).then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(CallError)
        expect(error).toMatchObject({ status: 429, failure: { error: 'request.too_many' } })
        return false
      },
    )
    if (isPassed) passed++
  }
  return passed
}

test('two processes share one limit through Redis; without it both continue and report that it is gone', async () => {
  const { data } = await createClient({ baseUrl: apis[0]?.url ?? '' })(health, {})
  expect(data).toMatchObject({ state: 'ok', degraded: [] })
  const passed = await letThrough(60)
  expect(passed).toBeGreaterThan(20)
  expect(passed).toBeLessThan(40)

  redis.kill('SIGKILL')
  await wait(1_000)
  for (const { url } of apis) {
    const alone = await createClient({ baseUrl: url })(health, {})
    expect(alone.data).toMatchObject({ state: 'degraded', degraded: ['redis'] })
  }
})
