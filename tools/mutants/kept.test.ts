import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { Kept } from './kept.ts'
import type { Mutant } from './operators.ts'

const mutant: Mutant = {
  operator: 'BOR',
  file: 'src/Till.sol',
  line: 3,
  start: 40,
  length: 1,
  original: '<',
  replacement: '<=',
}

function emptyPath(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mofu-kept-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'results/mutants.json')
}

test('a run that was cut is gone on with', () => {
  const path = emptyPath()
  new Kept(path).set(mutant, 'contract Till {}', 'killed')
  expect(new Kept(path).get(mutant, 'contract Till {}')).toBe('killed')
})

test('another fault at the same place, and the same in a changed file, are still to be tried', () => {
  const kept = new Kept(emptyPath())
  kept.set(mutant, 'contract Till {}', 'killed')
  expect(kept.get({ ...mutant, replacement: '>=' }, 'contract Till {}')).toBeUndefined()
  expect(kept.get(mutant, 'contract Till { }')).toBeUndefined()
})
