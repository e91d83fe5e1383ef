import { expect, test } from 'vitest'

import { noteBlock, setBlock, untilReached } from './reached-block.ts'

const never = new AbortController().signal

test('a waiter is let go by the first reply at or past its block', async () => {
  const waiting = untilReached(1, 10, never)
  noteBlock(1, 9)
  noteBlock(2, 50)
  expect(await Promise.race([waiting.then(() => 'there'), Promise.resolve('waiting')])).toBe('waiting')
  noteBlock(1, 12)
  await expect(waiting).resolves.toBeUndefined()
  await expect(untilReached(1, 12, never)).resolves.toBeUndefined()
})

test('a late reply moves nothing back, the stream does', async () => {
  setBlock(3, 20)
  noteBlock(3, 15)
  await expect(untilReached(3, 20, never)).resolves.toBeUndefined()
  setBlock(3, 18)
  const waiting = untilReached(3, 20, never)
  expect(await Promise.race([waiting.then(() => 'there'), Promise.resolve('waiting')])).toBe('waiting')
  setBlock(3, 20)
  await expect(waiting).resolves.toBeUndefined()
})

test('waiting ends when it is told to', async () => {
  const stop = new AbortController()
  const waiting = untilReached(4, 1, stop.signal)
  stop.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
})
