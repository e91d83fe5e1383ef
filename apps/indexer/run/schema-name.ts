import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { IndexerSettings } from '../settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const chainPackage = fileURLToPath(new URL('../../../packages/chain/src', import.meta.url))

/**
 * The schema a deployment writes to: a new one whenever the code or its inputs change, the same one after a restart.
 * The engine refuses a schema that another build has used.
 */
export function schemaName({ chains }: Pick<IndexerSettings, 'chains'>): string {
  const hash = createHash('sha256')
  const files = [
    ...globSync(`${root}/{ponder.config,ponder.schema,settings}.ts`),
    ...globSync(`${root}/schema/**/*.ts`),
    ...globSync(`${root}/src/**/*.ts`, { exclude: (name) => name.endsWith('.test.ts') }),
    ...globSync(`${chainPackage}/**/*.ts`),
  ].sort()
  for (const file of files) hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file))
  hash.update(JSON.stringify(chains.map(({ network, deployment }) => [network.name, deployment])))
  return `indexed_${hash.digest('hex').slice(0, 12)}`
}
