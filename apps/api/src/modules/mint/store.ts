import { activity, nft } from '@mofu/db/app/market'
import { nftDraft, seriesDocument } from '@mofu/db/app/mint'
import type { Database } from '@mofu/db/connect'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { BindStore } from './bind-nft.ts'
import type { NftDraftStore } from './draft-nft.ts'
import type { SeriesStore } from './make-series.ts'

type BulkLine = { line: number; tokenUri: string; title: string; nftId: string | null }

export type MintStore = NftDraftStore &
  BindStore &
  SeriesStore & {
    bulkLines(author: string, bulkId: string): Promise<BulkLine[]>
    eventIn(nftId: string, txHash: string): Promise<{ kind: string; block: number } | undefined>
  }

export function mintStore(db: Database): MintStore {
  return {
    addNft: async ({ bulk, ...row }) => {
      await db
        .insert(nftDraft)
        .values({ ...row, bulkId: bulk?.id ?? null, line: bulk?.line ?? null })
        .onConflictDoNothing()
    },

    findLine: async (author, { id, line }) => {
      const [row] = await db
        .select({ id: nftDraft.id, tokenUri: nftDraft.tokenUri })
        .from(nftDraft)
        .where(and(eq(nftDraft.author, author), eq(nftDraft.bulkId, id), eq(nftDraft.line, line)))
      return row
    },

    bulkLines: async (author, bulkId) => {
      const rows = await db
        .select({
          line: nftDraft.line,
          tokenUri: nftDraft.tokenUri,
          title: sql<string>`${nftDraft.shown} ->> 'title'`,
          nftId: sql<string | null>`(select n.id from app.nft n where n.token_uri = app.nft_draft.token_uri
            and n.collection_id = app.nft_draft.collection_id limit 1)`,
        })
        .from(nftDraft)
        .where(and(eq(nftDraft.author, author), eq(nftDraft.bulkId, bulkId)))
        .orderBy(asc(nftDraft.line))
      return rows.flatMap((row) => (row.line === null ? [] : [{ ...row, line: row.line }]))
    },

    draftOf: async (id) => {
      const [row] = await db
        .select({ author: nftDraft.author, tokenUri: nftDraft.tokenUri })
        .from(nftDraft)
        .where(eq(nftDraft.id, id))
      return row
    },

    tokenAt: async ({ chainId, contract, tokenId }) => {
      const [row] = await db
        .select({ id: nft.id, tokenUri: nft.tokenUri })
        .from(nft)
        .where(eq(nft.id, `${chainId}-${contract}-${tokenId}`))
      return row
    },

    bind: async (id, { chainId, contract, tokenId }) => {
      await db
        .update(nftDraft)
        .set({ chainId, tokenId, collectionId: `${chainId}-${contract}` })
        .where(eq(nftDraft.id, id))
    },

    eventIn: async (nftId, txHash) => {
      const [row] = await db
        .select({ kind: activity.kind, block: activity.block })
        .from(activity)
        .where(and(eq(activity.nftId, nftId), eq(activity.txHash, txHash)))
        .limit(1)
      return row
    },

    addSeries: async (row) => {
      await db.insert(seriesDocument).values(row).onConflictDoNothing()
    },

    findSeries: async (baseUri) => {
      const [row] = await db
        .select({ document: seriesDocument.document })
        .from(seriesDocument)
        .where(eq(seriesDocument.baseUri, baseUri))
      return row
    },
  }
}
