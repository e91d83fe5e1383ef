import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { expect, inject, test } from 'vitest'

const stack = inject('httpStack')

test('a rate-limited caller gets a message, the remaining quota and when to retry', async () => {
  const env = { ...stack.env, API_PORT: String(await freePort()), REQUESTS_PER_MINUTE: '20' }
  const { part, url } = await startApi({ env, logFile: logIn(stack.folder, 'rate-limit') })
  try {
    const ask = () => fetch(`${url}/api/app/config`)
    let reply = await ask()
    expect(reply.headers.get('x-ratelimit-limit')).toBe('20')
    const left = Number(reply.headers.get('x-ratelimit-remaining'))
    expect(left).toBeGreaterThan(0)
    for (let turn = 0; turn < left; turn++) reply = await ask()
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('0')

    const refused = await ask()
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({ error: 'request.too_many' })
  } finally {
    await part.stop()
  }
}, 60_000)
