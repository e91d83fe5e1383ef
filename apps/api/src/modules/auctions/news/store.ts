import type { Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60
/** How long before the end of a lot those who bid are reminded. */
const REMINDER_SECONDS = 60 * 60

/** The name of a lot's pet, as the market shows it. */
const title = sql.raw(`coalesce(nullif(n.title, ''), c.name || ' #' || n.token_id, '#' || l.token_id)`)
const named = sql.raw(
  'left join app.nft n on n.id = l.nft_id left join app.collection c on c.id = n.collection_id',
)

type Facts = { account_id: string; chain_id: string; nft_id: string; title: string; coin: string }

export type OutbidNews = Facts & { id: string; price: string; refund: string }

/** The bids of the window that outbid somebody else who has an account. */
export async function listOutbid(tx: Transaction, { chainId, after }: Window): Promise<OutbidNews[]> {
  const { rows } = await tx.execute<OutbidNews>(sql`
    select b.id, a.id as account_id, b.chain_id, b.nft_id, ${title} as title, l.coin,
      b.amount as price, b.outbid_amount as refund
    from app.lot_bid b
      join app.lot l on l.id = b.lot_id
      ${named}
      join app.account a on a.address = b.outbid_bidder and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, b.chain_id)
    where b.chain_id = ${chainId} and b.updated_block > ${after} and b.outbid_bidder <> b.bidder
      and b.at > extract(epoch from now()) - ${NEWS_SECONDS}::int`)
  return rows
}

/** Bids of the read model that are on the chain no longer, or outbid somebody else there. */
export async function listGoneBids(tx: Transaction, { chainId, after }: Window): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from app.lot_bid b
    where b.chain_id = ${chainId} and b.updated_block > ${after}
      and not exists (select from chain.lot_bid c
        where c.id = b.id and c.tx_hash = b.tx_hash and c.outbid_bidder is not distinct from b.outbid_bidder)`)
  return rows.map(({ id }) => id)
}

export type ClosedNews = Facts & { id: string; news: 'won' | 'sold' | 'unsold'; price: string | null }

/** The lots of the window that were settled: news for winner and seller, or for the seller alone. */
export async function listClosedLots(tx: Transaction, { chainId, after }: Window): Promise<ClosedNews[]> {
  const { rows } = await tx.execute<ClosedNews>(sql`
    select l.id, a.id as account_id, l.chain_id, l.nft_id, ${title} as title, l.coin, told.news,
      l.amount as price
    from app.lot l
      ${named}
      cross join lateral (values
        ('won', case l.status when 'sold' then l.bidder end),
        ('sold', case l.status when 'sold' then l.seller end),
        ('unsold', case l.status when 'returned' then l.seller end)
      ) told (news, address)
      join app.account a on a.address = told.address and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, l.chain_id)
    where l.chain_id = ${chainId} and l.updated_block > ${after} and l.status in ('sold', 'returned')
      and l.closed_at > extract(epoch from now()) - ${NEWS_SECONDS}::int`)
  return rows
}

/** Lots that are closed in the read model, and on the chain no longer, or otherwise. */
export async function listReopenedLots(tx: Transaction, { chainId, after }: Window): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.id from app.lot l
    where l.chain_id = ${chainId} and l.updated_block > ${after} and l.status <> 'open'
      and not exists (select from chain.lot c
        where c.id = l.id and c.status = l.status and c.closed_tx = l.closed_tx)`)
  return rows.map(({ id }) => id)
}

export type EndingNews = Pick<Facts, 'account_id' | 'nft_id' | 'title'> & { id: string }

/** Open lots in their last hour by the chain's clock, and those who bid before it. */
export async function listEndingLots(tx: Transaction, { chainId }: Window): Promise<EndingNews[]> {
  const { rows } = await tx.execute<EndingNews>(sql`
    select distinct l.id, a.id as account_id, l.nft_id, ${title} as title
    from app.projection p
      join app.lot l on l.chain_id = p.chain_id and l.status = 'open'
        and l.end_at > p.block_time and l.end_at <= p.block_time + ${REMINDER_SECONDS}::int
      ${named}
      join app.lot_bid b on b.lot_id = l.id and b.at <= l.end_at - ${REMINDER_SECONDS}::int
      join app.account a on a.address = b.bidder and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, l.chain_id)
    where p.chain_id = ${chainId} and p.block_time > extract(epoch from now()) - ${NEWS_SECONDS}::int
      and not exists (select from app.notification o
        where o.account_id = a.id and o.event_id = 'lot-ending-' || l.id)`)
  return rows
}
