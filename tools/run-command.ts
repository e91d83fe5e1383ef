import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { delimiter, join } from 'node:path'

import { root } from '@mofu/testkit/paths'

export type Ran = { code: number; output: string }

type RunOptions = {
  cwd?: string
  env?: Readonly<Record<string, string>>
  isQuiet?: boolean
  outputFile?: string
}

/** Runs a command of the workspace, with its own tools first on the path. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { cwd = root, env = {}, isQuiet = false, outputFile } = options
  const path = [
    join(cwd, 'node_modules/.bin'),
    join(root, 'node_modules/.bin'),
    process.env['PATH'] ?? '',
  ].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', outputFile || isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    if (outputFile) child.stdout?.pipe(createWriteStream(outputFile))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
