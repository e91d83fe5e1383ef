import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { compressAssets } from './compress-assets.ts'
import { run } from './run-command.ts'

/**
 * Builds what must exist before the product can start: the web app. API, worker and indexer are TypeScript that Node
 * runs directly, and the contracts' artifacts are committed.
 */
const steps = [
  { what: 'types', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'], cwd: root },
  { what: 'web', command: 'vite', args: ['build'], cwd: join(root, 'apps/web') },
]

for (const { what, command, args, cwd } of steps) {
  console.log(`build: ${what}`)
  const { code } = await run(command, args, { cwd })
  if (code !== 0) process.exit(code)
}
console.log(`build: ${compressAssets(join(root, 'apps/web/dist'))} files compressed`)
