import { proofPlaces, type WhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import { mintSale, whitelistItem } from '@mofu/db/app/collections/launchpad'
import { whitelistLeaf, whitelistTree } from '@mofu/db/app/collections/pages'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { WhitelistRow } from '@mofu/domain/whitelist'
import { and, desc, eq, gt, sql } from 'drizzle-orm'

/** Rows per statement, so that the parameters stay below the protocol's limit. */
const ROWS_AT_ONCE = 2_000

type Entry = { price: bigint; limit: number }
type Leaf = Entry & { addr: string; place: number }

export async function findItem(
  db: Connection,
  saleId: string,
  addr: string,
): Promise<(Entry & { usedCount: number }) | undefined> {
  const [row] = await db
    .select({
      price: whitelistItem.price,
      limit: whitelistItem.limit,
      usedCount: whitelistItem.usedCount,
    })
    .from(whitelistItem)
    .where(eq(whitelistItem.id, `${saleId}-${addr}`))
  return row
}

export async function findLeaf(
  db: Connection,
  root: string,
  addr: string,
): Promise<(Entry & { proof: string[] }) | undefined> {
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
}

/** Lists that the wallet has saved within a day. */
export function countTreesOfDay(tx: Transaction, author: string): Promise<number> {
  return tx.$count(
    whitelistTree,
    and(eq(whitelistTree.author, author), gt(whitelistTree.createdAt, sql`now() - interval '1 day'`)),
  )
}

/** False when the list exists already. */
export async function insertTree(
  tx: Transaction,
  author: string,
  { root, nodes }: WhitelistTree,
  count: number,
): Promise<boolean> {
  const added = await tx
    .insert(whitelistTree)
    .values({ root, nodes: Buffer.from(nodes), count, author })
    .onConflictDoNothing()
    .returning({ root: whitelistTree.root })
  return added.length > 0
}

export async function insertLeaves(
  tx: Transaction,
  { root, places }: WhitelistTree,
  rows: readonly WhitelistRow[],
): Promise<void> {
  const leaves = rows.map(({ addr, price, limit }, index) => ({
    root,
    addr,
    price,
    limit: Number(limit),
    place: places[index] ?? 0,
  }))
  for (let from = 0; from < leaves.length; from += ROWS_AT_ONCE) {
    await tx.insert(whitelistLeaf).values(leaves.slice(from, from + ROWS_AT_ONCE))
  }
}

export async function findTree(
  db: Connection,
  root: string,
): Promise<{ nodes: Uint8Array; leaves: Leaf[] } | undefined> {
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
}

/** Lists that no sale uses, half a year after they were saved: an owner may still return to an older one. */
const unused = sql`select t.root from ${whitelistTree} t where t.created_at < now() - interval '180 days'
  and not exists (select from ${mintSale} s where s.merkle_root = t.root)`

export async function deleteUnusedLeaves(tx: Transaction): Promise<void> {
  await tx.delete(whitelistLeaf).where(sql`${whitelistLeaf.root} in (${unused})`)
}

export async function deleteUnusedTrees(tx: Transaction): Promise<number> {
  const deleted = await tx.delete(whitelistTree).where(sql`${whitelistTree.root} in (${unused})`)
  return deleted.rowCount ?? 0
}
