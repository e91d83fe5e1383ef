import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { transactionCanaries, transactionSuppressions } from './transaction-canaries.ts'
import { transactionViolations } from './transaction-rules.ts'

/**
 * Every transaction of the API and its worker runs on one connection, and no store opens one; the canaries prove that
 * the check works.
 */
export function checkTransactions(): string {
  const missed = transactionCanaries.filter(
    ({ file = 'canary.ts', source, isViolation }) =>
      transactionViolations(file, source).length > 0 !== isViolation,
  )
  if (missed.length > 0) {
    throw new Error(`canaries judged wrongly:\n${missed.map(({ name }) => name).join('\n')}`)
  }
  const files = globSync(['apps/api/src/**/*.ts', 'packages/db/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const suppressed = new Set<string>()
  const violations = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const lines = source.split('\n')
    return transactionViolations(file, source).flatMap(({ line, reason }) => {
      const code = lines[line - 1]?.trim() ?? ''
      const found = transactionSuppressions.find((one) => one.file === file && one.code === code)
      if (!found) return `${file}:${line}: ${reason}`
      suppressed.add(found.reason)
      return []
    })
  })
  for (const { file, code, reason } of transactionSuppressions) {
    if (!suppressed.has(reason)) violations.push(`${file}: nothing left to suppress at "${code}"`)
  }
  if (violations.length > 0) throw new Error(violations.join('\n'))
  return `${files.length} files, 0 violations; ${transactionCanaries.length} canaries`
}
