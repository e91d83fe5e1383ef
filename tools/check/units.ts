import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { run } from '../run-command.ts'
import { settingReaders } from './process-settings.ts'
import { unitCanaries } from './unit-canaries.ts'
import { unitViolations } from './unit-rules.ts'

/** The units of deploy/systemd start what exists, with settings that its process reads. */
export async function checkUnits(): Promise<string> {
  const missed = unitCanaries.filter(
    ({ files, violations }) => unitViolations(files).join('\n') !== violations.join('\n'),
  )
  if (missed.length > 0) {
    throw new Error(
      `canaries judged wrongly:\n${missed.map(({ violations }) => violations.join()).join('\n')}`,
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'mofu-units-'))
  try {
    const violations = unitViolations({
      units: textsOf('deploy/systemd/*.service'),
      envs: textsOf('deploy/env/*.env'),
      ...settingReaders(folder),
      exists: (path) => existsSync(join(root, path)),
    })
    if (violations.length > 0) throw new Error(violations.join('\n'))
    return `units and settings agree; ${unitCanaries.length} canaries; ${await verifyUnits(folder)}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function textsOf(pattern: string): Record<string, string> {
  const files = globSync(pattern, { cwd: root })
  return Object.fromEntries(files.map((file) => [basename(file), readFileSync(join(root, file), 'utf8')]))
}

/** systemd's own verdict, where it is installed. Programs of the target machine may be missing here. */
async function verifyUnits(folder: string): Promise<string> {
  const copies = join(folder, 'units')
  cpSync(join(root, 'deploy/systemd'), copies, { recursive: true })
  const files = globSync('*.{service,timer}', { cwd: copies })
  for (const file of files) {
    const text = readFileSync(join(copies, file), 'utf8')
    writeFileSync(join(copies, file), text.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'))
  }
  const paths = files.map((file) => join(copies, file.replace('@.', '@full.')))
  cpSync(join(copies, 'mofu-backup@.service'), join(copies, 'mofu-backup@full.service'))
  const ran = await run('systemd-analyze', ['verify', '--man=no', ...paths], { isQuiet: true }).catch(
    () => undefined,
  )
  if (!ran) return 'units not verified: systemd-analyze is missing'
  // It also reports units of this machine.
  const ours = ran.output.split('\n').filter((line) => line.includes('mofu-'))
  if (ours.length > 0) throw new Error(ours.join('\n'))
  return `${files.length} units verified`
}
