import * as collections from '@mofu/db/chain/collections'
import * as sales from '@mofu/db/chain/collections/sales'
import * as credits from '@mofu/db/chain/credits'
import * as mall from '@mofu/db/chain/mall'
import * as market from '@mofu/db/chain/market'
import { getTableColumns, getTableName, isTable } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'

const declared = [collections, credits, mall, market, sales]

/** The views that packages/db declares by hand must be the tables the indexer makes: same names, same columns, same types. */
export async function checkViews(): Promise<string> {
  const written = await indexerTables()
  const wrong: string[] = []
  const tables = declared.flatMap((module) => Object.values(module)).filter((one) => isTable(one))
  for (const table of tables) {
    const name = getTableName(table)
    const columns = Object.fromEntries(
      Object.values(getTableColumns(table)).map((column) => [column.name, typeOf(column)]),
    )
    const made = written.get(name)
    if (!made) wrong.push(`chain.${name} is declared but the indexer does not make it`)
    else if (JSON.stringify(sorted(columns)) !== JSON.stringify(sorted(made))) {
      wrong.push(
        `chain.${name}\n  declared ${JSON.stringify(sorted(columns))}\n  made     ${JSON.stringify(sorted(made))}`,
      )
    }
    written.delete(name)
  }
  for (const name of written.keys()) wrong.push(`chain.${name} is made by the indexer but not declared`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return `${tables.length} views`
}

async function indexerTables(): Promise<Map<string, Record<string, string>>> {
  const made: Record<string, unknown> = await import('../../apps/indexer/ponder.schema.ts')
  return new Map(
    Object.values(made).map((table) => {
      // The engine brings a drizzle of its own, so nothing but the shape is shared with ours.
      const { name, columns } = getTableConfig(table as Parameters<typeof getTableConfig>[0])
      return [name, Object.fromEntries(columns.map((column) => [snake(column.name), typeOf(column)]))]
    }),
  )
}

/** A numeric without a scale is one with the scale 0. */
function typeOf(column: { getSQLType(): string; notNull: boolean }): string {
  const type = column.getSQLType().replace(/^numeric\((\d+)(, ?0)?\)$/, 'numeric($1)')
  return column.notNull ? `${type} not null` : type
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function sorted(columns: Record<string, string>): [string, string][] {
  return Object.entries(columns).sort(([a], [b]) => a.localeCompare(b))
}
