import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const files = globSync('**/{jp,jp/*}.ts', { cwd: import.meta.dirname })

test('a box has one word in Japanese: 箱', () => {
  expect(files.length).toBeGreaterThan(30)
  const others = files.filter((file) =>
    /(?<!チェック)ボックス/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(others).toEqual([])
})
