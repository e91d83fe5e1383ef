import { freezePostgres, type FreezableStack, startFreezableStack } from '@mofu/testkit/postgres-freeze'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'

const FROZEN_MS = 60_000

let running: FreezableStack

beforeAll(async () => {
  running = await startFreezableStack()
}, 300_000)

afterAll(() => running.stop())

/** `pnpm bench hostile frozen` requires 10 s; here the machine may be busy with other things. */
const FRESH_MS = 60_000

test('PostgreSQL is frozen for a minute: every request fails or answers within 10 s, answers are right within 10 s of its return, and everything recovers within 60 s', async () => {
  onTestFailed(() => console.log(running.stack.lastWords()))
  const freeze = await freezePostgres(running, FROZEN_MS)
  console.log(freeze)
  expect(freeze.livez).toBe(200)
  expect(freeze.readyz).toBe(503)
  expect(freeze.longestRequestMs).toBeLessThan(10_000)
  expect(freeze.rightMs).toBeLessThan(10_000)
  expect(Math.max(freeze.freshMs, freeze.paidMs, freeze.jobMs)).toBeLessThan(FRESH_MS)
}, 400_000)
