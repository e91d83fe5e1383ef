import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

const schemas = join(root, 'apps/indexer/schema')
const views = join(root, 'packages/db/src/chain')

/** Declares the indexer's tables as the API reads them: a drizzle table in schema `chain` for each, one file per domain. */
export async function writeChainViews(): Promise<void> {
  for (const file of globSync('**/*.ts', { cwd: schemas })) {
    const tables: Record<string, unknown> = await import(join(schemas, file))
    const target = join(views, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, viewFile(relative(dirname(target), views) || '.', tables))
  }
}

function viewFile(up: string, tables: Readonly<Record<string, unknown>>): string {
  const declared = Object.entries(tables).map(([name, table]) => declaration(name, table))
  const body = declared.join('\n\n')
  const types = ['bigint', 'boolean', 'integer', 'jsonb', 'text'].filter((type) => body.includes(`${type}(`))
  return [
    '// Made by `pnpm gen` from the indexer schema. Do not edit.',
    `import { ${types.join(', ')} } from 'drizzle-orm/pg-core'`,
    '',
    ...(body.includes('uint256(')
      ? [`import { uint256 } from '${up === '.' ? '..' : `${up}/..`}/columns.ts'`]
      : []),
    `import { chain } from '${up === '.' ? '.' : up}/schema.ts'`,
    '',
    body,
    '',
  ].join('\n')
}

function declaration(variable: string, table: unknown): string {
  // The engine has its own copy of drizzle; the shape of a table is the same in both.
  const { name, columns } = getTableConfig(table as PgTable)
  const lines = columns.map((column) => `  ${property(column.name)}: ${columnOf(column)},`)
  const title = variable[0]?.toUpperCase() + variable.slice(1)
  return `export const chain${title} = chain.table('${name}', {\n${lines.join('\n')}\n})`
}

type Column = { name: string; notNull: boolean; primary: boolean; getSQLType(): string }

function columnOf(column: Column): string {
  const name = snake(column.name)
  const base = typeOf(column.getSQLType(), name)
  if (column.primary) return `${base}.primaryKey()`
  return column.notNull ? `${base}.notNull()` : base
}

function typeOf(type: string, name: string): string {
  if (type === 'bigint') return `bigint('${name}', { mode: 'number' })`
  if (type.startsWith('numeric(78')) return `uint256('${name}')`
  if (['boolean', 'integer', 'jsonb', 'text'].includes(type)) return `${type}('${name}')`
  throw new Error(`chain views: no drizzle type for column ${name} of type ${type}`)
}

function property(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
