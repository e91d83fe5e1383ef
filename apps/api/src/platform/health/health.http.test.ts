import { setTimeout as wait } from 'node:timers/promises'

import { startSilentProxy } from '@mofu/db/silent-proxy'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi, startWorker } from '@mofu/testkit/services'
import { expect, inject, test } from 'vitest'

import type { Readiness } from './check.ts'

const stack = inject('httpStack')

async function anApi(name: string, more: Record<string, string> = {}) {
  const env = { ...stack.env, API_PORT: String(await freePort()), ...more }
  return startApi({ env, logFile: logIn(stack.folder, name) })
}

async function readyz(url: string): Promise<{ status: number } & Readiness> {
  const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) })
  return { status: reply.status, ...((await reply.json()) as Readiness) }
}

test('an API without Redis is ready, and reports its dependencies', async () => {
  expect((await fetch(`${stack.apiUrl}/livez`)).status).toBe(200)
  const { status, checks, state } = await readyz(stack.apiUrl)
  expect({ status, state }).toEqual({ status: 200, state: 'ready' })
  expect(checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['migrations', 'pool', 'lag', 'finality']),
  )
  expect(checks.map(({ name }) => name)).not.toContain('redis')
})

test('a configured but unreachable Redis degrades the API and does not take it out of service', async () => {
  const { part, url } = await anApi('no-redis', { REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  const { status, state, checks } = await readyz(url)
  await part.stop()
  expect({ status, state }).toEqual({ status: 200, state: 'degraded' })
  expect(checks.find(({ name }) => name === 'redis')).toMatchObject({ state: 'degraded' })
}, 60_000)

test('the worker reports its own health', async () => {
  const port = await freePort()
  const env = { ...stack.env, WORKER_PORT: String(port) }
  const part = startWorker({ env, logFile: logIn(stack.folder, 'healthy-worker') })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/livez`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  expect(await readyz(url)).toMatchObject({ status: 200 })
  await part.stop()
}, 90_000)

test('an API that is asked to stop announces it first and still answers', async () => {
  const { part, url } = await anApi('draining', { DRAIN_SECONDS: '3' })
  const stopped = part.stop()
  await expect.poll(() => readyz(url).then(({ state }) => state), { timeout: 2_000 }).toBe('stopping')
  expect((await readyz(url)).status).toBe(503)
  expect((await fetch(`${url}/api/app/config`)).status).toBeLessThan(500)
  await stopped
}, 60_000)

test('while the database is silent every request fails within 10 s, and succeeds within 10 s of its return', async () => {
  const proxy = await startSilentProxy(stack.databaseUrl)
  const { part, url } = await anApi('silent', { DATABASE_URL: proxy.url })
  const health = () => fetch(`${url}/api/app/health`, { signal: AbortSignal.timeout(15_000) })
  expect((await health()).status).toBe(200)
  proxy.silence()
  const times = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await wait(index * 50)
      const from = Date.now()
      const { status } = await health()
      return { status, took: Date.now() - from }
    }),
  )
  const ready = await readyz(url)
  const alive = await fetch(`${url}/livez`)
  proxy.resume()
  const back = Date.now()
  await expect.poll(() => health().then(({ status }) => status), { timeout: 10_000 }).toBe(200)
  const all = await Promise.all(Array.from({ length: 40 }, () => health().then(({ status }) => status)))
  const backAfter = Date.now() - back
  await part.stop()
  await proxy.stop()
  expect(new Set(times.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...times.map(({ took }) => took))).toBeLessThan(10_000)
  expect(ready).toMatchObject({ status: 503, state: 'unready' })
  expect(alive.status).toBe(200)
  expect(new Set(all)).toEqual(new Set([200]))
  expect(backAfter).toBeLessThan(10_000)
}, 120_000)
