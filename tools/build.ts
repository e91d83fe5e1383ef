import { join } from 'node:path'

import { compressAssets } from './compress-assets.ts'
import { run } from './run-command.ts'
import { foundryBinary } from './stack/anvil.ts'
import { root } from './stack/paths.ts'

/**
 * What must exist before the product can start: the contracts' artifacts and the web app. API, worker and indexer are
 * TypeScript that Node runs as it is.
 */
const steps = [
  {
    what: 'contracts',
    command: foundryBinary('forge'),
    args: ['build', '--skip', 'test'],
    cwd: join(root, 'contracts'),
  },
  { what: 'types', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'], cwd: root },
  { what: 'web', command: 'vite', args: ['build'], cwd: join(root, 'apps/web') },
]

for (const { what, command, args, cwd } of steps) {
  console.log(`build: ${what}`)
  const { code } = await run(command, args, { cwd })
  if (code !== 0) process.exit(code)
}
console.log(`build: ${compressAssets(join(root, 'apps/web/dist'))} files compressed`)
