import { join } from 'node:path'

import { run } from './run-command.ts'
import { root } from './stack/paths.ts'

/** Everything that is made from something else: typed ABIs, migrations, and the fixtures that contract tests compare with. */
const steps = [
  ...['beacon', 'bls', 'whitelist'].map((name) => ({
    command: process.execPath,
    args: [`test/fixtures/make-${name}.ts`],
    cwd: join(root, 'contracts'),
  })),
  { command: 'pnpm', args: ['run', 'abi'], cwd: join(root, 'contracts') },
  { command: 'drizzle-kit', args: ['generate'], cwd: join(root, 'packages/db') },
]

for (const { command, args, cwd } of steps) {
  const { code } = await run(command, args, { cwd })
  if (code !== 0) process.exit(code)
}
