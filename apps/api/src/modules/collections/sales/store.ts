import { proofPlaces } from '@mofu/chain/collections/whitelist-tree'
import { collection } from '@mofu/db/app/collections'
import { collectionPage, launchpad, whitelistLeaf, whitelistTree } from '@mofu/db/app/collections/pages'
import { mintSale, series, whitelistItem } from '@mofu/db/app/collections/sales'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, gt, sql } from 'drizzle-orm'

import type { RoleFinder } from '../keeping/require-keeper.ts'
import type { TreeStore } from './keep-whitelist.ts'
import type { LaunchpadItem, LaunchpadStore } from './launchpad.ts'
import type { TreeFile } from './tree-file.ts'
import type { StandingStore } from './whitelist-standing.ts'

/** Lists a wallet may keep in a day. */
const TREES_A_DAY = 50
/** Rows in one statement: their values stay below what the protocol can number. */
const ROWS_AT_ONCE = 2_000

type SalesStore = LaunchpadStore & StandingStore & TreeStore & TreeFile

export function salesStore(db: Database, roles: RoleFinder): SalesStore {
  return {
    roleIn: (id, address) => roles.roleIn(id, address),

    findLaunchpad: async (id) => {
      const [row] = await db
        .select({
          id: collection.id,
          chainId: collection.chainId,
          contract: collection.contract,
          name: collection.name,
          owner: collection.owner,
          isOpen: collection.isOpen,
          maxMint: collection.maxMint,
          nftCount: collection.nftCount,
          covers: sql<
            string[]
          >`array(select n.media_url from app.nft n where n.collection_id = app.collection.id
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
    },

    lastSale: async (collectionId) => {
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
          treeCount: whitelistTree.count,
          listedCount: sql<number>`(select count(*)::int from app.whitelist_item w
            where w.sale_id = app.mint_sale.id and w."limit" > 0)`,
        })
        .from(mintSale)
        .innerJoin(series, eq(series.id, mintSale.id))
        .leftJoin(whitelistTree, eq(whitelistTree.root, mintSale.merkleRoot))
        .where(and(eq(mintSale.chainId, Number(chain) || 0), eq(mintSale.collection, contract)))
        .orderBy(desc(mintSale.series))
        .limit(1)
      return row
    },

    launchpads: async (chainId, most) => {
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
        where c.id in (
          select m.chain_id || '-' || m.collection from app.mint_sale m where m.chain_id = ${chainId} and m.is_on
          union select id from app.launchpad where whitelist_at > now() or public_at > now()
        )
          -- Of several series the newest counts.
          and c.chain_id = ${chainId} and (s.is_on or l.whitelist_at > now() or l.public_at > now())
        order by c.created_at desc, c.id limit ${most}`)
      return rows.map(itemOf)
    },

    announce: async ({ id, whitelistAt, publicAt }) => {
      const phases = { whitelistAt, publicAt }
      await db
        .insert(launchpad)
        .values({ id, ...phases })
        .onConflictDoUpdate({ target: launchpad.id, set: { ...phases, updatedAt: sql`now()` } })
    },

    itemIn: async (saleId, addr) => {
      const [row] = await db
        .select({
          price: whitelistItem.price,
          limit: whitelistItem.limit,
          usedCount: whitelistItem.usedCount,
        })
        .from(whitelistItem)
        .where(eq(whitelistItem.id, `${saleId}-${addr}`))
      return row
    },

    leafIn: async (root, addr) => {
      const [leaf] = await db
        .select({ price: whitelistLeaf.price, limit: whitelistLeaf.limit, place: whitelistLeaf.place })
        .from(whitelistLeaf)
        .where(and(eq(whitelistLeaf.root, root), eq(whitelistLeaf.addr, addr)))
      if (!leaf) return undefined
      const { rows } = await db.execute<{ node: string }>(sql`
        select '0x' || encode(substring(t.nodes from p.place * 32 + 1 for 32), 'hex') as node
        from app.whitelist_tree t, unnest(${sql.param(proofPlaces(leaf.place))}::int[]) with ordinality as p(place, step)
        where t.root = ${root} order by p.step`)
      return { price: leaf.price, limit: leaf.limit, proof: rows.map(({ node }) => node) }
    },

    keepTree: (author, tree, rows) =>
      db.transaction(async (tx) => {
        const lately = await tx.$count(
          whitelistTree,
          and(eq(whitelistTree.author, author), gt(whitelistTree.createdAt, sql`now() - interval '1 day'`)),
        )
        if (lately >= TREES_A_DAY) return false
        const [added] = await tx
          .insert(whitelistTree)
          .values({ root: tree.root, nodes: Buffer.from(tree.nodes), count: rows.length, author })
          .onConflictDoNothing()
          .returning({ root: whitelistTree.root })
        if (!added) return true
        const leaves = rows.map(({ addr, price, limit }, index) => ({
          root: tree.root,
          addr,
          price,
          limit: Number(limit),
          place: tree.places[index] ?? 0,
        }))
        for (let from = 0; from < leaves.length; from += ROWS_AT_ONCE) {
          await tx.insert(whitelistLeaf).values(leaves.slice(from, from + ROWS_AT_ONCE))
        }
        return true
      }),

    treeOf: async (root) => {
      const [tree] = await db.select().from(whitelistTree).where(eq(whitelistTree.root, root))
      if (!tree) return undefined
      const leaves = await db
        .select({
          addr: whitelistLeaf.addr,
          price: whitelistLeaf.price,
          limit: whitelistLeaf.limit,
          place: whitelistLeaf.place,
        })
        .from(whitelistLeaf)
        .where(eq(whitelistLeaf.root, root))
        .orderBy(desc(whitelistLeaf.place))
      return { nodes: tree.nodes, leaves }
    },
  }
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

/** Deletes lists of wallets that no sale names, half a year after they came: an owner may still put an older one back. */
export async function sweepWhitelists(db: Database): Promise<number> {
  const unused = sql`select t.root from ${whitelistTree} t where t.created_at < now() - interval '180 days'
    and not exists (select from ${mintSale} s where s.merkle_root = t.root)`
  return db.transaction(async (tx) => {
    await tx.delete(whitelistLeaf).where(sql`${whitelistLeaf.root} in (${unused})`)
    const deleted = await tx.delete(whitelistTree).where(sql`${whitelistTree.root} in (${unused})`)
    return deleted.rowCount ?? 0
  })
}
