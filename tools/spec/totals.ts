import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../stack/paths.ts'
import { forgeTotals } from './forge-results.ts'

type Totals = { passed: number; failed: number }

/** Adds up what every suite left in .results. A suite without results has failed; so has every failed stage of the gate. */
const readers: Readonly<Record<string, (text: string) => Totals>> = {
  'unit.json': vitestTotals,
  'faults.json': vitestTotals,
  'contracts.json': forgeTotals,
  'e2e.json': (text) => {
    const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  },
}

const failedStages = Number(process.argv[2] ?? 0)
let passed = 0
let failed = failedStages
for (const [file, read] of Object.entries(readers)) {
  const path = join(root, '.results', file)
  const totals = existsSync(path) ? read(readFileSync(path, 'utf8')) : { passed: 0, failed: 1 }
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
