import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { playwrightFailures, vitestFailures } from './failures.ts'
import { forgeFailures, forgeTotals } from './forge-results.ts'
import { playwrightTimes, slowest, type TimedTest, vitestTimes } from './slowest.ts'

type Totals = { passed: number; failed: number }
type Reader = {
  totals: (text: string) => Totals
  failures: (text: string) => string[]
  /** Forge runs its tests side by side and reports no times worth comparing. */
  times?: (text: string) => TimedTest[]
}

const SLOWEST = 10
const vitest: Reader = { totals: vitestTotals, failures: vitestFailures, times: vitestTimes }

/**
 * Adds up the results of every suite in .results. A suite without results has failed; so has every failed stage of the
 * gate.
 */
const readers: Readonly<Record<string, Reader>> = {
  'unit.json': vitest,
  'http.json': vitest,
  'faults.json': vitest,
  'contracts.json': { totals: forgeTotals, failures: forgeFailures },
  'e2e.json': { totals: playwrightTotals, failures: playwrightFailures, times: playwrightTimes },
}

const failedStages = Number(process.argv[2] ?? 0)
const timed: TimedTest[] = []
const lines: string[] = []
let passed = 0
let failed = failedStages
for (const [file, read] of Object.entries(readers)) {
  const path = join(root, '.results', file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const totals = text ? read.totals(text) : { passed: 0, failed: 1 }
  for (const failure of text ? read.failures(text) : []) console.log(failure)
  lines.push(`${file.replace('.json', '')}: ${totals.passed} passed, ${totals.failed} failed`)
  if (text && read.times) timed.push(...read.times(text))
  passed += totals.passed
  failed += totals.failed
}
console.log(['slowest tests:', ...slowest(timed, SLOWEST)].join('\n'))
console.log([...lines, `${passed} passed, ${failed} failed`].join('\n'))
process.exitCode = failed > 0 ? 1 : 0

function vitestTotals(text: string): Totals {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
}

function playwrightTotals(text: string): Totals {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
