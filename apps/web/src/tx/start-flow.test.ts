import { expect, test, vi } from 'vitest'

import { activeFlow } from './active-flow.ts'
import { TxError } from './failure.ts'
import type { TxPlan } from './plan.ts'
import type { TxDeps } from './send-transaction.ts'

// The records follow other tabs from the moment they are loaded.
vi.stubGlobal('window', new EventTarget())
const { startFlow } = await import('./start-flow.ts')

const cost = { value: 0n, gas: 1n, fee: 1n, isAllowanceFirst: true, permissions: [] }
const refused = { at: 'failed', failure: { kind: 'limitsSignIn' } }

/** Only what a flow uses until the wallet is asked; the wallet's calls are counted. */
function started(guard: () => Promise<void>, allow?: () => Promise<void>) {
  const asked = vi.fn<() => Promise<never>>()
  const deps = { check: async () => cost, allow: allow ?? asked, send: asked } as unknown as TxDeps
  startFlow(deps, { guard } as unknown as TxPlan, () => undefined)
  const flow = activeFlow.get()
  if (!flow) throw new Error('there is no flow')
  return { flow, asked }
}

test('a payment that its guard refuses is not offered', async () => {
  const { flow, asked } = started(() => Promise.reject(new TxError({ kind: 'limitsSignIn' })))
  await expect.poll(() => flow.state.get()).toMatchObject(refused)
  expect(asked).not.toHaveBeenCalled()
})

test('the guard is asked again when the user confirms, before the wallet is', async () => {
  let isAllowed = true
  const { flow, asked } = started(async () => {
    if (!isAllowed) throw new TxError({ kind: 'limitsSignIn' })
  })
  await expect.poll(() => flow.state.get().at).toBe('ready')
  isAllowed = false
  flow.confirm()
  await expect.poll(() => flow.state.get()).toMatchObject(refused)
  expect(asked).not.toHaveBeenCalled()
})

test('the guard is asked again after an approval: another tab may have paid meanwhile', async () => {
  let isAllowed = true
  const guard = async () => {
    if (!isAllowed) throw new TxError({ kind: 'limitsSignIn' })
  }
  const { flow, asked } = started(guard, async () => {
    isAllowed = false
  })
  await expect.poll(() => flow.state.get().at).toBe('ready')
  flow.confirm()
  await expect.poll(() => flow.state.get()).toMatchObject(refused)
  expect(asked).not.toHaveBeenCalled()
})
