import { join } from 'node:path'

import { changedSources } from '@mofu/contracts/artifact-sources'
import { root } from '@mofu/testkit/paths'

import { run } from '../run-command.ts'

/** Compiles the contracts when their sources differ from those of the committed artifacts. Returns what it did. */
export async function refreshArtifacts(): Promise<'committed' | 'compiled'> {
  if (changedSources().length === 0) return 'committed'
  const { code, output } = await run('pnpm', ['run', 'artifacts'], {
    cwd: join(root, 'contracts'),
    isQuiet: true,
  })
  if (code !== 0) throw new Error(`the contracts do not compile:\n${output}`)
  return 'compiled'
}
