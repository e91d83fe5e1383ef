import type { Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60

/** Notifications of one block: the step that writes them advances the whole read model. The others follow. */
const NEWS_MOST = 200

/** `news` is what has come: a week, a day or an hour before the end of the pledger's sole right, or that end. */
export type EndingPledge = {
  id: string
  account_id: string
  nft_id: string
  title: string
  redeem_time: string
  news: 'week' | 'day' | 'hour' | 'open'
}

/**
 * Held pledges that have come to a reminder, and whose pledgers were not notified of it. A reminder is late for a limited
 * time only, and is left out where the pledge itself is younger: then the pledger has just read the date.
 */
export async function listEndingPledges(tx: Transaction, { chainId }: Window): Promise<EndingPledge[]> {
  const { rows } = await tx.execute<EndingPledge>(sql`
    select g.id, a.id as account_id, g.nft_id, g.redeem_time, s.news,
      coalesce(nullif(n.title, ''), c.name || ' #' || g.token_id, '#' || g.token_id) as title
    from app.projection p
      cross join (values ('week', 604800, 259200), ('day', 86400, 72000), ('hour', 3600, 3600), ('open', 0, 86400))
        s (news, seconds, late)
      join app.pledge g on g.chain_id = p.chain_id and g.status = 'held'
        and g.redeem_time <= p.block_time + s.seconds
        and g.redeem_time > p.block_time + s.seconds - s.late
        and g.time < g.redeem_time - s.seconds
      join app.account a on a.address = g."from" and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, g.chain_id)
      left join app.nft n on n.id = g.nft_id
      left join app.collection c on c.id = g.chain_id || '-' || g.collection
    where p.chain_id = ${chainId} and p.block_time > extract(epoch from now()) - ${NEWS_SECONDS}::int
      and not exists (select from app.notification o
        where o.account_id = a.id and o.event_id = 'pledge-' || g.id || '-' || s.news)
    order by row_number() over (partition by a.id order by g.redeem_time, s.seconds desc), a.id
    limit ${NEWS_MOST}`)
  return rows
}
