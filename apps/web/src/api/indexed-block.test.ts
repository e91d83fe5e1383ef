import { expect, test } from 'vitest'

import { advanceBlock, setBlock, untilIndexed } from './indexed-block.ts'

const never = new AbortController().signal

test('waiting ends with the first response at or past the block', async () => {
  const waiting = untilIndexed(1, 10, never)
  advanceBlock(1, 9)
  advanceBlock(2, 50)
  expect(await Promise.race([waiting.then(() => 'there'), Promise.resolve('waiting')])).toBe('waiting')
  advanceBlock(1, 12)
  await expect(waiting).resolves.toBeUndefined()
  await expect(untilIndexed(1, 12, never)).resolves.toBeUndefined()
})

test('a late response never moves the block back, the stream does', async () => {
  setBlock(3, 20)
  advanceBlock(3, 15)
  await expect(untilIndexed(3, 20, never)).resolves.toBeUndefined()
  setBlock(3, 18)
  const waiting = untilIndexed(3, 20, never)
  expect(await Promise.race([waiting.then(() => 'there'), Promise.resolve('waiting')])).toBe('waiting')
  setBlock(3, 20)
  await expect(waiting).resolves.toBeUndefined()
})

test('waiting ends when its signal aborts', async () => {
  const stop = new AbortController()
  const waiting = untilIndexed(4, 1, stop.signal)
  stop.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
})
