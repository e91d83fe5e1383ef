import type { Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { Project, Window } from '../../platform/projector.ts'

/** Mofu's own collections, which need no moderation: the works of everyone, names, and the pets of the machine. */
export type OwnCollections = { works: readonly string[]; pets: readonly string[] }

/** The contract calls them Mofu Gacha Pets; to people they are simply its pets. */
const PETS_NAME = 'Mofu Pets'

/** Keeps app.collection equal to chain.collection; its counters belong to the projections of what they count. */
export function collectionsProjection(own: OwnCollections): Project {
  return async (tx, window) => projectCollections(tx, window, own)
}

async function projectCollections(
  tx: Transaction,
  { chainId, after }: Window,
  { works, pets }: OwnCollections,
): Promise<void> {
  await tx.execute(sql`
    delete from app.collection a
    where a.chain_id = ${chainId} and a.updated_block > ${after}
      and not exists (select from chain.collection c where c.id = a.id)`)
  await tx.execute(sql`
    insert into app.collection as a
      (id, chain_id, contract, name, symbol, owner, creator, is_open, epoch, max_mint, created_at, updated_block, state)
    select id, chain_id, address,
      case when c.id = any(string_to_array(${pets.join(',')}, ',')) then ${PETS_NAME} else name end,
      symbol, owner, creator, is_open, epoch, max_mint, created_at, updated_block,
      -- What an admin said outlives a reorganisation that takes the collection and brings it back.
      coalesce((select s.state from app.collection_state s where s.collection_id = c.id),
        case when c.id = any(string_to_array(${[...works, ...pets].join(',')}, ',')) then 'verified' else 'unverified' end)
    from chain.collection c where c.chain_id = ${chainId} and (c.updated_block > ${after} or c.id in
      (select id from app.collection where chain_id = ${chainId} and updated_block > ${after}))
    on conflict (id) do update set
      name = excluded.name, symbol = excluded.symbol, owner = excluded.owner, creator = excluded.creator,
      is_open = excluded.is_open, epoch = excluded.epoch, max_mint = excluded.max_mint, created_at = excluded.created_at,
      updated_block = excluded.updated_block, state = excluded.state`)
}
