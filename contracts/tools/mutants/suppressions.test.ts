import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../paths.ts'

type Suppression = { file: string; line: string; original: string }

test('every suppression is about a line that is still in its file', () => {
  const suppressions = JSON.parse(readFileSync(join(root, 'contracts/mutants.json'), 'utf8')) as Suppression[]
  const stale = suppressions.filter(({ file, line, original }) => {
    const lines = readFileSync(join(root, 'contracts', file), 'utf8').split('\n')
    return !line.includes(original) || !lines.some((text) => text.trim() === line)
  })
  expect(stale).toEqual([])
})
