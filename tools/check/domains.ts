import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

import { root } from '@mofu/testkit/paths'

/** A domain has one name, the same in every package. */
const domains = new Set(
  'accounts referrals collections credits mint market auctions boxes gacha pledge predictions names exchange mall checkout split uploads home search randomness'.split(
    ' ',
  ),
)

/** Folders with one entry for each domain, and what else they may contain because it belongs to none. */
const folders: Readonly<Record<string, readonly string[]>> = {
  'contracts/src': ['shared'],
  'contracts/test': ['shared', 'invariant', 'exploit', 'mocks', 'fixtures', 'trust', 'proofs'],
  'packages/chain/src': ['generated', 'networks', 'network-settings', 'deployment', 'coins'],
  'packages/wire/src': ['app', 'client', 'envelope', 'route', 'values'],
  'packages/db/src/chain': ['schema'],
  'packages/db/src/app': ['schema', 'projection', 'live', 'alerts', 'reads', 'key-balance'],
  'apps/indexer/src/handlers': [],
  'apps/indexer/src/registrations': [],
  'apps/api/src/modules': [],
  'apps/web/src/features': [],
}

export function checkDomains(): string {
  const unknown = Object.entries(folders).flatMap(([folder, also]) =>
    namesIn(folder)
      .filter((name) => !domains.has(name) && !also.includes(name))
      .map((name) => `${folder}/${name}`),
  )
  if (unknown.length > 0) throw new Error(`not the name of a domain:\n${unknown.join('\n')}`)
  const used = new Set(
    Object.keys(folders)
      .flatMap(namesIn)
      .filter((name) => domains.has(name)),
  )
  return `${used.size} domains in ${Object.keys(folders).length} folders`
}

function namesIn(folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path).map((entry) => parse(entry.replace(/\.test\.tsx?$/, '')).name)
}
