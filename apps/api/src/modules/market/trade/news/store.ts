import type { Transaction } from '@mofu/db/connect'
import type { NotificationKind } from '@mofu/domain/notification-kinds'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60
/** How late the notification of an end may be, so that each block looks at a few offers and not at all that ended. */
const LATE_SECONDS = 6 * 60 * 60

type TradeNews = {
  id: string
  account_id: string
  kind: NotificationKind
  news: string | null
  chain_id: string
  nft_id: string
  title: string
  price: string
  coin: string
}

/** Whom to notify of these activities, of what. */
export async function listTradeNews(tx: Transaction, activityIds: readonly string[]): Promise<TradeNews[]> {
  const { rows } = await tx.execute<TradeNews>(sql`
    with event as (
      select a.id, a.chain_id, a.nft_id, a.kind, a.at, a."from", a.price, a.coin, n.owner,
        coalesce(nullif(n.title, ''), c.name || ' #' || n.token_id) as title
      from app.activity a
        join app.nft n on n.id = a.nft_id
        join app.collection c on c.id = a.collection_id
      where a.id = any(${sql.param(activityIds)}::text[]) and a.kind in ('sale', 'bid')
        and a.at > extract(epoch from now()) - ${NEWS_SECONDS}::int
    ), told as (
      select e.id, case s.kind when 'ask' then 'sold' else 'offer' end as kind,
        case s.kind when 'bid' then 'accepted' when 'collectionOffer' then 'filled' end as news,
        case s.kind when 'ask' then s.seller else s.buyer end as address
      from event e join app.sale s on s.id = e.id
      where s.seller <> s.buyer
      union all
      select e.id, 'bought', null, s.buyer
      from event e join app.sale s on s.id = e.id
      where s.kind = 'ask' and s.seller <> s.buyer
      union all
      -- A name that has ended still has its last owner, who can accept nothing.
      select id, 'offer', null, owner from event where kind = 'bid' and owner <> "from"
        and not exists (select from app.name x where x.id = nft_id and x.expiry <= at)
      union all
      -- The best of the other bids in this coin, if this one is above it. Amounts of two coins have no order. A bid that
      -- has ended stays open until it is taken back, and nobody can accept it.
      select e.id, 'outbid', null, best.bidder
      from event e cross join lateral (
        select b.bidder, b.price from app.bid b
        where b.nft_id = e.nft_id and b.status = 'open' and b.coin = e.coin and b.bidder <> e."from"
          and b.end_at > e.at
        order by b.price desc limit 1
      ) best
      where e.kind = 'bid' and best.price < e.price
    )
    select e.id, a.id as account_id, t.kind, t.news, e.chain_id, e.nft_id, e.title, e.price, e.coin
    from told t
      join event e on e.id = t.id
      join app.account a on a.address = t.address and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, e.chain_id)`)
  return rows
}

/**
 * Notifications of one block: the step that writes them advances the whole read model. The others follow with the next
 * blocks, and an account with many does not delay the others.
 */
const NEWS_MOST = 200

/**
 * An ask, a bid, or what is left of a collection offer, that nobody took in time. `placed` tells it from later ones with
 * the same id; a collection offer is told apart by its end, which stays the same when a reorg moves it to another block.
 */
export type ExpiredOffer = Omit<TradeNews, 'kind' | 'news' | 'nft_id'> & {
  what: 'ask' | 'bid' | 'collectionOffer'
  placed: string
  /** Null for a collection offer, which has a quantity instead. */
  nft_id: string | null
  collection_id: string
  quantity: string | null
}

/** What has just ended by the chain's clock, and whose owners were not notified. */
export async function listExpiredOffers(tx: Transaction, { chainId }: Window): Promise<ExpiredOffer[]> {
  const { rows } = await tx.execute<ExpiredOffer>(sql`
    with clock as (
      select block_time as time from app.projection
      where chain_id = ${chainId} and block_time > extract(epoch from now()) - ${NEWS_SECONDS}::int
    ), ended as (
      select 'ask' as what, k.id, k.nft_id, null as collection_id, k.seller as address, k.price, k.coin,
        null::bigint as quantity, k.listed_order as placed, k.end_at
      from clock c join app.ask k on k.chain_id = ${chainId} and k.status = 'open'
        and k.end_at <= c.time and k.end_at > c.time - ${LATE_SECONDS}::int
      union all
      select 'bid', b.id, b.nft_id, null, b.bidder, b.price, b.coin, null, b.bid_order, b.end_at
      from clock c join app.bid b on b.chain_id = ${chainId} and b.status = 'open'
        and b.end_at <= c.time and b.end_at > c.time - ${LATE_SECONDS}::int
      union all
      select 'collectionOffer', o.id, null, o.collection_id, o.offerer, o.price, o.coin, o.quantity, o.end_at, o.end_at
      from clock c join app.collection_offer o on o.chain_id = ${chainId} and o.status = 'open'
        and o.end_at <= c.time and o.end_at > c.time - ${LATE_SECONDS}::int
    )
    select e.what, e.id, e.placed, a.id as account_id, ${chainId}::bigint as chain_id, e.nft_id, c.id as collection_id,
      case when e.nft_id is null then c.name else coalesce(nullif(n.title, ''), c.name || ' #' || n.token_id) end as title,
      e.price, e.coin, e.quantity
    from ended e
      left join app.nft n on n.id = e.nft_id
      join app.collection c on c.id = coalesce(e.collection_id, n.collection_id)
      join app.account a on a.address = e.address and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, ${chainId})
    where not exists (select from app.notification o
      where o.account_id = a.id and o.event_id = e.what || '-ended-' || e.id || '-' || e.placed)
    order by row_number() over (partition by a.id order by e.end_at), a.id limit ${NEWS_MOST}`)
  return rows
}
