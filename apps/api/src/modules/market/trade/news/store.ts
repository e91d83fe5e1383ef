import type { Transaction } from '@mofu/db/connect'
import type { NotificationKind } from '@mofu/domain/notification-kinds'
import { sql } from 'drizzle-orm'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60

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
      select a.id, a.chain_id, a.nft_id, a.kind, a."from", a.price, a.coin, n.owner,
        coalesce(nullif(n.title, ''), c.name || ' #' || n.token_id) as title
      from app.activity a
        join app.nft n on n.id = a.nft_id
        join app.collection c on c.id = a.collection_id
      where a.id = any(${sql.param(activityIds)}::text[]) and a.kind in ('sale', 'bid')
        and a.at > extract(epoch from now()) - ${NEWS_SECONDS}::int
    ), told as (
      select e.id, case s.kind when 'ask' then 'sold' else 'offer' end as kind,
        case s.kind when 'bid' then 'accepted' end as news,
        case s.kind when 'ask' then s.seller else s.buyer end as address
      from event e join app.sale s on s.id = e.id
      where s.seller <> s.buyer
      union all
      select id, 'offer', null, owner from event where kind = 'bid' and owner <> "from"
      union all
      -- The best of the other bids in this coin, if this one is above it. Amounts of two coins have no order.
      select e.id, 'outbid', null, best.bidder
      from event e cross join lateral (
        select b.bidder, b.price from app.bid b
        where b.nft_id = e.nft_id and b.status = 'open' and b.coin = e.coin and b.bidder <> e."from"
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
