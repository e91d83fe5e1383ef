import { defineConfig } from 'vitest/config'

const tests = [
  'packages/**/*.test.ts',
  'apps/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'contracts/tools/**/*.test.ts',
]
const apart = ['**/node_modules/**', '**/dist/**', 'tools/faults/**']

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests,
          exclude: [...apart, '**/*.http.test.ts'],
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
        },
      },
    ],
  },
})
