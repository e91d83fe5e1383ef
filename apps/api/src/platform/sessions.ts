import { account, roleGrant, session } from '@mofu/db/app/accounts'
import type { Connection, Database } from '@mofu/db/connect'
import { type BuiltInRoles, rolesOf } from '@mofu/domain/roles'
import { type SessionScope, sessionLife } from '@mofu/domain/session-scopes'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'

import type { Caller } from './access.ts'
import { BATCH, deleteInBatches } from './delete-in-batches.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** A write per request would cost too much; once a minute is enough for an idle limit of hours. */
const SEEN_EVERY_SECONDS = 60

type Opening = { accountId: string; scope: SessionScope; device: string }

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`

/** Opens a session and returns its token, which is not stored. */
export async function openSession(db: Connection, { accountId, scope, device }: Opening): Promise<string> {
  const token = newSecret()
  const { idleMs, mostMs } = sessionLife[scope]
  // Ended sessions of the account are deleted when a new one starts, so the table does not grow forever.
  await db.delete(session).where(and(eq(session.accountId, accountId), lt(session.endsAt, sql`now()`)))
  await db.insert(session).values({
    tokenHash: hashSecret(token),
    accountId,
    scope,
    device,
    idleEndsAt: inMs(idleMs),
    endsAt: inMs(mostMs),
  })
  return token
}

/**
 * The caller of a token. The database's clock decides, and roles are read each time, so that a change takes effect at
 * once. A contract wallet has roles only on the product's own chain: roles are granted to an address, and on another
 * chain the same address may be somebody else's contract.
 */
export async function findCaller(
  db: Database,
  { builtInRoles, chainId }: { builtInRoles: BuiltInRoles; chainId: number },
  token: string,
): Promise<Caller | undefined> {
  const [row] = await db
    .select({
      accountId: session.accountId,
      sessionId: session.id,
      scope: session.scope,
      address: account.address,
      walletChainId: account.walletChainId,
      email: account.email,
      granted: sql<Caller['roles']>`array(select ${roleGrant.role} from ${roleGrant}
        where ${roleGrant.accountId} = ${session.accountId})`,
      isSeenLately: sql<boolean>`${session.seenAt} > now() - ${SEEN_EVERY_SECONDS} * interval '1 second'`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, hashSecret(token)),
        gt(session.idleEndsAt, sql`now()`),
        gt(session.endsAt, sql`now()`),
      ),
    )
  if (!row) return undefined
  const { granted, isSeenLately, walletChainId, ...caller } = row
  if (!isSeenLately) {
    const idleEndsAt = inMs(sessionLife[row.scope].idleMs)
    await db
      .update(session)
      .set({ seenAt: sql`now()`, idleEndsAt })
      .where(eq(session.id, row.sessionId))
  }
  const isElsewhere = walletChainId !== null && walletChainId !== 0 && walletChainId !== chainId
  return { ...caller, roles: isElsewhere ? [] : rolesOf(row.address, granted, builtInRoles) }
}

/** Ends the sessions of an account: all, or all but the present one. */
export async function endSessions(db: Connection, accountId: string, exceptId?: string): Promise<number> {
  const ended = await db
    .delete(session)
    .where(
      and(eq(session.accountId, accountId), exceptId === undefined ? undefined : ne(session.id, exceptId)),
    )
    .returning({ id: session.id })
  return ended.length
}

/** Deletes ended sessions, including those of people who never came back. */
export function sweepSessions(db: Database): Promise<number> {
  const ended = db
    .select({ id: session.id })
    .from(session)
    .where(lt(session.endsAt, sql`now()`))
    .limit(BATCH)
  return deleteInBatches(
    async () => (await db.delete(session).where(inArray(session.id, ended))).rowCount ?? 0,
  )
}
