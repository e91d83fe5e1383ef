import { browserPath } from '@mofu/tools/stack/browser'
import { defineConfig } from '@playwright/test'

/** Quiet and hermetic: no name resolves, only this machine's own address. */
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

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  globalSetup: './start-stack.ts',
  outputDir: '../.results/e2e',
  reporter: [['list'], ['json']],
  use: {
    screenshot: 'only-on-failure',
    // A picture of every frame takes two fifths of the time: `TRACE=1 pnpm test:e2e …` where a failure is not understood.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: browserPath, args: quiet },
  },
})
