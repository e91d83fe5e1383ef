import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Project } from './projector.ts'

/** Columns of every mirrored table, compared and copied separately. */
const common = ['id', 'chain_id', 'updated_block']

/**
 * Keeps a table of app.* equal to the view of chain.* with the same columns, for facts that need no additions. Rows of
 * both sides inside the window are compared: what a reorg removed is deleted, what it changed is updated.
 */
export function mirror(target: PgTable, view: PgTable): Project {
  const columns = sharedColumns(target, view)
  const table = sql.identifier(getTableName(target))
  const source = sql.identifier(getTableName(view))
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const updates = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  )
  return async (tx, { chainId, after }) => {
    // Most blocks change few tables, and planning the two statements below costs more than this look at two indexes.
    const { rows } = await tx.execute<{ has_changed: boolean }>(sql`
      select exists (select from chain.${source} where chain_id = ${chainId} and updated_block > ${after})
        or exists (select from app.${table} where chain_id = ${chainId} and updated_block > ${after}) as has_changed`)
    if (!rows[0]?.has_changed) return
    await tx.execute(sql`
      delete from app.${table} a
      where a.chain_id = ${chainId} and a.updated_block > ${after}
        and not exists (select from chain.${source} c where c.id = a.id)`)
    await tx.execute(sql`
      insert into app.${table} (id, chain_id, ${listed}, updated_block)
      select id, chain_id, ${listed}, updated_block from chain.${source} c
      where c.chain_id = ${chainId} and (c.updated_block > ${after} or c.id in
        (select id from app.${table} where chain_id = ${chainId} and updated_block > ${after}))
      on conflict (id) do update set ${updates}, updated_block = excluded.updated_block`)
  }
}

/** A column that is missing in the view, or has another type there, is an error at start and not in the first block. */
function sharedColumns(target: PgTable, view: PgTable): string[] {
  const given = new Map(
    Object.values(getTableColumns(view)).map((column) => [column.name, column.getSQLType()]),
  )
  return Object.values(getTableColumns(target)).flatMap((column) => {
    if (given.get(column.name) !== column.getSQLType()) {
      throw new Error(
        `mirror: app.${getTableName(target)}.${column.name} has no equal in chain.${getTableName(view)}`,
      )
    }
    return common.includes(column.name) ? [] : [column.name]
  })
}
