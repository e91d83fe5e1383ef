import type pg from 'pg'

import { CHAIN_ID, type Scale } from './shape.ts'

/**
 * Corrupts rows without changing their block, as an unnoticed reorg would: changed, deleted, and invented rows. Only a
 * comparison of both sides finds them.
 */
export async function doDamage(client: pg.Client, { nfts, activity }: Scale): Promise<void> {
  const everyNft = Math.max(10, Math.floor(nfts / 1_000))
  const everyEvent = Math.max(10, Math.floor(activity / 1_000))
  const stranger = `0x${'f'.repeat(40)}`
  await client.query(
    `update app.nft set owner = '${stranger}' where chain_id = ${CHAIN_ID} and mint_order % ${everyNft} = 1`,
  )
  await client.query(`delete from app.nft where chain_id = ${CHAIN_ID} and mint_order % ${everyNft} = 2`)
  await client.query(
    `insert into app.nft (id, chain_id, collection_id, contract, token_id, owner, creator, token_uri, royalty, mint_order,
       minted_block, minted_at, updated_block)
     select id || '000', chain_id, collection_id, contract, token_id * 1000, owner, creator, token_uri, royalty,
       mint_order + ${nfts}, minted_block, minted_at, updated_block
     from app.nft where chain_id = ${CHAIN_ID} and mint_order % ${everyNft} = 3`,
  )
  await client.query(
    `update app.collection c set nft_count = (select count(*) from app.nft n where n.collection_id = c.id)`,
  )
  await client.query(
    `delete from app.activity where id in (select id from app.activity where log_index % 500 = 7 limit 1000)`,
  )
  await client.query(
    `insert into app.activity select (jsonb_populate_record(a, jsonb_build_object('id', a.id || '-never'))).*
     from app.activity a where log_index % 500 = 11 and block % ${everyEvent} = 0 limit 500`,
  )
}

const compared = [
  {
    ours: `select id, owner, creator, token_uri, royalty, mint_order, minted_at, updated_block from app.nft`,
    theirs: `select id, owner, creator, token_uri, royalty, mint_order, minted_at, updated_block from chain.nft`,
  },
  {
    ours: `select id, nft_id, "from", "to", block, tx_hash from app.activity where kind in ('mint', 'transfer')`,
    theirs: `select id, nft_id, "from", "to", block, tx_hash from chain.transfer`,
  },
  {
    ours: `select id, nft_id, kind, "from", price, coin, block from app.activity where kind in ('list', 'bid')`,
    theirs: `select id, nft_id, kind, "by", price, coin, block from chain.offer_event`,
  },
  {
    ours: `select id, nft_id, "from", "to", price, coin, block from app.activity where kind = 'sale'`,
    theirs: `select id, nft_id, seller, receiver, price, coin, block from chain.sale`,
  },
  {
    ours: `select c.id, c.nft_count::bigint, c.holder_count::bigint from app.collection c`,
    theirs: `select c.id, count(n.id), count(distinct n.owner) from chain.collection c
      left join chain.nft n on n.collection = c.address group by c.id`,
  },
]

/** How many rows exist on one side only, in everything users read that comes from the chain. */
export async function differences(client: pg.Client): Promise<number> {
  let total = 0
  for (const { ours, theirs } of compared) {
    const { rows } = await client.query<{ count: string }>(
      `select (select count(*) from (${ours} except ${theirs}) a) + (select count(*) from (${theirs} except ${ours}) b) as count`,
    )
    const count = Number(rows[0]?.count)
    if (count > 0) console.log(`${count} differ: ${ours}`)
    total += count
  }
  return total
}
