import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

/** Folder names that say nothing about their content, and marks of unfinished work. */
const forbiddenPaths = /(^|\/)(utils?|helpers?|common|lib|services?)(\/|\.tsx?$)/
const forbiddenText = [
  /\b(TODO|FIXME|XXX)\b/,
  /\btest\.(only|skip|fixme)\(/,
  // oxlint-disable-next-line unicorn/better-regex -- readable as it is
  /console\.log\('(here|debug)/,
]

/** The processes of a running stack are called services everywhere. */
const allowedPaths = new Set(['packages/testkit/src/services.ts'])

export function checkConventions(): string {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.sol', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('tools/check/'))
  const wrong = files.flatMap((file) => {
    if (forbiddenPaths.test(file) && !allowedPaths.has(file))
      return [`${file}: not a folder or file name we use`]
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      forbiddenText.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    )
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return `${files.length} files`
}
