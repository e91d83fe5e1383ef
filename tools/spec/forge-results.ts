import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { type Claim, idsIn } from './claims.ts'

type ForgeOutput = Record<
  string,
  { test_results: Record<string, { status: string; reason?: string | null }> }
>

/** A readable summary of forge's JSON: the failures, and the count. */
export function summarizeForge(output: string): string {
  const failures = forgeFailures(output)
  const passed = testsOf(output).length - failures.length
  return [...failures, `contracts: ${passed} passed, ${failures.length} failed`].join('\n')
}

export function forgeFailures(output: string): string[] {
  return testsOf(output)
    .filter(({ isPassed }) => !isPassed)
    .map(({ file, name, reason }) => `FAILED ${file} ${name}: ${reason ?? 'no reason given'}`)
}

export function forgeTotals(output: string): { passed: number; failed: number } {
  const tests = testsOf(output)
  const passed = tests.filter(({ isPassed }) => isPassed).length
  return { passed, failed: tests.length === 0 ? 1 : tests.length - passed }
}

/** Solidity tests claim items in a comment directly above the function: `/// @custom:spec chain-01`. */
export function forgeClaims(output: string): Claim[] {
  return testsOf(output).flatMap(({ file, name, isPassed }) => {
    const source = readFileSync(join(root, 'contracts', file), 'utf8')
    const above = new RegExp(`((?:^[ \\t]*///.*\\n)+)[ \\t]*function ${name}\\(`, 'm').exec(source)?.[1] ?? ''
    const line = above.split('\n').find((text) => text.includes('@custom:spec')) ?? ''
    return idsIn(line).map((id) => ({ id, kind: 'contract' as const, test: `${file} ${name}`, isPassed }))
  })
}

function testsOf(output: string) {
  const start = output.indexOf('{')
  if (start < 0) return []
  const suites = JSON.parse(output.slice(start)) as ForgeOutput
  return Object.entries(suites).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(([signature, { status, reason }]) => ({
      file: suite.split(':')[0] ?? suite,
      name: signature.split('(')[0] ?? signature,
      isPassed: status === 'Success',
      reason,
    })),
  )
}
