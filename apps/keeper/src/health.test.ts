import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { readiness, serveHealth } from './health.ts'

const now = 1_800_000_000_000
const rich = async () => 10n ** 18n
const isBudgetUsedUp = () => false

test('a keeper is ready once it has made a step', async () => {
  expect(await readiness({ lastStepAt: () => undefined, readBalance: rich, isBudgetUsedUp }, now)).toEqual({
    isReady: false,
    state: 'starting',
  })
  expect(await readiness({ lastStepAt: () => now - 1_000, readBalance: rich, isBudgetUsedUp }, now)).toEqual({
    isReady: true,
    state: 'ready',
  })
})

test('a keeper whose steps have failed for minutes is not ready', async () => {
  expect(
    (await readiness({ lastStepAt: () => now - 150_001, readBalance: rich, isBudgetUsedUp }, now)).state,
  ).toBe('stale')
})

test('a key that runs out of gas is reported while the keeper still works', async () => {
  const readBalance = async () => 10n ** 17n - 1n
  expect(await readiness({ lastStepAt: () => now, readBalance, isBudgetUsedUp }, now)).toEqual({
    isReady: true,
    state: 'low-balance',
  })
})

test('a spent budget is reported: the orders of a contract wait until tomorrow', async () => {
  const input = { lastStepAt: () => now, readBalance: rich, isBudgetUsedUp: () => true }
  expect(await readiness(input, now)).toEqual({ isReady: true, state: 'budget-used-up' })
})

test('the state is exported for Prometheus, on the configured host', async () => {
  const input = { lastStepAt: () => Date.now(), readBalance: rich, isBudgetUsedUp: () => true }
  const server = serveHealth({ host: '127.0.0.2', port: 0 }, input)
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  const text = await (await fetch(`http://${address}:${port}/metrics`)).text()
  server.close()
  expect(address).toBe('127.0.0.2')
  expect(text).toMatch(/^mofu_keeper_state\{state="budget-used-up"\} 1$/m)
  expect(text).toMatch(/^mofu_keeper_state\{state="ready"\} 0$/m)
})
