import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const contracts = fileURLToPath(new URL('../', import.meta.url))

/** The hash of each Solidity source as it is now. */
export function sourceHashes(folder = contracts): Record<string, string> {
  const files = globSync('src/**/*.sol', { cwd: folder }).toSorted()
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))]))
}

/** The Solidity sources that were added, changed or removed since the artifacts were built. Compiles nothing. */
export function changedSources(folder = contracts): string[] {
  const file = join(folder, 'artifacts/sources.json')
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const now = sourceHashes(folder)
  const files = new Set([...Object.keys(built), ...Object.keys(now)])
  return [...files].filter((source) => built[source] !== now[source]).toSorted()
}

/** Refuses artifacts of other sources: only what the committed sources compile to is deployed. */
export function requireFreshArtifacts(folder = contracts): void {
  const changed = changedSources(folder)
  if (changed.length === 0) return
  throw new Error(
    `contracts/artifacts were built from other sources; run \`pnpm gen\`. Changed since:\n  ${changed.join('\n  ')}`,
  )
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
