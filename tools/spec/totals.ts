import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../stack/paths.ts'
import { playwrightFailures, vitestFailures } from './failures.ts'
import { forgeFailures, forgeTotals } from './forge-results.ts'

type Totals = { passed: number; failed: number }
type Reader = { totals: (text: string) => Totals; failures: (text: string) => string[] }

/** Adds up what every suite left in .results. A suite without results has failed; so has every failed stage of the gate. */
const readers: Readonly<Record<string, Reader>> = {
  'unit.json': { totals: vitestTotals, failures: vitestFailures },
  'faults.json': { totals: vitestTotals, failures: vitestFailures },
  'contracts.json': { totals: forgeTotals, failures: forgeFailures },
  'e2e.json': { totals: playwrightTotals, failures: playwrightFailures },
}

const failedStages = Number(process.argv[2] ?? 0)
let passed = 0
let failed = failedStages
for (const [file, read] of Object.entries(readers)) {
  const path = join(root, '.results', file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const totals = text ? read.totals(text) : { passed: 0, failed: 1 }
  for (const failure of text ? read.failures(text) : []) console.log(failure)
  console.log(`${file.replace('.json', '')}: ${totals.passed} passed, ${totals.failed} failed`)
  passed += totals.passed
  failed += totals.failed
}
console.log(`${passed} passed, ${failed} failed`)
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
