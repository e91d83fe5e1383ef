import { homeContent } from '@mofu/db/app/home'
import type { Connection, Transaction } from '@mofu/db/connect'
import { type HomeContent, noHomeContent } from '@mofu/domain/home-content'
import { and, eq, sql } from 'drizzle-orm'

import type { Face, HomeFigures, StoredHome } from './home.ts'

const face = sql`c.id, c.name, c.nft_count as "nftCount", (select n.media_url from app.nft n
  where n.collection_id = c.id and n.media_type = 'IMAGE' and n.media_url is not null
  order by n.mint_order desc limit 1) as cover`

const what = { version: homeContent.version }

const isListable = sql`c.state in ('unverified', 'verified')`

export async function findHome(db: Connection, chainId: number): Promise<StoredHome> {
  const [row] = await db.select().from(homeContent).where(eq(homeContent.chainId, chainId))
  return row ?? { content: noHomeContent, version: 0, updatedAt: null, updatedBy: null }
}

/** Visible collections, by sales since a day, then by size. */
export async function listPopular(
  db: Connection,
  chainId: number,
  sinceDay: number,
  most: number,
): Promise<Face[]> {
  const { rows } = await db.execute<Face>(sql`
    select ${face} from app.collection c left join (
      select collection_id, sum(count) as sales from app.collection_day
      where chain_id = ${chainId} and kind = 'sale' and day >= ${sinceDay} group by collection_id
    ) s on s.collection_id = c.id
    where c.chain_id = ${chainId} and ${isListable} and c.nft_count > 0
    order by coalesce(s.sales, 0) desc, c.nft_count desc, c.id limit ${most}`)
  return rows
}

/** The visible ones of these ids. */
export async function listFaces(db: Connection, chainId: number, ids: readonly string[]): Promise<Face[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Face>(sql`
    select ${face} from app.collection c
    where c.chain_id = ${chainId} and ${isListable} and c.id = any(${sql.param(ids)}::text[])`)
  return rows
}

export async function sumFigures(db: Connection, chainId: number, sinceDay: number): Promise<HomeFigures> {
  const { rows: totals } = await db.execute<{ nfts: string; collections: string }>(sql`
    select coalesce(sum(c.nft_count), 0) as nfts, count(*) as collections
    from app.collection c where c.chain_id = ${chainId} and ${isListable}`)
  const { rows: coins } = await db.execute<{ coin: string; sales: string; amount: string }>(sql`
    select coin, sum(count) as sales, sum(volume)::text as amount from app.collection_day
    where chain_id = ${chainId} and kind = 'sale' and day >= ${sinceDay}
    group by coin having sum(count) > 0 order by sum(count) desc, coin`)
  return {
    nfts: Number(totals[0]?.nfts),
    collections: Number(totals[0]?.collections),
    sales: coins.reduce((sum, { sales }) => sum + Number(sales), 0),
    volume: coins.map(({ coin, amount }) => ({ coin, amount: BigInt(amount) })),
  }
}

type NewHome = { chainId: number; content: HomeContent; updatedBy: string }

/** Replaces this version; returns the new one, or undefined when the stored version is another by now. */
export async function replaceHome(
  tx: Transaction,
  version: number,
  { chainId, content, updatedBy }: NewHome,
): Promise<number | undefined> {
  const values = { content, version: version + 1, updatedBy }
  const [written] =
    version === 0
      ? await tx
          .insert(homeContent)
          .values({ chainId, ...values })
          .onConflictDoNothing()
          .returning(what)
      : await tx
          .update(homeContent)
          .set({ ...values, updatedAt: sql`now()` })
          .where(and(eq(homeContent.chainId, chainId), eq(homeContent.version, version)))
          .returning(what)
  return written?.version
}
