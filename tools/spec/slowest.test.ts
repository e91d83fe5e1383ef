import { expect, test } from 'vitest'

import { playwrightTimes, slowest, vitestTimes } from './slowest.ts'

test('the slowest tests of all suites are listed, slowest first', () => {
  const unit = {
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'adds', duration: 12 },
          { fullName: 'waits', duration: 2_500 },
          { fullName: 'was not run', duration: null },
        ],
      },
    ],
  }
  const browser = {
    suites: [
      {
        file: 'list.spec.ts',
        suites: [
          {
            file: 'list.spec.ts',
            specs: [{ title: 'scrolls', tests: [{ results: [{ duration: 31_000 }] }] }],
          },
        ],
      },
    ],
  }
  const all = [...vitestTimes(JSON.stringify(unit)), ...playwrightTimes(JSON.stringify(browser))]
  expect(all).toHaveLength(4)
  expect(slowest(all, 2)).toEqual(['  31.0 s  list.spec.ts scrolls', '   2.5 s  a.test.ts waits'])
})
