import { account } from '@mofu/db/app/accounts'
import type { Connection, Transaction } from '@mofu/db/connect'
import { eq, sql } from 'drizzle-orm'

/** Advisory lock id; any fixed number. */
const INVITE_LOCK = 4_186_201

/** Runs bindings one at a time: two that would form a cycle together must see each other. */
export async function lockInvites(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INVITE_LOCK})`)
}

/** A purchase is an order of the mall, or one that its wallet made on any chain, before it had an account too. */
const hasBought = sql<boolean>`(${account.firstBoughtAt} is not null
  or exists (select from app.sale s where s.buyer = ${account.address})
  or exists (select from app.mint_purchase p where p.buyer = ${account.address}))`

export async function findGuest(
  tx: Transaction,
  id: string,
): Promise<{ id: string; inviterId: string | null; hasBought: boolean } | undefined> {
  const [row] = await tx
    .select({ id: account.id, inviterId: account.inviterId, hasBought })
    .from(account)
    .where(eq(account.id, id))
  return row
}

export async function findInviter(
  tx: Transaction,
  code: string,
): Promise<{ id: string; ancestors: string[] } | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive up as (
      select id, inviter_id, 0 as step from app.account where invite_code = ${code} and deleted_at is null
      union all
      select a.id, a.inviter_id, up.step + 1 from app.account a join up on a.id = up.inviter_id
    )
    select id from up order by step`)
  const [inviter, ...ancestors] = rows.map(({ id }) => id)
  return inviter === undefined ? undefined : { id: inviter, ancestors }
}

export async function setInviter(tx: Transaction, guestId: string, inviterId: string): Promise<void> {
  await tx
    .update(account)
    .set({ inviterId, boundAt: sql`now()` })
    .where(eq(account.id, guestId))
}

/** The invite code of the account's inviter. */
export async function findInviterCode(db: Connection, accountId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ invite_code: string }>(sql`
    select i.invite_code from app.account a join app.account i on i.id = a.inviter_id where a.id = ${accountId}`)
  return rows[0]?.invite_code
}
