import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

import { root } from '../stack/paths.ts'

/** The words of the house: a domain has one name, the same in every room. */
const words = new Set(
  'accounts referrals collections credits mint market auctions boxes gacha pledge predictions names exchange mall checkout split uploads home randomness'.split(
    ' ',
  ),
)

/** Where the words are used, and what else may stand there because it belongs to no domain. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'contracts/src': ['shared'],
  'contracts/test': ['shared', 'invariant', 'exploit', 'mocks', 'fixtures', 'trust', 'proofs'],
  'packages/chain/src': ['generated', 'networks', 'network-settings', 'deployment', 'coins'],
  'packages/wire/src': ['app', 'client', 'envelope', 'route', 'values'],
  'packages/db/src/chain': ['schema'],
  'packages/db/src/app': ['schema', 'projection', 'live', 'alerts'],
  'apps/indexer/src/handlers': [],
  'apps/api/src/modules': [],
  'apps/web/src/features': [],
}

export function checkWords(): string {
  const strangers = Object.entries(rooms).flatMap(([room, also]) =>
    namesIn(room)
      .filter((name) => !words.has(name) && !also.includes(name))
      .map((name) => `${room}/${name}`),
  )
  if (strangers.length > 0) throw new Error(`not a word of this house:\n${strangers.join('\n')}`)
  const used = new Set(
    Object.keys(rooms)
      .flatMap(namesIn)
      .filter((name) => words.has(name)),
  )
  return `${used.size} words in ${Object.keys(rooms).length} rooms`
}

function namesIn(room: string): string[] {
  const folder = join(root, room)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((entry) => parse(entry.replace(/\.test\.tsx?$/, '')).name)
}
