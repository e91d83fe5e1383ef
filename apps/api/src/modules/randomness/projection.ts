import { sql } from 'drizzle-orm'

import type { Project } from '../../platform/projector.ts'

/**
 * The rounds that pulls and draws are bound to, and those that were submitted. A round is computed again when an order
 * of it, its submission or its own row changed, so that what a reorg removed is corrected as well.
 */
export const randomnessProjection: Project = async (tx, { chainId, after }) => {
  await tx.execute(sql`
    with touched as (
      select round from chain.pull where chain_id = ${chainId} and updated_block > ${after}
      union
      select round from chain.draw where chain_id = ${chainId} and updated_block > ${after}
      union
      select round from chain.round where chain_id = ${chainId} and updated_block > ${after}
      union
      select round from app.round where chain_id = ${chainId} and updated_block > ${after}
    ), state as (
      select t.round, o.orders, o.pending, r.randomness, r.x, r.y, r.submitter, r.at, r.tx_hash,
        greatest(o.updated_block, r.updated_block) as updated_block
      from touched t
        left join chain.round r on r.chain_id = ${chainId} and r.round = t.round
        cross join lateral (
          select count(*)::int as orders, count(*) filter (where state = 'pending')::int as pending,
            max(updated_block) as updated_block
          from (
            select state, updated_block from chain.pull where chain_id = ${chainId} and round = t.round
            union all
            select state, updated_block from chain.draw where chain_id = ${chainId} and round = t.round
          ) each
        ) o
    ), gone as (
      delete from app.round a using state s
      where a.chain_id = ${chainId} and a.round = s.round and s.updated_block is null
    )
    insert into app.round as a (id, chain_id, round, orders, pending, randomness, x, y, submitter, submitted_at, tx_hash,
      updated_block)
    select ${chainId}::text || '-' || round, ${chainId}, round, orders, pending, randomness, x, y, submitter, at, tx_hash,
      updated_block
    from state where updated_block is not null
    on conflict (id) do update set
      orders = excluded.orders, pending = excluded.pending, randomness = excluded.randomness, x = excluded.x,
      y = excluded.y, submitter = excluded.submitter, submitted_at = excluded.submitted_at, tx_hash = excluded.tx_hash,
      updated_block = excluded.updated_block`)
}
