import type { Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60
/** How late a reminder may be, so that each block looks at a few names and not at all that end soon. */
const LATE_SECONDS = 3 * 24 * 60 * 60

/** Notifications of one block: the step that writes them advances the whole read model. The others follow. */
const NEWS_MOST = 200

/** `days` before the expiry: 30, 7, or 0 when it has passed. */
export type EndingName = { id: string; account_id: string; label: string; expiry: string; days: number }

/** Names that have come to 30 days, 7 days or the moment of their expiry, and whose owners were not notified. */
export async function listEndingNames(tx: Transaction, { chainId }: Window): Promise<EndingName[]> {
  const { rows } = await tx.execute<EndingName>(sql`
    select n.id, a.id as account_id, n.label, n.expiry, s.days
    from app.projection p
      cross join (values (30), (7), (0)) s (days)
      join app.name n on n.chain_id = p.chain_id and n.expiry <= p.block_time + s.days * 86400
        and n.expiry > p.block_time + s.days * 86400 - ${LATE_SECONDS}::int
      join app.account a on a.address = n.owner and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, n.chain_id)
    where p.chain_id = ${chainId} and p.block_time > extract(epoch from now()) - ${NEWS_SECONDS}::int
      and not exists (select from app.notification o
        where o.account_id = a.id and o.event_id = 'name-' || n.id || '-' || n.expiry || '-' || s.days)
    order by row_number() over (partition by a.id order by n.expiry, s.days), a.id limit ${NEWS_MOST}`)
  return rows
}
