import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { computedNames, namesInFiles } from './setting-names.ts'

/** Files that read settings: .env.example lists exactly the names in them. */
const readers = [
  'apps/api/src/config.ts',
  'apps/api/src/country-config.ts',
  'apps/api/src/media-config.ts',
  'apps/api/src/s3-config.ts',
  'apps/indexer/settings.ts',
  'apps/keeper/src/settings.ts',
  'tools/dev/settings.ts',
  'packages/testkit/src/test-server.ts',
  'apps/web/vite.config.ts',
]

export function checkEnvExample(): string {
  const read = new Set([...namesInFiles(readers), ...computedNames()])
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const given = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name))
  const missing = [...read].filter((name) => !given.has(name))
  const idle = [...given].filter((name) => !read.has(name))
  if (missing.length > 0) throw new Error(`.env.example does not name: ${missing.join(', ')}`)
  if (idle.length > 0) throw new Error(`.env.example names what nobody reads: ${idle.join(', ')}`)
  strayReaders()
  return `${given.size} settings`
}

/** Settings are read once, at startup: process.env anywhere else in the product is a setting nobody can find. */
function strayReaders(): void {
  const files = execFileSync(
    'git',
    ['ls-files', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts', ':!packages/testkit'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const strays = files
    .split('\n')
    .filter(
      (file) =>
        file &&
        !/(main|config|settings|supervise)\.ts$|\.(test|fixture)\.tsx?$|ponder\.config\.ts$|drizzle/.test(
          file,
        ),
    )
    .filter((file) => /process\.env/.test(readFileSync(join(root, file), 'utf8')))
  if (strays.length > 0) throw new Error(`these read process.env themselves: ${strays.join(', ')}`)
}
