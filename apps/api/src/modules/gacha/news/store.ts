import type { Transaction } from '@mofu/db/connect'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60

type PullNews = {
  id: string
  account_id: string
  chain_id: string
  machine: number
  state: 'revealed' | 'refunded'
  paid: string
  coin: string
  pets: number[]
}

/** The settled pulls of the window whose owner has an account. */
export async function listPullNews(tx: Transaction, { chainId, after }: Window): Promise<PullNews[]> {
  const { rows } = await tx.execute<PullNews>(sql`
    select p.id, a.id as account_id, p.chain_id, m.number as machine, p.state, p.paid, m.coin,
      array(select r.pet from app.reveal r where r.pull_id = p.id order by r.place) as pets
    from app.pull p
      join app.machine m on m.id = p.machine_id
      join app.account a on a.address = p.owner and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, p.chain_id)
    where p.chain_id = ${chainId} and p.updated_block > ${after} and p.state <> 'pending'
      and p.settled_at > extract(epoch from now()) - ${NEWS_SECONDS}::int`)
  return rows
}

/** Pulls that are settled in the read model, and on the chain no longer, or otherwise. */
export async function listUnsettled(tx: Transaction, { chainId, after }: Window): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from app.pull a
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.state <> 'pending'
      and not exists (select from chain.pull c
        where c.id = a.id and c.state = a.state and c.settled_tx = a.settled_tx)`)
  return rows.map(({ id }) => id)
}

type ChangedMachine = {
  id: string
  number: number
  name: string
  size: number
  pending: number
  pets: number
}

/** The machines of the window. */
export async function listChangedMachines(
  tx: Transaction,
  { chainId, after }: Window,
): Promise<ChangedMachine[]> {
  const { rows } = await tx.execute<ChangedMachine>(sql`
    select id, number, name, size, pending, pets from app.machine
    where chain_id = ${chainId} and updated_block > ${after}`)
  return rows
}

/** The accounts of admins: those granted the role, and the configured one. */
export async function listAdminAccounts(tx: Transaction, builtIn: string | undefined): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from app.account a
    where a.deleted_at is null and (a.address = ${builtIn ?? null}
      or exists (select from app.role_grant g where g.account_id = a.id and g.role = 'admin'))`)
  return rows.map(({ id }) => id)
}
