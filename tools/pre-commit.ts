import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { run } from './run-command.ts'

const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)
const ending = (pattern: RegExp) => staged.filter((file) => pattern.test(file))
const contracts = join(root, 'contracts')

/** Only what needs no types and no build: a commit waits for it. */
const steps = [
  {
    command: 'oxfmt',
    args: ['--check', '--no-error-on-unmatched-pattern'],
    files: ending(/\.(tsx?|json|css|ya?ml|html)$/),
  },
  {
    command: 'oxlint',
    args: ['--deny-warnings', '--no-error-on-unmatched-pattern'],
    files: ending(/\.tsx?$/),
  },
  {
    command: join(contracts, 'bin/forge'),
    args: ['fmt', '--check'],
    files: ending(/^contracts\/.*\.sol$/).map((file) => relative('contracts', file)),
    cwd: contracts,
  },
]

let failed = false
for (const { command, args, files, cwd = root } of steps) {
  if (files.length === 0) continue
  const { code, output } = await run(command, [...args, ...files], { cwd, isQuiet: true })
  if (code === 0) continue
  failed = true
  console.error(output.trim())
}
if (failed)
  console.error('\nNothing was committed. `pnpm fmt` formats; `git commit --no-verify` skips this check.')
process.exitCode = failed ? 1 : 0
