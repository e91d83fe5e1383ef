import { box, boxCollaborator, boxWhitelistItem, draw, prize } from '@mofu/db/app/boxes'
import { nft } from '@mofu/db/app/market'
import type { Connection } from '@mofu/db/connect'
import type { BoxPhase } from '@mofu/domain/box-state'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sum,
} from 'drizzle-orm'

import { isOfHidden } from '../collections/index.ts'

export type BoxRow = typeof box.$inferSelect
type Media = Pick<typeof nft.$inferSelect, 'title' | 'mediaType' | 'mediaUrl' | 'posterUrl' | 'metadata'>
/** Without media while the token is not indexed, and for good if its collection is hidden. */
export type PrizeRow = typeof prize.$inferSelect & { media: Media | null; isHidden: boolean }
export type DrawRow = typeof draw.$inferSelect
export type WhitelistRow = typeof boxWhitelistItem.$inferSelect

/** A phase at a time, in seconds. */
type PhaseAt = { phase: BoxPhase; time: number }
type Page = {
  chainId: number
  owner: string | undefined
  phaseAt: PhaseAt | undefined
  before: number | undefined
  most: number
}
/** Of one box if it is named. */
type DrawPage = {
  chainId: number
  owner: string
  boxId: string | undefined
  before: number | undefined
  most: number
}
type PrizePage = { which: 'in' | 'drawn'; after: number | undefined; most: number }

/** One contract for each chain, so a box's number orders them as they were created. */
export function listBoxRows(
  db: Connection,
  { chainId, owner, phaseAt, before, most }: Page,
): Promise<BoxRow[]> {
  return db
    .select()
    .from(box)
    .where(
      and(
        eq(box.chainId, chainId),
        owner === undefined ? undefined : eq(box.owner, owner),
        phaseAt === undefined ? undefined : isInPhase(phaseAt),
        before === undefined ? undefined : lt(box.number, before),
      ),
    )
    .orderBy(desc(box.createdOrder))
    .limit(most)
}

/** The rule of `boxPhaseOf`, in SQL. */
function isInPhase({ phase, time }: PhaseAt): SQL | undefined {
  const isRunning = and(gt(box.publishedAt, 0), gt(box.closeAt, time))
  switch (phase) {
    case 'announced':
      return and(eq(box.publishedAt, 0), eq(box.run, 0))
    case 'ended':
      return or(
        and(eq(box.publishedAt, 0), gt(box.run, 0)),
        and(gt(box.publishedAt, 0), lte(box.closeAt, time)),
      )
    case 'not-yet-open':
      return and(isRunning, gt(box.openAt, time))
    case 'open':
      return and(isRunning, lte(box.openAt, time), ne(box.size, box.pending))
    case 'sold-out':
      return and(isRunning, lte(box.openAt, time), eq(box.size, box.pending))
    default:
      return phase satisfies never
  }
}

export async function findBox(db: Connection, chainId: number, number: number): Promise<BoxRow | undefined> {
  const [row] = await db
    .select()
    .from(box)
    .where(and(eq(box.chainId, chainId), eq(box.number, number)))
    .limit(1)
  return row
}

const prizeColumns = {
  ...getTableColumns(prize),
  isHidden: isOfHidden(prize),
  media: {
    title: nft.title,
    mediaType: nft.mediaType,
    mediaUrl: nft.mediaUrl,
    posterUrl: nft.posterUrl,
    metadata: nft.metadata,
  },
}

function selectPrizes(db: Connection) {
  return db
    .select(prizeColumns)
    .from(prize)
    .leftJoin(nft, and(eq(nft.id, prize.nftId), not(isOfHidden(prize))))
}

export function listPrizes(db: Connection, boxId: string, most: number): Promise<PrizeRow[]> {
  return selectPrizes(db).where(eq(prize.boxId, boxId)).orderBy(asc(prize.place)).limit(most)
}

export function listPrizesAfter(
  db: Connection,
  boxId: string,
  { which, after, most }: PrizePage,
): Promise<PrizeRow[]> {
  return selectPrizes(db)
    .where(
      and(
        eq(prize.boxId, boxId),
        which === 'in' ? eq(prize.state, 'in') : inArray(prize.state, ['drawn', 'claimed']),
        after === undefined ? undefined : gt(prize.place, after),
      ),
    )
    .orderBy(asc(prize.place))
    .limit(most)
}

/** The prizes of some draws: at most 20 of each. */
export function listPrizesOfDraws(db: Connection, drawIds: readonly string[]): Promise<PrizeRow[]> {
  if (drawIds.length === 0) return Promise.resolve([])
  return selectPrizes(db)
    .where(inArray(prize.drawId, [...drawIds]))
    .orderBy(asc(prize.place))
}

export function listDrawsOf(
  db: Connection,
  { chainId, owner, boxId, before, most }: DrawPage,
): Promise<{ draw: DrawRow; box: Pick<BoxRow, 'number' | 'title'> }[]> {
  return db
    .select({ draw, box: { number: box.number, title: box.title } })
    .from(draw)
    .innerJoin(box, eq(box.id, draw.boxId))
    .where(
      and(
        eq(draw.owner, owner),
        eq(draw.chainId, chainId),
        boxId === undefined ? undefined : eq(draw.boxId, boxId),
        before === undefined ? undefined : lt(draw.paidOrder, before),
      ),
    )
    .orderBy(desc(draw.paidOrder))
    .limit(most)
}

export async function findWhitelistItem(
  db: Connection,
  boxId: string,
  account: string,
): Promise<WhitelistRow | undefined> {
  const [row] = await db
    .select()
    .from(boxWhitelistItem)
    .where(
      and(
        eq(boxWhitelistItem.boxId, boxId),
        eq(boxWhitelistItem.addr, account),
        gt(boxWhitelistItem.limit, 0),
      ),
    )
    .limit(1)
  return row
}

export function listDraws(db: Connection, boxId: string, most: number): Promise<DrawRow[]> {
  return db.select().from(draw).where(eq(draw.boxId, boxId)).orderBy(desc(draw.orderId)).limit(most)
}

/** Pending draws of a box by account: few, because each is settled within seconds. */
export function listPendingDraws(
  db: Connection,
  boxId: string,
  most: number,
): Promise<{ owner: string; size: string | null }[]> {
  return db
    .select({ owner: draw.owner, size: sum(draw.size) })
    .from(draw)
    .where(and(eq(draw.boxId, boxId), eq(draw.state, 'pending')))
    .groupBy(draw.owner)
    .orderBy(asc(draw.owner))
    .limit(most)
}

export function listCollaborators(
  db: Connection,
  boxId: string,
  most: number,
): Promise<{ account: string }[]> {
  return db
    .select({ account: boxCollaborator.account })
    .from(boxCollaborator)
    .where(and(eq(boxCollaborator.boxId, boxId), eq(boxCollaborator.isCollaborator, true)))
    .orderBy(asc(boxCollaborator.account))
    .limit(most)
}

export function listWhitelist(db: Connection, boxId: string, most: number): Promise<WhitelistRow[]> {
  return db
    .select()
    .from(boxWhitelistItem)
    .where(and(eq(boxWhitelistItem.boxId, boxId), gt(boxWhitelistItem.limit, 0)))
    .orderBy(asc(boxWhitelistItem.addr))
    .limit(most)
}
