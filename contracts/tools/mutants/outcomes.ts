import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Mutant } from './operators.ts'
import type { Outcome } from './sandbox.ts'

/**
 * The outcome of each mutant, so that an interrupted run continues where it stopped. A mutant is identified by its place and the
 * whole text of its file: after a change of the file all of its mutants are tried again.
 */
export class Outcomes {
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
