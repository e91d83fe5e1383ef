import { browserPath } from '@mofu/testkit/browser'
import { defineConfig } from '@playwright/test'

/** Hermetic: no host name resolves, only the loopback address. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
]

/** Journeys that need the stack as it starts: no box has been made. */
const first = 'activity-not-started.spec.ts'
/** Journeys that set the chain's clock days ahead, where it stays. */
const last = [
  'disputed-quiz.spec.ts',
  'referral-statements.spec.ts',
  'when-quizzes-end.spec.ts',
  'winning-bid.spec.ts',
  'withheld-round.spec.ts',
  'without-its-pledger.spec.ts',
  'without-renewal.spec.ts',
]

export default defineConfig({
  testDir: '.',
  // All tests of a run share one stack. `tools/test.ts` leaves out the dependencies when specs are named.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: [first, ...last], dependencies: ['first'] },
    { name: 'last', testMatch: last, dependencies: ['journeys'] },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  // The long ones run in `pnpm test:deep`, or when named with --grep.
  ...(process.env['DEEP'] ? {} : { grepInvert: /@deep/ }),
  globalSetup: './start-stack.ts',
  outputDir: '../.results/e2e',
  reporter: [['list'], ['json']],
  use: {
    screenshot: 'only-on-failure',
    // Tracing takes two fifths of the time: use `TRACE=1 pnpm test:e2e …` to investigate a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: browserPath, args: quiet },
  },
})
