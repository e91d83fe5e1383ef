import { expect, test } from 'vitest'

import { eachRow } from './each-row.ts'

test('a failing row is reported, and all others are processed', async () => {
  const done: number[] = []
  const doing = eachRow([1, 2, 3], async (row) => {
    if (row === 2) throw new Error('broken')
    done.push(row)
    return true
  })
  await expect(doing).rejects.toMatchObject({ message: '1 of 3 rows failed', cause: new Error('broken') })
  expect(done).toEqual([1, 3])
  expect(await eachRow([1, 2, 3], async (row) => row > 1)).toBe(2)
})
