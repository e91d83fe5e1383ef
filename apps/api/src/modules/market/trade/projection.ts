import type { Transaction } from '@mofu/db/connect'
import { sql, type SQL } from 'drizzle-orm'
import { zeroAddress } from 'viem'

import type { Project, Window } from '../../../platform/projector.ts'

/**
 * Keeps asks, bids, sales and approvals equal to the chain's, and copies what lists need to the token's own row. Runs
 * after the tokens. Each step first updates the token's columns, from what changed on either side, and then its own
 * table: so rows that a reorg removed are still seen.
 */
export const tradeProjection: Project = async (tx, window) => {
  await projectApprovals(tx, window)
  await projectAsks(tx, window)
  await projectBids(tx, window)
  await projectSales(tx, window)
}

async function projectApprovals(tx: Transaction, { chainId, after }: Window): Promise<void> {
  await tx.execute(sql`
    delete from app.approval a
    where a.chain_id = ${chainId} and a.updated_block > ${after}
      and not exists (select from chain.approval c where c.id = a.id)`)
  await tx.execute(sql`
    insert into app.approval as a (id, chain_id, collection_id, owner, operator, is_approved, updated_block)
    select id, chain_id, chain_id || '-' || collection, owner, operator, is_approved, updated_block
    from chain.approval c where c.chain_id = ${chainId} and (c.updated_block > ${after} or c.id in
      (select id from app.approval where chain_id = ${chainId} and updated_block > ${after}))
    on conflict (id) do update set is_approved = excluded.is_approved, updated_block = excluded.updated_block`)
}

/**
 * The state of an ask follows the market's own rule: it is valid while the token stays with its seller, so a later
 * transfer, even to oneself, or cancelling all asks, ends it for good; and the market must be approved to move the
 * token. Asks to update are those whose ask, token, seller's nonce or approval changed.
 */
async function projectAsks(tx: Transaction, { chainId, after }: Window): Promise<void> {
  await tx.execute(sql`
    with touched as (
      select id from chain.ask where chain_id = ${chainId} and updated_block > ${after}
      union
      select id from app.ask where chain_id = ${chainId} and updated_block > ${after}
      union
      select k.id from chain.nft n join chain.ask k on k.nft_id = n.id
      where n.chain_id = ${chainId} and n.updated_block > ${after}
      union
      select k.id from chain.sell_round r
        join chain.ask k on k.seller = r.seller and k.chain_id = r.chain_id and k.market = r.market
      where r.chain_id = ${chainId} and r.updated_block > ${after}
      union
      select k.id from chain.approval p
        join chain.ask k on k.seller = p.owner and k.chain_id = p.chain_id and k.collection = p.collection and k.market = p.operator
      where p.chain_id = ${chainId} and p.updated_block > ${after}
    ), state as (
      select k.id, k.chain_id, k.nft_id, k.seller, k.coin, k.price, k.start_at, k.end_at, k.listed_order, k.listed_at,
        greatest(k.updated_block, n.updated_block, r.updated_block, p.updated_block) as updated_block,
        case
          when k.status <> 'open' then k.status
          when r.cancelled_order > k.listed_order then 'cancelled'
          when n.id is null or n.owner <> k.seller or n.moved_order > k.listed_order then 'dormant'
          when n.approved = k.market or p.is_approved then 'open'
          else 'unapproved'
        end as status
      from touched t join chain.ask k on k.id = t.id
        left join chain.nft n on n.id = k.nft_id
        left join chain.sell_round r on r.id = k.chain_id || '-' || k.market || '-' || k.seller
        left join chain.approval p
          on p.id = k.chain_id || '-' || k.collection || '-' || k.seller || '-' || k.market
    ), gone as (
      delete from app.ask a using touched t
      where a.id = t.id and not exists (select from chain.ask c where c.id = a.id)
      returning a.nft_id
    ), kept as (
      insert into app.ask as a (id, chain_id, nft_id, seller, coin, price, start_at, end_at, status, listed_order,
        listed_at, updated_block)
      select id, chain_id, nft_id, seller, coin, price, start_at, end_at, status, listed_order, listed_at, updated_block
      from state s where not exists (
        select from app.ask a
        where a.id = s.id and (a.coin, a.price, a.start_at, a.end_at, a.status, a.listed_order, a.listed_at, a.updated_block) =
          (s.coin, s.price, s.start_at, s.end_at, s.status, s.listed_order, s.listed_at, s.updated_block))
      on conflict (id) do update set
        coin = excluded.coin, price = excluded.price, start_at = excluded.start_at, end_at = excluded.end_at,
        status = excluded.status, listed_order = excluded.listed_order, listed_at = excluded.listed_at,
        updated_block = excluded.updated_block
    ), shown as (
      -- A token has one holder, so at most one of its asks is open.
      select tokens.nft_id, s.id, s.price, s.coin, s.listed_at, s.start_at, s.end_at
      from (select nft_id from state union select nft_id from gone) tokens
        left join state s on s.nft_id = tokens.nft_id and s.status = 'open'
    )
    update app.nft a set ask_id = shown.id, price = shown.price, coin = shown.coin, listed_at = shown.listed_at,
      ask_start = shown.start_at, ask_end = shown.end_at
    from shown
    where a.id = shown.nft_id
      -- An open ask that nothing touched stays where it is.
      and (shown.id is not null or a.ask_id in (select id from touched))
      and (a.ask_id, a.price, a.coin, a.listed_at, a.ask_start, a.ask_end) is distinct from
        (shown.id, shown.price, shown.coin, shown.listed_at, shown.start_at, shown.end_at)`)
}

/** Tokens whose burn a reorg may have removed: their rows may be back, without what follows from bids and sales. */
function burnedTokens(chainId: number, after: number): SQL {
  return sql`select h.nft_id from app.activity h
      where h.chain_id = ${chainId} and h.block > ${after} and h.kind = 'transfer' and h."to" = ${zeroAddress}`
}

async function projectBids(tx: Transaction, { chainId, after }: Window): Promise<void> {
  await tx.execute(sql`
    with touched as (
      select nft_id from chain.bid where chain_id = ${chainId} and updated_block > ${after}
      union
      select nft_id from app.bid where chain_id = ${chainId} and updated_block > ${after}
      union
      -- A bid may be older than its token.
      select b.nft_id from chain.nft n join chain.bid b on b.nft_id = n.id
      where n.chain_id = ${chainId} and n.minted_block > ${after}
      union
      ${burnedTokens(chainId, after)}
    ), counted as (
      select t.nft_id, count(b.id) as open from touched t
        left join chain.bid b on b.nft_id = t.nft_id and b.status = 'open'
      group by t.nft_id
    )
    update app.nft a set bid_count = counted.open
    from counted where a.id = counted.nft_id and a.bid_count <> counted.open`)
  await tx.execute(sql`
    with touched as (
      select id from chain.bid where chain_id = ${chainId} and updated_block > ${after}
      union
      select id from app.bid where chain_id = ${chainId} and updated_block > ${after}
    ), gone as (
      delete from app.bid a using touched t
      where a.id = t.id and not exists (select from chain.bid c where c.id = a.id)
    )
    insert into app.bid as a (id, chain_id, nft_id, bidder, coin, price, end_at, status, bid_order, bid_at, updated_block)
    select c.id, c.chain_id, c.nft_id, c.bidder, c.coin, c.price, c.end_at, c.status, c.bid_order, c.bid_at, c.updated_block
    from touched t join chain.bid c on c.id = t.id
    where not exists (
      select from app.bid o
      where o.id = c.id and (o.coin, o.price, o.end_at, o.status, o.bid_order, o.bid_at, o.updated_block) =
        (c.coin, c.price, c.end_at, c.status, c.bid_order, c.bid_at, c.updated_block))
    on conflict (id) do update set
      coin = excluded.coin, price = excluded.price, end_at = excluded.end_at, status = excluded.status,
      bid_order = excluded.bid_order, bid_at = excluded.bid_at, updated_block = excluded.updated_block`)
}

async function projectSales(tx: Transaction, { chainId, after }: Window): Promise<void> {
  await tx.execute(sql`
    with touched as (
      select nft_id from chain.sale where chain_id = ${chainId} and block > ${after}
      union
      select nft_id from app.sale where chain_id = ${chainId} and block > ${after}
      union
      -- A gacha pet that was sold, redeemed and pulled again has a new row.
      select s.nft_id from chain.nft n join chain.sale s on s.nft_id = n.id
      where n.chain_id = ${chainId} and n.minted_block > ${after}
      union
      ${burnedTokens(chainId, after)}
    ), latest as (
      select t.nft_id, s.id, s.price, s.coin, s.at from touched t
        left join lateral (
          select id, price, coin, at from chain.sale
          where nft_id = t.nft_id order by block desc, log_index desc limit 1
        ) s on true
    )
    update app.nft a set last_sale_id = latest.id, last_price = latest.price, last_coin = latest.coin,
      last_sold_at = latest.at
    from latest
    where a.id = latest.nft_id and (a.last_sale_id, a.last_price, a.last_coin, a.last_sold_at) is distinct from
      (latest.id, latest.price, latest.coin, latest.at)`)
  await tx.execute(sql`
    delete from app.sale a
    where a.chain_id = ${chainId} and a.block > ${after} and not exists (
      select from chain.sale c
      where c.id = a.id and (c.nft_id, c.seller, c.buyer, c.receiver, c.coin, c.price, c.tx_hash, c.at) =
        (a.nft_id, a.seller, a.buyer, a.receiver, a.coin, a.price, a.tx_hash, a.at))`)
  await tx.execute(sql`
    insert into app.sale (id, chain_id, nft_id, collection_id, kind, seller, buyer, receiver, coin, price, fee, creator,
      royalty, block, at, tx_hash, log_index)
    select id, chain_id, nft_id, chain_id || '-' || collection, kind, seller, buyer, receiver, coin, price, fee, creator,
      royalty, block, at, tx_hash, log_index
    from chain.sale c where chain_id = ${chainId} and block > ${after}
      and not exists (select from app.sale a where a.id = c.id)
    on conflict (id) do nothing`)
}
