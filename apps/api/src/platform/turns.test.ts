import { expect, test } from 'vitest'

import { inTurn } from './turns.ts'

/** A call that ends on demand. */
function callOf(accountId: string) {
  let isRunning = false
  let end: (error?: Error) => void = () => undefined
  const ended = inTurn(
    accountId,
    () =>
      new Promise<string>((resolve, reject) => {
        isRunning = true
        end = (error) => (error ? reject(error) : resolve(accountId))
      }),
  )
  return { isRunning: () => isRunning, end: (error?: Error) => end(error), ended }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('an account that sends many calls at once has six of them running, and others have theirs', async () => {
  const calls = Array.from({ length: 25 }, () => callOf('restless'))
  const other = callOf('patient')
  await settle()
  expect(calls.filter((call) => call.isRunning())).toHaveLength(6)
  expect(other.isRunning()).toBe(true)
  for (const [index, call] of calls.entries()) {
    call.end()
    await settle()
    const begun = calls.filter((one) => one.isRunning()).length
    expect(begun).toBe(Math.min(25, 7 + index))
  }
  other.end()
  expect(await Promise.all([...calls, other].map(({ ended }) => ended))).toHaveLength(26)
})

test('a call that fails gives its slot to the next one', async () => {
  const calls = Array.from({ length: 7 }, () => callOf('unlucky'))
  await settle()
  expect(calls[6]?.isRunning()).toBe(false)
  calls[0]?.end(new Error('no such order'))
  await expect(calls[0]?.ended).rejects.toThrow('no such order')
  await settle()
  expect(calls[6]?.isRunning()).toBe(true)
  for (const call of calls.slice(1)) call.end()
  await Promise.all(calls.slice(1).map(({ ended }) => ended))
})

test('an account with a hundred waiting calls is refused further ones', async () => {
  const calls = Array.from({ length: 106 }, () => callOf('greedy'))
  await expect(inTurn('greedy', async () => 'one more')).rejects.toMatchObject({ code: 'request.too_many' })
  for (const call of calls) {
    await settle()
    call.end()
  }
  await Promise.all(calls.map(({ ended }) => ended))
  expect(await inTurn('greedy', async () => 'again')).toBe('again')
})

test('a kind of costly call has as many slots as it says, for all callers together', async () => {
  const ends: (() => void)[] = []
  const call = () => new Promise<void>((resolve) => void ends.push(resolve))
  const calls = Array.from({ length: 5 }, () => inTurn('costly', call, 2))
  await settle()
  expect(ends).toHaveLength(2)
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
    expect(ends.length).toBeLessThanOrEqual(2)
  }
  await Promise.all(calls)
})
