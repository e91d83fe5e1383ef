import { sql } from 'drizzle-orm'

import type { Project } from './projector.ts'

/**
 * Keeps a table of app.* equal to the view of chain.* with the same name and columns, for facts that need nothing beside
 * them. Rows of either side inside the window are compared: what a reorg took goes, what it changed is put right.
 */
export function mirror(name: string, columns: readonly string[]): Project {
  const table = sql.identifier(name)
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const updates = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  )
  return async (tx, { chainId, after }) => {
    await tx.execute(sql`
      delete from app.${table} a
      where a.chain_id = ${chainId} and a.updated_block > ${after}
        and not exists (select from chain.${table} c where c.id = a.id)`)
    await tx.execute(sql`
      insert into app.${table} (id, chain_id, ${listed}, updated_block)
      select id, chain_id, ${listed}, updated_block from chain.${table} c
      where c.chain_id = ${chainId} and (c.updated_block > ${after} or c.id in
        (select id from app.${table} where chain_id = ${chainId} and updated_block > ${after}))
      on conflict (id) do update set ${updates}, updated_block = excluded.updated_block`)
  }
}
