import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { changedSources } from '@mofu/contracts/artifact-sources'
import { root } from '@mofu/testkit/paths'
import { answers } from '@mofu/testkit/postgres'

import type { DevSettings } from '../dev/settings.ts'
import { takenPorts } from '../dev/taken-ports.ts'
import { type Finding, finding } from './finding.ts'
import { firstLineOf } from './programs.ts'

const GIGABYTE = 2 ** 30
const LEAST_FREE = 3

/** The ports that `pnpm dev` listens on. They are also taken while it runs. */
export async function portFindings(settings: DevSettings): Promise<Finding[]> {
  const taken = await takenPorts(settings)
  const fix = 'stop what listens there (perhaps pnpm dev itself), or set another port in .env'
  return [finding({ name: 'ports', fix }, taken.length === 0 ? 'free' : undefined, taken.join('; '))]
}

/** A custom database, where one is set. */
export async function databaseFindings({ databaseUrl }: DevSettings): Promise<Finding[]> {
  if (databaseUrl === undefined) return []
  const fix = 'start PostgreSQL, or remove DATABASE_URL from .env: pnpm dev brings its own'
  const isUp = await answers(databaseUrl)
  return [finding({ name: 'DATABASE_URL', fix }, isUp ? 'answers' : undefined, 'does not answer')]
}

export function diskFinding(folder: string, least = LEAST_FREE): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / GIGABYTE
  const found = `${free.toFixed(1)} GB free`
  const fix = `free at least ${least} GB: chain, database and test results are kept in the checkout`
  return finding({ name: 'disk', fix }, free >= least ? found : undefined, found)
}

/** Started by root, PostgreSQL runs as its own user, who needs access to every folder above its programs. */
export function reachFindings(folder: string, user = process.getuid?.()): Finding[] {
  if (user !== 0) return []
  const closed = foldersAbove(folder).find((each) => (statSync(each).mode & 0o001) === 0)
  const fix = `work as another user than root, or chmod o+x ${closed ?? folder}`
  const found = closed === undefined ? 'open to the user postgres' : undefined
  return [finding({ name: 'folder', fix }, found, `${closed} is closed to the user postgres`)]
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...foldersAbove(above)]
}

/** Committed files are consistent, and the commit hook is installed. */
export function checkoutFindings(): Finding[] {
  const changed = changedSources()
  const hooks = firstLineOf('git', ['-C', root, 'config', 'core.hooksPath'])
  return [
    finding(
      { name: 'contract artifacts', fix: 'pnpm gen; pnpm dev does it, too', isOptional: true },
      changed.length === 0 ? 'of these sources' : undefined,
      `${changed.length} sources changed`,
    ),
    finding(
      { name: 'pre-commit hook', fix: 'pnpm run prepare', isOptional: true },
      hooks === '.githooks' ? 'installed' : undefined,
      'not installed',
    ),
  ]
}
