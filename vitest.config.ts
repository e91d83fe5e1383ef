import { defineConfig } from 'vitest/config'

const tests = [
  'packages/**/*.test.ts',
  'apps/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'contracts/tools/**/*.test.ts',
]
const apart = ['**/node_modules/**', '**/dist/**', 'tools/faults/**']
/** Their tests start nothing and leave nothing behind: they share processes, so that modules are loaded once. */
const pure = ['apps/web/**/*.test.{ts,tsx}', 'packages/{domain,wire,words}/**/*.test.ts']

export default defineConfig({
  test: {
    // They end what hangs. On a busy machine everything else takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: apart, isolate: false } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests,
          exclude: [...apart, ...pure, '**/*.http.test.ts'],
          globalSetup: ['packages/testkit/src/test-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['apps/**/*.http.test.ts'],
          exclude: apart,
          globalSetup: ['packages/testkit/src/http-stack.ts'],
          // They share the accounts of one stack.
          fileParallelism: false,
        },
      },
    ],
  },
})
