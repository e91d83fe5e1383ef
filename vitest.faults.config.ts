import { defineConfig } from 'vitest/config'

/** Whole stacks that are killed, cut off and rolled back: slow, one at a time, and apart from the quick tests. */
export default defineConfig({
  test: {
    include: ['apps/indexer/simulation/**/*.test.ts', 'tools/faults/**/*.test.ts'],
    globalSetup: ['tools/stack/test-server.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
