import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import type { Mutant } from './operators.ts'
import { Outcomes } from './outcomes.ts'

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
  const dir = mkdtempSync(join(tmpdir(), 'mofu-outcomes-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'results/mutants.json')
}

test('an interrupted run continues', () => {
  const path = emptyPath()
  new Outcomes(path).set(mutant, 'contract Till {}', 'killed')
  expect(new Outcomes(path).get(mutant, 'contract Till {}')).toBe('killed')
})

test('another fault at the same place, and the same fault in a changed file, are tried', () => {
  const outcomes = new Outcomes(emptyPath())
  outcomes.set(mutant, 'contract Till {}', 'killed')
  expect(outcomes.get({ ...mutant, replacement: '>=' }, 'contract Till {}')).toBeUndefined()
  expect(outcomes.get(mutant, 'contract Till { }')).toBeUndefined()
})
