import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readConfig } from '../../apps/api/src/config.ts'
import { readMediaConfig } from '../../apps/api/src/media-config.ts'
import { readSettings as readIndexer } from '../../apps/indexer/settings.ts'
import { readSettings as readKeeper } from '../../apps/keeper/src/settings.ts'
import { computedNames, namesInFiles } from './setting-names.ts'

export type Settings = Readonly<Record<string, string>>

/** What the processes say about settings. */
export type SettingReaders = {
  /** Settings that a process reads, by its name. */
  known: Readonly<Record<string, ReadonlySet<string>>>
  /** Starts with these settings; throws when one is missing or wrong. */
  accepts: (process: string, settings: Settings) => void
}

const api = ['apps/api/src/config.ts', 'apps/api/src/country-config.ts', 'apps/api/src/s3-config.ts']

/** By process: the sources that read its settings, and the reader itself. */
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

/** The readers of all processes; `folder` takes the files that only an installation has. */
export function settingReaders(folder: string): SettingReaders {
  return {
    known: Object.fromEntries(Object.keys(processes).map((name) => [name, namesOf(name)])),
    accepts: (name, settings) => void processes[name]?.read(withFiles(settings, folder)),
  }
}

/** What is wrong with the settings that a process is given in `where`. */
export function settingViolations(
  where: string,
  process: string,
  given: Settings,
  { known, accepts }: SettingReaders,
): string[] {
  const read = known[process]
  if (!read) return [`${where}: no process reads it`]
  const unknown = Object.keys(given).filter((name) => !read.has(name))
  if (unknown.length > 0) return unknown.map((name) => `${where}: ${process} does not read ${name}`)
  try {
    accepts(process, given)
    return []
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** The settings in the text of an `.env` file. */
export function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

function namesOf(process: string): Set<string> {
  const names = namesInFiles(processes[process]?.sources ?? [])
  if (process === 'store-backup') names.add('STORE_DIR').add('STORE_BACKUP')
  return onChain.has(process) ? new Set([...names, ...computedNames()]) : names
}

/** Files that an installation has and this machine does not: a key, and where the contracts are deployed. */
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
      return [name, /^(?:%d|\/run\/secrets)\//.test(value) ? key : value]
    }),
  )
}

function needs(...names: readonly string[]): (settings: Settings) => void {
  return (settings) => {
    const missing = names.filter((name) => !settings[name])
    if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing`)
  }
}
