import type pg from 'pg'

import { BLOCKS, CHAIN_ID, NOW } from './shape.ts'

const MARKET = `0x${'a'.repeat(40)}`
const NOBODY = `0x${'0'.repeat(40)}`

/**
 * The engine's tables as they would be after indexing the whole chain again: the facts behind every row of a bench's
 * market.
 */
const fills = (schema: string): readonly string[] => [
  `insert into ${schema}.collection (id, chain_id, address, owner, creator, name, symbol, max_mint, is_open, created_block,
     created_at, updated_block)
   select id, chain_id, contract, owner, creator, name, symbol, max_mint, is_open, 1, created_at, updated_block
   from app.collection`,
  `insert into ${schema}.nft (id, chain_id, collection, token_id, owner, creator, token_uri, royalty, mint_order, minted_block,
     minted_at, updated_block, moved_order, approved)
   select id, chain_id, contract, token_id, owner, creator, token_uri, royalty, mint_order, minted_block, minted_at,
     updated_block, 0, case when ask_id is null then '${NOBODY}' else '${MARKET}' end
   from app.nft`,
  `insert into ${schema}.ask (id, chain_id, nft_id, collection, token_id, market, seller, coin, price, start_at, end_at, status,
     listed_order, listed_at, updated_block)
   select a.id, a.chain_id, a.nft_id, n.contract, n.token_id, '${MARKET}', a.seller, a.coin, a.price, a.start_at, a.end_at,
     a.status, a.listed_order, a.listed_at, a.updated_block
   from app.ask a join app.nft n on n.id = a.nft_id`,
  `insert into ${schema}.sale (id, chain_id, nft_id, collection, token_id, kind, seller, buyer, receiver, coin, price, fee, creator,
     royalty, block, at, tx_hash, log_index)
   select id, chain_id, nft_id, split_part(nft_id, '-', 2), split_part(nft_id, '-', 3)::numeric, kind, seller, buyer, receiver,
     coin, price, fee, creator, royalty, block, at, tx_hash, log_index
   from app.sale`,
  `insert into ${schema}.transfer (id, chain_id, nft_id, "from", "to", block, at, tx_hash, log_index)
   select id, chain_id, nft_id, "from", "to", block, at, tx_hash, log_index
   from app.activity where kind in ('mint', 'transfer')`,
  `insert into ${schema}.offer_event (id, chain_id, nft_id, collection, kind, "by", coin, price, block, at, tx_hash, log_index)
   select id, chain_id, nft_id, split_part(nft_id, '-', 2), kind, "from", coin, price, block, at, tx_hash, log_index
   from app.activity where kind in ('list', 'bid')`,
]

const tables = ['collection', 'nft', 'ask', 'sale', 'transfer', 'offer_event']

/** Fills the tables that an engine has created for a deployment, as if it had reached the newest block. */
export async function fillEngine(client: pg.Client, schema: string): Promise<void> {
  for (const table of tables) await client.query(`alter table ${schema}.${table} set unlogged`)
  // The engine's triggers notify its own listeners of each row, and use tables that only it has.
  await client.query(`set session_replication_role = replica`)
  for (const fill of fills(schema)) await client.query(fill)
  for (const table of tables) await client.query(`analyze ${schema}.${table}`)
  const digits = (value: number, count: number) => String(value).padStart(count, '0')
  const reached = `${digits(NOW, 10)}${digits(CHAIN_ID, 16)}${digits(BLOCKS, 16)}`.padEnd(75, '0')
  await client.query(
    `update ${schema}._ponder_checkpoint set latest_checkpoint = $1, safe_checkpoint = $1, finalized_checkpoint = $1`,
    [reached],
  )
  await client.query(`set session_replication_role = origin`)
}
