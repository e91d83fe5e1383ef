import { nftReport } from '@mofu/db/app/market/reports'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, desc, eq, ne, sql } from 'drizzle-orm'

import type { Decision, OwnReport, Report, ReportedNft } from './report.ts'

/** A person's open reports, except the one about this token. */
export function countOtherOpen(db: Connection, { nftId, accountId }: Report): Promise<number> {
  return db.$count(
    nftReport,
    and(eq(nftReport.accountId, accountId), eq(nftReport.state, 'open'), ne(nftReport.nftId, nftId)),
  )
}

/** Replaces an open report of the same person about the same token. */
export async function upsertReport(
  db: Connection,
  { nftId, accountId, reason, words }: Report,
): Promise<void> {
  await db
    .insert(nftReport)
    .values({ nftId, accountId, reason, words })
    .onConflictDoUpdate({
      target: [nftReport.nftId, nftReport.accountId],
      targetWhere: sql`state = 'open'`,
      set: { reason, words, at: sql`now()` },
    })
}

export async function findLastReport(
  db: Connection,
  accountId: string,
  id: string,
): Promise<OwnReport | undefined> {
  const [row] = await db
    .select({ reason: nftReport.reason, state: nftReport.state, note: nftReport.note })
    .from(nftReport)
    .where(and(eq(nftReport.accountId, accountId), eq(nftReport.nftId, id)))
    .orderBy(desc(nftReport.id))
    .limit(1)
  return row
}

export async function listReportedBefore(
  db: Connection,
  state: 'open' | 'decided',
  before: number | undefined,
  most: number,
): Promise<ReportedNft[]> {
  // Grouped by token and decision: reports that were open together were decided together.
  const { rows } = await db.execute<ReportedNft>(sql`
    select r.nft_id as "nftId", coalesce(n.title, '') as title, n.media_url as "mediaUrl",
      coalesce(n.collection_id, '') as "collectionId", r.state, r.reports,
      case when r.decided_at is null then null
        else json_build_object('by', r.decided_by, 'at', r.decided_at, 'note', r.note) end as decision
    from (
      select p.nft_id, p.state, p.decided_by, p.decided_at, p.note, max(p.id) as last,
        json_agg(json_build_object('id', p.id, 'reason', p.reason, 'words', p.words, 'at', p.at,
          'by', coalesce(a.address, a.email, '')) order by p.id desc) as reports
      from app.nft_report p join app.account a on a.id = p.account_id
      where ${state === 'open' ? sql`p.state = 'open'` : sql`p.state <> 'open'`}
      group by p.nft_id, p.state, p.decided_by, p.decided_at, p.note
    ) r left join app.nft n on n.id = r.nft_id
    where r.last < ${before ?? Number.MAX_SAFE_INTEGER}
    order by r.last desc limit ${most}`)
  return rows
}

/** Closes every open report about a token; returns how many. */
export async function closeReports(
  tx: Transaction,
  { nftId, verdict, note }: Decision,
  decidedBy: string,
): Promise<number> {
  const closed = await tx
    .update(nftReport)
    .set({ state: verdict, note, decidedBy, decidedAt: sql`now()` })
    .where(and(eq(nftReport.nftId, nftId), eq(nftReport.state, 'open')))
    .returning({ id: nftReport.id })
  return closed.length
}
