import { sql } from 'drizzle-orm'

import type { Project } from '../../platform/projector.ts'

/** Keeps app.credit equal to chain.credit. */
export const creditsProjection: Project = async (tx, { chainId, after }) => {
  await tx.execute(sql`
    delete from app.credit a
    where a.chain_id = ${chainId} and a.updated_block > ${after}
      and not exists (select from chain.credit c where c.id = a.id)`)
  await tx.execute(sql`
    insert into app.credit as a (id, chain_id, account, coin, amount, updated_block)
    select id, chain_id, account, coin, amount, updated_block
    from chain.credit c where c.chain_id = ${chainId} and (c.updated_block > ${after} or c.id in
      (select id from app.credit where chain_id = ${chainId} and updated_block > ${after}))
    on conflict (id) do update set amount = excluded.amount, updated_block = excluded.updated_block`)
}
