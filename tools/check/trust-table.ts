import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { trustTableCanaries } from './trust-table-canaries.ts'
import { clausesOf, trustViolations } from './trust-table-rules.ts'

/** Every "cannot" of the trust table has its adversarial test; the canaries prove that the check works. */
export function checkTrustTable(): string {
  const missed = trustTableCanaries.filter(
    ({ document, tests, violations }) =>
      trustViolations(document, tests).join('\n') !== violations.join('\n'),
  )
  if (missed.length > 0) {
    throw new Error(`canaries judged wrongly:\n${missed.map(({ name }) => name).join('\n')}`)
  }
  const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const files = globSync('contracts/test/trust/**/*.sol', { cwd: root }).toSorted()
  const tests = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const violations = trustViolations(document, tests)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  return `${clausesOf(document).length} clauses, 0 violations; ${trustTableCanaries.length} canaries`
}
