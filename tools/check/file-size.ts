import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { fileSizeCanaries, sourceCanaries } from './file-size-canaries.ts'
import { countLines, isSource, sizeLimits, sizeViolations } from './file-size-rules.ts'

/** Most source files are short and none is long, and each canary is judged right. */
export function checkFileSize(): string {
  const missed = [
    ...fileSizeCanaries.filter(({ files, isViolation }) => sizeViolations(files).length > 0 !== isViolation),
    ...sourceCanaries
      .filter(({ file, isCounted }) => isSource(file) !== isCounted)
      .map(({ file }) => ({ name: file })),
  ]
  if (missed.length > 0)
    throw new Error(`canaries judged wrongly:\n${missed.map(({ name }) => name).join('\n')}`)
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
    .split('\n')
    .filter(isSource)
    .map((file) => ({ file, lines: countLines(readFileSync(join(root, file), 'utf8')) }))
  const violations = sizeViolations(files)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const short = files.filter(({ lines }) => lines <= sizeLimits.usual).length
  const longest = Math.max(...files.map(({ lines }) => lines))
  const share = ((100 * short) / files.length).toFixed(1)
  return `${files.length} files, ${share}% at most ${sizeLimits.usual} lines, the longest ${longest}; ${fileSizeCanaries.length + sourceCanaries.length} canaries`
}
