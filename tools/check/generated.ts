import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { run } from '../run-command.ts'
import { root } from '../stack/paths.ts'

const places = ['packages/chain/src/generated', 'packages/db/migrations', 'contracts/test/fixtures']

/** Makes everything that is generated once more: what is committed must be exactly that. */
export async function checkGenerated(): Promise<string> {
  const before = contentOf()
  const { code, output } = await run(process.execPath, [join(root, 'tools/gen.ts')], { isQuiet: true })
  if (code !== 0) throw new Error(output)
  if (contentOf() !== before) throw new Error(`out of date, run pnpm gen and commit: ${places.join(', ')}`)
  return places.join(', ')
}

function contentOf(): string {
  return execFileSync('bash', ['-c', `find ${places.join(' ')} -type f | sort | xargs sha256sum`], {
    cwd: root,
    encoding: 'utf8',
  })
}
