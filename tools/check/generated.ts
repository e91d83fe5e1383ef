import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { domainLists } from '../gen/domain-lists.ts'
import { run } from '../run-command.ts'

const places = [
  'contracts/artifacts',
  'packages/chain/src/generated',
  'packages/db/migrations',
  'packages/db/src/chain',
  'contracts/test/fixtures',
  ...Object.keys(domainLists),
]

/** Makes everything that is generated once more: what is committed must be exactly that. */
export async function checkGenerated(): Promise<string> {
  const before = linesOf()
  const { code, output } = await run(process.execPath, [join(root, 'tools/gen/main.ts')], { isQuiet: true })
  if (code !== 0) throw new Error(output)
  const after = linesOf()
  const changed = [...before, ...after]
    .filter((line) => !before.has(line) || !after.has(line))
    .map((line) => line.split('  ')[1])
  if (changed.length > 0)
    throw new Error(`out of date, run pnpm gen and commit: ${[...new Set(changed)].join(', ')}`)
  return places.join(', ')
}

/** A line for each file: its hash and its name. */
function linesOf(): Set<string> {
  const text = execFileSync('bash', ['-c', `find ${places.join(' ')} -type f | sort | xargs sha256sum`], {
    cwd: root,
    encoding: 'utf8',
  })
  return new Set(text.trim().split('\n'))
}
