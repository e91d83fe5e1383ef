import { defineConfig } from 'vitest/config'

/** Minutes each: they run by name, and in `pnpm test:deep`. */
const deep = [
  'chance',
  'crash-and-reorg',
  'deep-reorg',
  'economy',
  'fairness',
  'keepers',
  'predictions',
  'several-indexers',
  'silent-database',
  'trading',
  'postgres-frozen',
]

/** Whole stacks that are killed, cut off and reorged: slow, one at a time, and separate from the quick tests. */
export default defineConfig({
  test: {
    include: ['tools/faults/**/*.test.ts'],
    exclude: process.env['DEEP'] ? [] : deep.map((name) => `tools/faults/**/${name}.test.ts`),
    globalSetup: ['packages/testkit/src/test-server.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
