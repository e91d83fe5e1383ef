import { nft } from '@mofu/db/app/market'
import { nftReport } from '@mofu/db/app/market/reports'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, ne, sql } from 'drizzle-orm'

import { writeAudit } from '../../../platform/audit.ts'
import type { ReportedNft, ReportStore } from './report-nft.ts'

export function reportStore(db: Database): ReportStore {
  return {
    isThere: async (id) => (await db.$count(nft, eq(nft.id, id))) > 0,

    openBeside: ({ nftId, accountId }) =>
      db.$count(
        nftReport,
        and(eq(nftReport.accountId, accountId), eq(nftReport.state, 'open'), ne(nftReport.nftId, nftId)),
      ),

    put: async ({ nftId, accountId, reason, words }) => {
      await db
        .insert(nftReport)
        .values({ nftId, accountId, reason, words })
        .onConflictDoUpdate({
          target: [nftReport.nftId, nftReport.accountId],
          targetWhere: sql`state = 'open'`,
          set: { reason, words, at: sql`now()` },
        })
    },

    lastOf: async (accountId, id) => {
      const [row] = await db
        .select({ reason: nftReport.reason, state: nftReport.state, note: nftReport.note })
        .from(nftReport)
        .where(and(eq(nftReport.accountId, accountId), eq(nftReport.nftId, id)))
        .orderBy(desc(nftReport.id))
        .limit(1)
      return row
    },

    page: async (state, before, most) => {
      // Told by token, and by decision: what was open together was decided together.
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
    },

    decide: (by, { nftId, verdict, note }) =>
      db.transaction(async (tx) => {
        const settled = await tx
          .update(nftReport)
          .set({ state: verdict, note, decidedBy: by.address ?? by.accountId, decidedAt: sql`now()` })
          .where(and(eq(nftReport.nftId, nftId), eq(nftReport.state, 'open')))
          .returning({ id: nftReport.id })
        if (settled.length === 0) return 0
        await writeAudit(tx, by, {
          action: 'market.decide_report',
          subject: nftId,
          reason: note,
          facts: { verdict, reports: String(settled.length) },
        })
        return settled.length
      }),
  }
}
