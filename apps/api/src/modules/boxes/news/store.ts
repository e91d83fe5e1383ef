import type { Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60

type DrawNews = {
  id: string
  account_id: string
  chain_id: string
  box_id: string
  title: string
  state: 'revealed' | 'refunded'
  /** Prizes that are not claimed yet. */
  left: number
  paid: string
  coin: string
}

type SoldOut = { account_id: string; box_id: string; title: string; run: string }

/** The settled draws of the window whose owner has an account, and has something to claim or to withdraw. */
export async function listDrawNews(tx: Transaction, { chainId, after }: Window): Promise<DrawNews[]> {
  const { rows } = await tx.execute<DrawNews>(sql`
    select d.id, a.id as account_id, d.chain_id, d.box_id, b.title, d.state, d.size - d.claimed as "left", d.paid, d.coin
    from app.draw d
      join app.box b on b.id = d.box_id
      join app.account a on a.address = d.owner and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, d.chain_id)
    where d.chain_id = ${chainId} and d.updated_block > ${after}
      and (d.state = 'refunded' or d.state = 'revealed' and d.claimed < d.size)
      and d.settled_at > extract(epoch from now()) - ${NEWS_SECONDS}::int`)
  return rows
}

/** Draws that are settled in the read model, and on the chain no longer, or otherwise. */
export async function listUnsettledDraws(tx: Transaction, { chainId, after }: Window): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from app.draw a
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.state <> 'pending'
      and not exists (select from chain.draw c
        where c.id = a.id and c.state = a.state and c.settled_tx = a.settled_tx)`)
  return rows.map(({ id }) => id)
}

/** The boxes of the window that a draw has just sold out, and whose owner has an account. */
export async function listSoldOut(tx: Transaction, { chainId, after }: Window): Promise<SoldOut[]> {
  const { rows } = await tx.execute<SoldOut>(sql`
    select a.id as account_id, b.id as box_id, b.title, b.run
    from app.box b
      join app.account a on a.address = b.owner and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, b.chain_id)
    where b.chain_id = ${chainId} and b.updated_block > ${after} and b.published_at > 0 and b.size = b.pending
      and exists (select from app.draw d where d.box_id = b.id and d.run = b.run
        and d.paid_at > extract(epoch from now()) - ${NEWS_SECONDS}::int)`)
  return rows
}

/** Boxes that are sold out in the read model, and can be drawn from on the chain: after a refund, or a reorg. */
export async function listReopened(
  tx: Transaction,
  { chainId, after }: Window,
): Promise<{ boxId: string; run: string }[]> {
  const { rows } = await tx.execute<{ id: string; run: string }>(sql`
    select a.id, a.run from app.box a
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.published_at > 0 and a.size = a.pending
      and not exists (select from chain.box c
        where c.id = a.id and (c.run > a.run or c.published_at = 0 or c.size = c.pending))`)
  return rows.map(({ id, run }) => ({ boxId: id, run }))
}
