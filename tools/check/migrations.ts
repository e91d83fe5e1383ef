import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { migrationsFolder, readJournal } from '@mofu/db/migration-files'

import { migrationCanaries } from './migration-canaries.ts'
import { migrationRules, migrationViolations } from './migration-rules.ts'

/**
 * The last migration of the first release. Up to it every database is new and empty, so nothing is running that a lock
 * could block. Until that release is deployed it moves along with the last migration; afterwards it never changes.
 */
const BASELINE = '0035_search_and_promises'

/** Migrations after the baseline neither block nor break the processes that run while they apply. */
export function checkMigrations(): string {
  checkCanaries()
  const tags = readJournal().map(({ tag }) => tag)
  const baseline = tags.indexOf(BASELINE)
  if (baseline === -1) throw new Error(`the baseline ${BASELINE} is not in the journal of migrations`)
  const texts = tags.map((tag) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
  const violations = tags.flatMap((tag, index) =>
    index <= baseline
      ? []
      : migrationViolations(texts[index] ?? '', texts.slice(0, index)).map(
          ({ rule, statement }) => `${tag}: ${migrationRules[rule]}\n  ${statement.slice(0, 120)} (${rule})`,
        ),
  )
  if (violations.length > 0) throw new Error(violations.join('\n'))
  return `${tags.length - baseline - 1} after ${BASELINE}; ${migrationCanaries.length} canaries`
}

/** Every rule has a canary that breaks it. */
function checkCanaries(): void {
  const wrong = migrationCanaries.filter(
    ({ sql, earlier, rules }) =>
      migrationViolations(sql, earlier)
        .map(({ rule }) => rule)
        .join() !== rules.join(),
  )
  const broken = new Set<string>(migrationCanaries.flatMap(({ rules }) => rules))
  const untested = Object.keys(migrationRules).filter((rule) => !broken.has(rule))
  if (wrong.length > 0) throw new Error(`canaries judged wrongly:\n${wrong.map(({ sql }) => sql).join('\n')}`)
  if (untested.length > 0) throw new Error(`rules without a canary: ${untested.join(', ')}`)
}
