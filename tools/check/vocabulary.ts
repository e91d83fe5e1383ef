import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { vocabularyCanaries } from './vocabulary-canaries.ts'
import { vocabularyViolations } from './vocabulary-rules.ts'

/** Not ours to word: generated files, data of others, SPEC's own words, texts for people, and this list itself. */
const exempt =
  /(^|\/)(artifacts|generated|migrations|snapshots|deployments|fixtures)\/.*\.json$|(^|\/)(artifacts|generated|migrations|snapshots|deployments)\/|^packages\/domain\/src\/mall\/regions[^/]*\.json$|^packages\/words\/src\/(screens|legal|mails|notifications|errors|mall)\/|^packages\/pets\/src\/|^docs\/spec|^tools\/check\/vocabulary/

/** Names, comments, logs and documents use the field's words: no retired one is left, and each canary is caught. */
export function checkVocabulary(): string {
  const missed = vocabularyCanaries.filter(
    ({ file, source, isViolation }) => vocabularyViolations(file, source).length > 0 !== isViolation,
  )
  if (missed.length > 0) {
    throw new Error(`canaries judged wrongly:\n${missed.map(({ name }) => name).join('\n')}`)
  }
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.sol', '*.md', '*.json', '*.jsonc'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !exempt.test(file))
  const violations = files.flatMap((file) =>
    vocabularyViolations(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, found, instead }) => `${file}:${line}: "${found}", rather: ${instead}`,
    ),
  )
  if (violations.length > 0) throw new Error(violations.join('\n'))
  return `${files.length} files, 0 violations; ${vocabularyCanaries.length} canaries`
}
