import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Mutant } from './operators.ts'
import type { Outcome } from './workshop.ts'

/**
 * What became of each mutant, so that a run that was cut short goes on where it ended. A mutant is known by its place in the very
 * text of its file: whoever changes the file has all of its mutants tried again.
 */
export class Kept {
  private readonly path: string
  private readonly outcomes: Record<string, Outcome>

  constructor(path: string) {
    this.path = path
    this.outcomes = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Outcome>)
      : {}
  }

  get(mutant: Mutant, text: string): Outcome | undefined {
    return this.outcomes[keyOf(mutant, text)]
  }

  set(mutant: Mutant, text: string, outcome: Outcome): void {
    this.outcomes[keyOf(mutant, text)] = outcome
    mkdirSync(dirname(this.path), { recursive: true })
    writeFileSync(this.path, JSON.stringify(this.outcomes, undefined, 1))
  }
}

function keyOf({ file, operator, start, length, replacement }: Mutant, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([file, operator, start, length, replacement, text]))
    .digest('hex')
    .slice(0, 24)
}
