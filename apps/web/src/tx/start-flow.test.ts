import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'

import { activeFlow } from './active-flow.ts'
import { TxError } from './failure.ts'
import type { TxPlan } from './plan.ts'
import type { TxDeps } from './send-transaction.ts'
import type { TxCost } from './state.ts'

// The records follow other tabs from the moment they are loaded.
vi.stubGlobal('window', new EventTarget())
const { startFlow } = await import('./start-flow.ts')

const cost = { value: 0n, gas: 1n, fee: 1n, isAllowanceFirst: true, permissions: [] }
const refused = { at: 'failed', failure: { kind: 'limitsSignIn' } }

const ready = { ...cost, isAllowanceFirst: false }
const permission = { name: 'Momo', isForAll: false, operator: zeroAddress, use: 'sale' } as const

/** A flow whose checks find these costs one after the other; the last stays. */
function checking(...costs: TxCost[]) {
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new TxError({ kind: 'refused' })))
  const allow = vi.fn<() => Promise<void>>(async () => undefined)
  const check = vi.fn<() => Promise<TxCost | undefined>>(async () =>
    costs.length > 1 ? costs.shift() : costs[0],
  )
  startFlow({ check, allow, send } as unknown as TxDeps, {} as unknown as TxPlan, () => undefined)
  const flow = activeFlow.get()
  if (!flow) throw new Error('there is no flow')
  return { flow, send, allow, check }
}

async function confirmed(...costs: TxCost[]) {
  const started = checking(...costs)
  await expect.poll(() => started.flow.state.get().at).toBe('ready')
  started.flow.confirm()
  await expect.poll(() => started.flow.state.get().at).not.toBe('asking')
  await expect.poll(() => started.flow.state.get().at).not.toBe('allowing')
  return started
}

test('an allowance that has gone since the dialog opened is shown first, and the call is not sent unsimulated', async () => {
  const { flow, send, allow } = await confirmed(ready, cost)
  expect(flow.state.get()).toEqual({ at: 'ready', cost, hasChanged: true })
  expect(allow).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('an approval that was not shown is not asked for', async () => {
  const one = { ...cost, permissions: [permission] }
  const all = { ...cost, permissions: [{ ...permission, name: 'Pets', isForAll: true }] }
  const { flow, send, allow } = await confirmed(one, all)
  expect(flow.state.get()).toEqual({ at: 'ready', cost: all, hasChanged: true })
  expect(allow).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('an approval that is missing again after it was signed sends nothing', async () => {
  const { flow, send, allow } = await confirmed(cost)
  expect(flow.state.get()).toEqual({ at: 'ready', cost, hasChanged: true })
  expect(allow).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})

test('what has not changed is sent', async () => {
  const { send, allow } = await confirmed(ready)
  expect(allow).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledOnce()
  const approved = await confirmed(cost, cost, ready)
  expect(approved.allow).toHaveBeenCalledOnce()
  expect(approved.send).toHaveBeenCalledOnce()
})

/** Only what a flow uses until the wallet is asked; the wallet's calls are counted. */
function started(guard: () => Promise<void>, allow?: () => Promise<void>) {
  const asked = vi.fn<() => Promise<never>>()
  let isApproved = false
  const deps = {
    check: async () => ({ ...cost, isAllowanceFirst: !isApproved }),
    allow: async () => {
      await (allow ?? asked)()
      isApproved = true
    },
    send: asked,
  } as unknown as TxDeps
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
