import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'

import type { NameCoin } from '../../../platform/coin-names.ts'
import type { Project } from '../../../platform/projector.ts'
import { notifyTrades, withdrawTradeNotifications } from '../trade/news/notify-trades.ts'

/** A literal: the address of a mint's sender, and of an offer without a recipient. */
const nobody = sql.raw(`'${zeroAddress}'`)

/**
 * Keeps app.activity equal to the chain's token events, and notifies the people concerned. The transfer inside a sale
 * is reported as the sale, not twice. Runs after asks, bids and sales.
 */
export const activityProjection =
  (nameCoin: NameCoin): Project =>
  async (tx, { chainId, after }) => {
    const events = sql`
    select t.id, t.chain_id, t.nft_id, regexp_replace(t.nft_id, '-[0-9]+$', '') as collection_id,
      case when t."from" = ${nobody} then 'mint' else 'transfer' end as kind,
      t."from", t."to", null::numeric as price, null::text as coin, t.block, t.at, t.tx_hash, t.log_index
    from chain.transfer t
    where t.chain_id = ${chainId} and t.block > ${after} and not exists (
      select from chain.sale s
      where s.tx_hash = t.tx_hash and s.block = t.block and s.nft_id = t.nft_id and s.seller = t."from" and s.receiver = t."to")
    union all
    select id, chain_id, nft_id, chain_id || '-' || collection, 'sale', seller, receiver, price, coin, block, at, tx_hash, log_index
    from chain.sale where chain_id = ${chainId} and block > ${after}
    union all
    select id, chain_id, nft_id, chain_id || '-' || collection, kind, "by", ${nobody},
      price, coin, block, at, tx_hash, log_index
    from chain.offer_event where chain_id = ${chainId} and block > ${after}`
    const gone = await tx.execute<{ id: string }>(sql`
    delete from app.activity a
    where a.chain_id = ${chainId} and a.block > ${after} and not exists (
      select from (${events}) c
      where c.id = a.id and (c.nft_id, c.collection_id, c.kind, c."from", c."to", c.tx_hash, c.at) =
          (a.nft_id, a.collection_id, a.kind, a."from", a."to", a.tx_hash, a.at)
        and (c.price, c.coin) is not distinct from (a.price, a.coin))
    returning a.id`)
    await withdrawTradeNotifications(
      tx,
      gone.rows.map(({ id }) => id),
    )
    const added = await tx.execute<{ id: string }>(sql`
    with added as (
    insert into app.activity
      (id, chain_id, nft_id, collection_id, kind, "from", "to", price, coin, block, at, tx_hash, log_index)
    select * from (${events}) c where not exists (select from app.activity a where a.id = c.id)
    on conflict (id) do nothing
    returning id, kind
    ) select id from added where kind in ('sale', 'bid')`)
    await notifyTrades(
      tx,
      nameCoin,
      added.rows.map(({ id }) => id),
    )
  }
