import { expect, test } from 'vitest'

import { shareWork } from './share-work.ts'

test('one computation serves everybody, at once and for ten times as long as it took', async () => {
  let time = 0
  const asked: string[] = []
  const read = shareWork(
    async (range: string) => {
      asked.push(range)
      time += 50
      return asked.length
    },
    (range) => range,
    () => time,
  )
  expect(await Promise.all([read('all'), read('all'), read('hour')])).toEqual([1, 1, 2])
  time += 499
  expect(await read('hour')).toBe(2)
  time += 1
  expect(await read('hour')).toBe(3)
  expect(asked).toEqual(['all', 'hour', 'hour'])
})

test('a failure is not kept', async () => {
  let calls = 0
  const read = shareWork(
    async () => {
      if (calls++ === 0) throw new Error('unreachable')
      return 'read'
    },
    () => '',
  )
  await expect(read(undefined)).rejects.toThrow('unreachable')
  expect(await read(undefined)).toBe('read')
})
