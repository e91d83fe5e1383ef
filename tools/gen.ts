import { join } from 'node:path'

import { run } from './run-command.ts'
import { root } from './stack/paths.ts'

/** Everything that is made from something else: typed ABIs from the contracts, migrations from the tables. */
const steps = [
  { command: 'pnpm', args: ['run', 'abi'], cwd: join(root, 'contracts') },
  { command: 'drizzle-kit', args: ['generate'], cwd: join(root, 'packages/db') },
]

for (const { command, args, cwd } of steps) {
  const { code } = await run(command, args, { cwd })
  if (code !== 0) process.exit(code)
}
