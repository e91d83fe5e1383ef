import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { run } from '../run-command.ts'
import { writeChainViews } from './chain-views.ts'
import { domainLists, writeDomainLists } from './domain-lists.ts'

/** Everything that is generated: lists of domains, contract artifacts, typed ABIs, views of chain.*, migrations, test fixtures. */
const steps = [
  ...['beacon', 'bls', 'whitelist'].map((name) => ({
    command: process.execPath,
    args: [`test/fixtures/make-${name}.ts`],
    cwd: join(root, 'contracts'),
  })),
  { command: 'pnpm', args: ['run', 'artifacts'], cwd: join(root, 'contracts') },
  { command: 'drizzle-kit', args: ['generate'], cwd: join(root, 'packages/db') },
]

writeDomainLists()
for (const { command, args, cwd } of steps) {
  const step = await run(command, args, { cwd })
  if (step.code !== 0) process.exit(step.code)
}
await writeChainViews()
const { code } = await run('oxfmt', ['packages/db/src/chain', ...Object.keys(domainLists)], { cwd: root })
if (code !== 0) process.exit(code)
