import { collection } from '@mofu/db/app/collections'
import { mintSale, series } from '@mofu/db/app/collections/launchpad'
import { collectionPage, launchpad, whitelistTree } from '@mofu/db/app/collections/pages'
import { seriesDocument } from '@mofu/db/app/mint'
import type { Connection } from '@mofu/db/connect'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'

import type { Announcement, Launchpad, LaunchpadItem, Sale } from './launchpad.ts'

/**
 * A phase of `app.launchpad` is still to come. By the clock of this process: it also decides how long a stored list is
 * true.
 */
const isAnnounced = (now: Date): SQL => {
  const at = now.toISOString()
  return sql`(whitelist_at > ${at}::timestamptz or public_at > ${at}::timestamptz)`
}

export async function findLaunchpad(db: Connection, id: string): Promise<Launchpad | undefined> {
  const [row] = await db
    .select({
      id: collection.id,
      chainId: collection.chainId,
      contract: collection.contract,
      name: collection.name,
      state: collection.state,
      owner: collection.owner,
      isOpen: collection.isOpen,
      maxMint: collection.maxMint,
      nftCount: collection.nftCount,
      covers: sql<string[]>`array(select n.media_url from app.nft n where n.collection_id = app.collection.id
            and n.media_url is not null order by n.mint_order desc limit 4)`,
      page: {
        logo: collectionPage.logo,
        banner: collectionPage.banner,
        description: collectionPage.description,
        socialLink: collectionPage.socialLink,
        royalty: collectionPage.royalty,
        recipient: collectionPage.recipient,
      },
      whitelistAt: launchpad.whitelistAt,
      publicAt: launchpad.publicAt,
    })
    .from(collection)
    .leftJoin(collectionPage, eq(collectionPage.id, collection.id))
    .leftJoin(launchpad, eq(launchpad.id, collection.id))
    .where(eq(collection.id, id))
  return row
}

/** The open sale, or the most recent one. */
export async function findLastSale(db: Connection, collectionId: string): Promise<Sale | undefined> {
  const [chain = '', contract = ''] = collectionId.split('-')
  const [row] = await db
    .select({
      id: mintSale.id,
      series: mintSale.series,
      coin: mintSale.coin,
      price: mintSale.price,
      limit: mintSale.limit,
      allOpen: mintSale.allOpen,
      merkleRoot: mintSale.merkleRoot,
      treeUri: mintSale.treeUri,
      isOn: mintSale.isOn,
      sold: series.minted,
      royalty: series.royalty,
      baseUri: series.baseUri,
      artwork: seriesDocument.shown,
      treeCount: whitelistTree.count,
      listedCount: sql<number>`(select count(*)::int from app.whitelist_item w
            where w.sale_id = app.mint_sale.id and w."limit" > 0)`,
    })
    .from(mintSale)
    .innerJoin(series, eq(series.id, mintSale.id))
    .leftJoin(seriesDocument, eq(seriesDocument.baseUri, series.baseUri))
    .leftJoin(whitelistTree, eq(whitelistTree.root, mintSale.merkleRoot))
    .where(and(eq(mintSale.chainId, Number(chain) || 0), eq(mintSale.collection, contract)))
    .orderBy(desc(mintSale.series))
    .limit(1)
  return row
}

/** Open and announced sales of collections that lists show, newest collection first. */
export function listLaunchpads(
  db: Connection,
  { chainId, now, most }: { chainId: number; now: Date; most: number },
): Promise<LaunchpadItem[]> {
  const hasSale = sql`c.id in (
    select m.chain_id || '-' || m.collection from app.mint_sale m where m.chain_id = ${chainId} and m.is_on
    union select id from app.launchpad where ${isAnnounced(now)}
  )`
  return readLaunchpads(db, { chainId, now, isAsked: hasSale, most })
}

/** The open and announced sales among these collections, as far as lists show them. */
export function listLaunchpadsOf(
  db: Connection,
  { chainId, now, ids }: { chainId: number; now: Date; ids: readonly string[] },
): Promise<LaunchpadItem[]> {
  if (ids.length === 0) return Promise.resolve([])
  const isNamed = sql`c.id = any(${sql.param(ids)}::text[])`
  return readLaunchpads(db, { chainId, now, isAsked: isNamed, most: ids.length })
}

type Asked = { chainId: number; now: Date; isAsked: SQL; most: number }

async function readLaunchpads(
  db: Connection,
  { chainId, now, isAsked, most }: Asked,
): Promise<LaunchpadItem[]> {
  const { rows } = await db.execute<LaunchpadRow>(sql`
    select c.id, c.name as title, p.logo, p.banner, c.max_mint, coalesce(s.is_on, false) as is_on,
      coalesce(s.minted, 0) as sold, l.whitelist_at, l.public_at
    from app.collection c
    left join app.collection_page p on p.id = c.id
    left join app.launchpad l on l.id = c.id
    left join lateral (
      select m.is_on, series.minted from app.mint_sale m join app.series on series.id = m.id
      where m.chain_id = c.chain_id and m.collection = c.contract
      order by m.series desc limit 1
    ) s on true
    where ${isAsked} and c.chain_id = ${chainId} and c.state in ('unverified', 'verified')
      -- Of several series the newest counts.
      and (s.is_on or ${isAnnounced(now)})
    order by c.created_at desc, c.id limit ${most}`)
  return rows.map(itemOf)
}

export async function upsertLaunchpad(
  db: Connection,
  { id, whitelistAt, publicAt }: Announcement,
): Promise<void> {
  const phases = { whitelistAt, publicAt }
  await db
    .insert(launchpad)
    .values({ id, ...phases })
    .onConflictDoUpdate({ target: launchpad.id, set: { ...phases, updatedAt: sql`now()` } })
}

type LaunchpadRow = {
  id: string
  title: string
  logo: string | null
  banner: string | null
  max_mint: string
  is_on: boolean
  sold: number
  whitelist_at: string | null
  public_at: string | null
}

function itemOf(row: LaunchpadRow): LaunchpadItem {
  return {
    id: row.id,
    title: row.title,
    thumbnailUrl: row.banner ?? row.logo,
    isOn: row.is_on,
    sold: row.sold,
    maxMint: BigInt(row.max_mint),
    whitelistAt: row.whitelist_at === null ? null : new Date(row.whitelist_at),
    publicAt: row.public_at === null ? null : new Date(row.public_at),
  }
}
