import { activity, nft } from '@mofu/db/app/market'
import { nftDraft, seriesDocument } from '@mofu/db/app/mint'
import type { Connection } from '@mofu/db/connect'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { NewNft, NewSeries, Token } from './minted.ts'

type BulkLine = { line: number; tokenUri: string; title: string; nftId: string | null }

export async function insertNftDraft(db: Connection, { bulk, ...row }: NewNft): Promise<void> {
  await db
    .insert(nftDraft)
    .values({ ...row, bulkId: bulk?.id ?? null, line: bulk?.line ?? null })
    .onConflictDoNothing()
}

/** The existing draft of a line of a bulk mint. */
export async function findLine(
  db: Connection,
  author: string,
  { id, line }: { id: string; line: number },
): Promise<{ id: string; tokenUri: string } | undefined> {
  const [row] = await db
    .select({ id: nftDraft.id, tokenUri: nftDraft.tokenUri })
    .from(nftDraft)
    .where(and(eq(nftDraft.author, author), eq(nftDraft.bulkId, id), eq(nftDraft.line, line)))
  return row
}

export async function listBulkLines(db: Connection, author: string, bulkId: string): Promise<BulkLine[]> {
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
}

export async function findNftDraft(
  db: Connection,
  id: string,
): Promise<{ author: string; tokenUri: string } | undefined> {
  const [row] = await db
    .select({ author: nftDraft.author, tokenUri: nftDraft.tokenUri })
    .from(nftDraft)
    .where(eq(nftDraft.id, id))
  return row
}

export async function findToken(
  db: Connection,
  { chainId, contract, tokenId }: Token,
): Promise<{ id: string; tokenUri: string } | undefined> {
  const [row] = await db
    .select({ id: nft.id, tokenUri: nft.tokenUri })
    .from(nft)
    .where(eq(nft.id, `${chainId}-${contract}-${tokenId}`))
  return row
}

export async function setToken(
  db: Connection,
  id: string,
  { chainId, contract, tokenId }: Token,
): Promise<void> {
  await db
    .update(nftDraft)
    .set({ chainId, tokenId, collectionId: `${chainId}-${contract}` })
    .where(eq(nftDraft.id, id))
}

export async function findEvent(
  db: Connection,
  nftId: string,
  txHash: string,
): Promise<{ kind: string; block: number } | undefined> {
  const [row] = await db
    .select({ kind: activity.kind, block: activity.block })
    .from(activity)
    .where(and(eq(activity.nftId, nftId), eq(activity.txHash, txHash)))
    .limit(1)
  return row
}

/** An existing series is left as it is. */
export async function insertSeries(db: Connection, row: NewSeries): Promise<void> {
  await db.insert(seriesDocument).values(row).onConflictDoNothing()
}

export async function findSeries(
  db: Connection,
  baseUri: string,
): Promise<{ document: Record<string, unknown> } | undefined> {
  const [row] = await db
    .select({ document: seriesDocument.document })
    .from(seriesDocument)
    .where(eq(seriesDocument.baseUri, baseUri))
  return row
}
