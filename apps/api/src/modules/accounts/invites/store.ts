import { account } from '@mofu/db/app/accounts'
import type { Database } from '@mofu/db/connect'
import { eq, sql } from 'drizzle-orm'

import type { InviteStore } from './bind-inviter.ts'

/** Any fixed number. */
const INVITE_LOCK = 4_186_201

export function inviteStore(db: Database): InviteStore {
  return {
    inTurn: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${INVITE_LOCK})`)
        return work({
          guest: async (id) => {
            const [row] = await tx
              .select({
                id: account.id,
                inviterId: account.inviterId,
                hasBought: sql<boolean>`${account.firstBoughtAt} is not null`,
              })
              .from(account)
              .where(eq(account.id, id))
            return row
          },
          inviter: async (code) => {
            const { rows } = await tx.execute<{ id: string }>(sql`
              with recursive up as (
                select id, inviter_id, 0 as step from app.account where invite_code = ${code} and deleted_at is null
                union all
                select a.id, a.inviter_id, up.step + 1 from app.account a join up on a.id = up.inviter_id
              )
              select id from up order by step`)
            const [inviter, ...ancestors] = rows.map(({ id }) => id)
            return inviter === undefined ? undefined : { id: inviter, ancestors }
          },
          bind: async (guestId, inviterId) => {
            await tx
              .update(account)
              .set({ inviterId, boundAt: sql`now()` })
              .where(eq(account.id, guestId))
          },
        })
      }),
    codeOf: async (accountId) => {
      const { rows } = await db.execute<{ invite_code: string }>(sql`
        select i.invite_code from app.account a join app.account i on i.id = a.inviter_id where a.id = ${accountId}`)
      return rows[0]?.invite_code
    },
  }
}
