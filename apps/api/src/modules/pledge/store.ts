import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { pledge, pledgePool, pledgeSettings, shareTransfer } from '@mofu/db/app/pledge'
import type { Connection } from '@mofu/db/connect'
import { and, asc, desc, eq, getTableColumns, gt, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'

import { isOfHidden } from '../collections/index.ts'

type Media = Pick<typeof nft.$inferSelect, 'title' | 'mediaType' | 'mediaUrl' | 'posterUrl' | 'metadata'>
/** Without media while the token is not indexed, and for good if its collection is hidden. */
export type PledgeRow = typeof pledge.$inferSelect & {
  media: Media | null
  collectionName: string | null
  isHidden: boolean
}
export type PoolRow = typeof pledgePool.$inferSelect & { collectionName: string | null }
export type TransferRow = typeof shareTransfer.$inferSelect & {
  collection: string
  collectionName: string | null
}
export type HeldRow = { coin: bigint; collection: string; collectionName: string | null; amount: bigint }
type SettingsRow = typeof pledgeSettings.$inferSelect

/** Held, held and past the redemption period at a time, or redeemed. */
type PledgeState = 'held' | 'expired' | 'redeemed'
/** The place of a pledge in its list: the end of the redemption period, and its event for those of the same time. */
export type PledgePlace = { at: number; order: number }
export type PledgePage = {
  chainId: number
  state: PledgeState
  time: number
  from: string | undefined
  after: PledgePlace | undefined
  most: number
}

function selectPledges(db: Connection) {
  return db
    .select({
      ...getTableColumns(pledge),
      collectionName: collection.name,
      isHidden: isOfHidden(pledge),
      media: {
        title: nft.title,
        mediaType: nft.mediaType,
        mediaUrl: nft.mediaUrl,
        posterUrl: nft.posterUrl,
        metadata: nft.metadata,
      },
    })
    .from(pledge)
    .leftJoin(nft, and(eq(nft.id, pledge.nftId), not(isOfHidden(pledge))))
    .leftJoin(collection, isOf(pledge.chainId, pledge.collection))
}

/** Held pledges by the end of their redemption period, redeemed ones newest first. */
export function listPledgeRows(
  db: Connection,
  { chainId, state, time, from, after, most }: PledgePage,
): Promise<PledgeRow[]> {
  const isRedeemed = state === 'redeemed'
  const isFurther =
    after === undefined
      ? undefined
      : isRedeemed
        ? lt(pledge.pledgedOrder, after.order)
        : or(
            gt(pledge.redeemTime, after.at),
            and(eq(pledge.redeemTime, after.at), gt(pledge.pledgedOrder, after.order)),
          )
  return selectPledges(db)
    .where(
      and(
        eq(pledge.chainId, chainId),
        sql`${pledge.status} = ${sql.raw(isRedeemed ? `'redeemed'` : `'held'`)}`,
        state === 'expired' ? lte(pledge.redeemTime, time) : undefined,
        from === undefined ? undefined : eq(pledge.from, from),
        isFurther,
      ),
    )
    .orderBy(
      ...(isRedeemed ? [desc(pledge.pledgedOrder)] : [asc(pledge.redeemTime), asc(pledge.pledgedOrder)]),
    )
    .limit(most)
}

export async function findLatestPledge(db: Connection, nftId: string): Promise<PledgeRow | undefined> {
  const [row] = await selectPledges(db)
    .where(eq(pledge.nftId, nftId))
    .orderBy(desc(pledge.pledgedOrder))
    .limit(1)
  return row
}

export async function findSettings(db: Connection, chainId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(pledgeSettings).where(eq(pledgeSettings.chainId, chainId)).limit(1)
  return row
}

export function listPools(db: Connection, chainId: number, most: number): Promise<PoolRow[]> {
  return db
    .select({ ...getTableColumns(pledgePool), collectionName: collection.name })
    .from(pledgePool)
    .leftJoin(collection, isOf(pledgePool.chainId, pledgePool.collection))
    .where(eq(pledgePool.chainId, chainId))
    .orderBy(desc(pledgePool.held), asc(pledgePool.id))
    .limit(most)
}

/** What an account holds of each kind of shares: what came less what went. */
export async function listHeld(db: Connection, chainId: number, account: string): Promise<HeldRow[]> {
  const moved = movesOf(db, chainId, account)
  const rows = await db
    .select({
      coin: pledgePool.coin,
      collection: pledgePool.collection,
      collectionName: collection.name,
      amount: sql<string>`sum(${moved.delta})`,
    })
    .from(moved)
    .innerJoin(pledgePool, and(eq(pledgePool.chainId, chainId), eq(pledgePool.coin, moved.coin)))
    .leftJoin(collection, isOf(pledgePool.chainId, pledgePool.collection))
    .groupBy(pledgePool.id, collection.name)
    .having(sql`sum(${moved.delta}) > 0`)
    .orderBy(asc(pledgePool.id))
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** One row for each transfer to and from an account; one to itself changes nothing. */
function movesOf(db: Connection, chainId: number, account: string) {
  const side = (column: typeof shareTransfer.from | typeof shareTransfer.to, sign: SQL) =>
    db
      .select({ coin: shareTransfer.coin, delta: sql<string>`${sign} ${shareTransfer.amount}`.as('delta') })
      .from(shareTransfer)
      .where(and(eq(column, account), eq(shareTransfer.chainId, chainId)))
  return side(shareTransfer.to, sql.raw('+'))
    .unionAll(side(shareTransfer.from, sql.raw('-')))
    .as('moved')
}

export function listTransferRows(
  db: Connection,
  {
    chainId,
    account,
    before,
    most,
  }: { chainId: number; account: string; before: number | undefined; most: number },
): Promise<TransferRow[]> {
  return db
    .select({
      ...getTableColumns(shareTransfer),
      collection: pledgePool.collection,
      collectionName: collection.name,
    })
    .from(shareTransfer)
    .innerJoin(
      pledgePool,
      and(eq(pledgePool.chainId, shareTransfer.chainId), eq(pledgePool.coin, shareTransfer.coin)),
    )
    .leftJoin(collection, isOf(pledgePool.chainId, pledgePool.collection))
    .where(
      and(
        eq(shareTransfer.chainId, chainId),
        or(eq(shareTransfer.from, account), eq(shareTransfer.to, account)),
        before === undefined ? undefined : lt(shareTransfer.transferOrder, before),
      ),
    )
    .orderBy(desc(shareTransfer.transferOrder))
    .limit(most)
}

type ChainColumn = typeof pledge.chainId | typeof pledgePool.chainId
type AddressColumn = typeof pledge.collection | typeof pledgePool.collection

function isOf(chainId: ChainColumn, address: AddressColumn): SQL {
  return sql`${collection.id} = ${chainId} || '-' || ${address}`
}
