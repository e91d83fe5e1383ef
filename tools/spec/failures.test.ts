import { expect, test } from 'vitest'

import { playwrightFailures, vitestFailures } from './failures.ts'

test('a failed test is reported in one line, without colours', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'takes',
            status: 'failed',
            failureMessages: ['\u001B[31mexpected 1\nto be 2\u001B[39m'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(vitestFailures(JSON.stringify(report))).toEqual([
    'FAILED a.test.ts takes: expected 1 to be 2',
    'FAILED b.test.ts did not load: no such module',
  ])
})

test('a browser test that failed inside a group is found', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ error: { message: 'no such button' } }] }],
  })
  const report = {
    suites: [
      {
        file: 'list.spec.ts',
        specs: [spec('scrolls', 'expected')],
        suites: [{ file: 'list.spec.ts', specs: [spec('buys', 'unexpected')] }],
      },
    ],
  }
  expect(playwrightFailures(JSON.stringify(report))).toEqual(['FAILED list.spec.ts buys: no such button'])
})
