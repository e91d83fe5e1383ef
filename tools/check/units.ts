import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { readConfig } from '../../apps/api/src/config.ts'
import { readMediaConfig } from '../../apps/api/src/media-config.ts'
import { readSettings as readIndexer } from '../../apps/indexer/settings.ts'
import { readSettings as readKeeper } from '../../apps/keeper/src/settings.ts'
import { run } from '../run-command.ts'
import { computedNames, namesInFiles } from './setting-names.ts'
import { unitCanaries } from './unit-canaries.ts'
import { unitViolations } from './unit-rules.ts'

type Settings = Readonly<Record<string, string>>

const api = ['apps/api/src/config.ts', 'apps/api/src/country-config.ts', 'apps/api/src/s3-config.ts']

/** By file of settings: the sources that read them, and the reader itself. */
const processes: Readonly<Record<string, { sources: readonly string[]; read: (env: Settings) => unknown }>> =
  {
    api: { sources: api, read: readConfig },
    worker: { sources: api, read: readConfig },
    media: {
      sources: ['apps/api/src/media-config.ts', 'apps/api/src/s3-config.ts'],
      read: readMediaConfig,
    },
    indexer: { sources: ['apps/indexer/settings.ts'], read: readIndexer },
    keeper: { sources: ['apps/keeper/src/settings.ts'], read: readKeeper },
    migrate: { sources: ['packages/db/src/migrate-main.ts'], read: needs('DATABASE_URL') },
    'store-backup': { sources: [], read: needs('STORE_DIR', 'STORE_BACKUP') },
  }
/** Networks' settings are read by processes that talk to a chain. */
const onChain = new Set(['api', 'worker', 'indexer', 'keeper'])

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
      known: Object.fromEntries(Object.keys(processes).map((name) => [name, namesOf(name)])),
      accepts: (name, settings) => void processes[name]?.read(withFiles(settings, folder)),
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

function namesOf(process: string): Set<string> {
  const sources = processes[process]?.sources ?? []
  const names = namesInFiles(sources)
  if (process === 'store-backup') names.add('STORE_DIR').add('STORE_BACKUP')
  return onChain.has(process) ? new Set([...names, ...computedNames()]) : names
}

/** Files that a machine has and this one does not: a key, and where the contracts are deployed. */
function withFiles(settings: Settings, folder: string): Settings {
  const key = join(folder, 'key')
  writeFileSync(key, `0x${'1'.repeat(64)}`)
  const contracts = Object.fromEntries(
    ['Auctions', 'Boxes', 'BoxesLens', 'Gacha', 'Randomness'].map((name) => [
      name,
      { address: `0x${'1'.repeat(40)}`, block: 1 },
    ]),
  )
  writeFileSync(join(folder, '324.json'), JSON.stringify({ chainId: 324, contracts }))
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      if (name === 'DEPLOYMENTS_DIR') return [name, folder]
      return [name, value.startsWith('%d/') ? key : value]
    }),
  )
}

function needs(...names: readonly string[]): (settings: Settings) => void {
  return (settings) => {
    const missing = names.filter((name) => !settings[name])
    if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing`)
  }
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
