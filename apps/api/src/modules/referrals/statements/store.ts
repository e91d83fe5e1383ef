import { projection } from '@mofu/db/app/projection'
import { referralEntry, referralStatement } from '@mofu/db/app/referrals'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'

import { boughtLines, type SaleKind } from '../reports/store.ts'

/** Advisory lock id; any fixed number. */
const STATEMENT_LOCK = 4_186_202

export type Statement = { month: string; size: number; root: string; closedAt: Date }
export type Entry = { place: number; line: string }
/** A sale that is in no statement yet. */
export type OpenLine = {
  record: string
  inviterId: string
  referrer: string
  kind: SaleKind
  order: number
  at: number
  nftId: string
  from: string
  to: string
  coin: string
  price: string
  txHash: string
}

export type ProjectedChain = { chainId: number; blockTime: number; finalizedBlock: number }

export function listProjectedChains(db: Connection): Promise<ProjectedChain[]> {
  const { chainId, blockTime, finalizedBlock } = projection
  return db.select({ chainId, blockTime, finalizedBlock }).from(projection)
}

/** Statements are closed one at a time. */
export async function lockStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STATEMENT_LOCK})`)
}

/** The lines before a time that are in no statement yet, those of each referrer together, oldest first. */
export async function listOpenLines(tx: Transaction, chainId: number, until: number): Promise<OpenLine[]> {
  const { rows } = await tx.execute<OpenLine>(sql`
    select * from (
      -- Once, also where a wallet came back with a new account right after its old one was deleted.
      select distinct on (l.id) l.id as record, i.id as "inviterId", i.invite_code as referrer, l.kind, l."order", l.at,
        l."nftId", l."from", l."to", l.coin, l.price, l."txHash"
      from app.account a
      join app.account i on i.id = a.inviter_id
      cross join lateral (${boughtLines(chainId, undefined)}) l
      where l.at < ${until}
        and not exists (select from app.referral_entry e where e.chain_id = ${chainId} and e.record = l.id)
      order by l.id, a.deleted_at, a.id
    ) line
    order by line.referrer collate "C", line."order", line.record collate "C"`)
  // 64-bit numbers come as text.
  return rows.map((row) => ({ ...row, order: Number(row.order), at: Number(row.at) }))
}

export async function findLastMonth(tx: Transaction, chainId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ month: referralStatement.month })
    .from(referralStatement)
    .where(eq(referralStatement.chainId, chainId))
    .orderBy(desc(referralStatement.month))
    .limit(1)
  return row?.month
}

type NewStatement = { chainId: number; month: string; root: string }
type NewEntry = { record: string; inviterId: string; line: string }

/** PostgreSQL accepts 65,535 parameters. */
const AT_ONCE = 5_000

export async function insertStatement(
  tx: Transaction,
  { chainId, month, root }: NewStatement,
  entries: readonly NewEntry[],
): Promise<void> {
  await tx.insert(referralStatement).values({ chainId, month, root, size: entries.length })
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE)
    await tx
      .insert(referralEntry)
      .values(some.map((entry, index) => ({ chainId, month, place: from + index, ...entry })))
  }
}

export function listStatements(db: Connection, chainId: number): Promise<Statement[]> {
  const { month, size, root, closedAt } = referralStatement
  return db
    .select({ month, size, root, closedAt })
    .from(referralStatement)
    .where(eq(referralStatement.chainId, chainId))
    .orderBy(desc(month))
}

export async function findStatement(
  db: Connection,
  chainId: number,
  name: string,
): Promise<Statement | undefined> {
  const { month, size, root, closedAt } = referralStatement
  const [row] = await db
    .select({ month, size, root, closedAt })
    .from(referralStatement)
    .where(and(eq(referralStatement.chainId, chainId), eq(month, name)))
  return row
}

/** Every line of a month, in the order of its tree. */
export async function listLines(db: Connection, chainId: number, month: string): Promise<string[]> {
  const rows = await db
    .select({ line: referralEntry.line })
    .from(referralEntry)
    .where(and(eq(referralEntry.chainId, chainId), eq(referralEntry.month, month)))
    .orderBy(asc(referralEntry.place))
  return rows.map(({ line }) => line)
}

export function listEntriesOf(
  db: Connection,
  inviterId: string,
  { chainId, month, after, most }: { chainId: number; month: string; after: number; most: number },
): Promise<Entry[]> {
  return db
    .select({ place: referralEntry.place, line: referralEntry.line })
    .from(referralEntry)
    .where(
      and(
        eq(referralEntry.inviterId, inviterId),
        eq(referralEntry.chainId, chainId),
        eq(referralEntry.month, month),
        gt(referralEntry.place, after),
      ),
    )
    .orderBy(asc(referralEntry.place))
    .limit(most)
}
