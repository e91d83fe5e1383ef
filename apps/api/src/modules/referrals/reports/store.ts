import type { Connection } from '@mofu/db/connect'
import { logOrder } from '@mofu/domain/log-order'
import { type SQL, sql } from 'drizzle-orm'

import { DAY_SECONDS } from './days.ts'

export type SaleKind = 'market' | 'claim'
export type Line = {
  id: string
  kind: SaleKind
  order: number
  from: string
  to: string
  nftId: string
  tokenId: string
  itemName: string
  collection: string
  coin: string
  price: string
  at: number
  txHash: string
}
export type ReferralLine = Line & { wallet: string; email: string | null; inviter: string | null }
type LinePlace = { order: number; id: string }
export type LinePage = { chainId: number; before: LinePlace | undefined; most: number }
/** In seconds; `until` is excluded. An end that is undefined has no limit. */
export type Period = { from?: number | undefined; until?: number | undefined }
/** Whose invitations: of one account, of a leader and everyone below them, or of everyone. */
export type Inviters = { inviterId: string } | { leaderId: string } | 'everyone'
export type LineFilter = { inviters: Inviters; kind: SaleKind | undefined; period: Period }
export type TotalRow = { kind: SaleKind; coin: string; count: number; amount: string }
/** The day is counted from 1970, in UTC. */
export type DayTotalRow = TotalRow & { day: number }
export type UserRow = { wallet: string | null; email: string | null; boundAt: Date; subCount: number }

/** The order of a log is its block times this, and its index. */
const BLOCK = logOrder(1, 0)
/** The tokens of a purchase have the orders after its own and that of `SeriesMinted`. */
const FIRST_TOKEN = 2

/** A sale stays a sale when its token is burned, as a redeemed pet is: then the token has no row, and no name. */
export function marketColumns(s: SQL): SQL {
  return sql`
    ${s}.id, 'market' as kind, ${s}.block * ${BLOCK}::bigint + ${s}.log_index as "order", ${s}.seller as "from",
      ${s}.receiver as "to", ${s}.nft_id as "nftId", split_part(${s}.nft_id, '-', 3) as "tokenId",
      coalesce(n.title, '') as "itemName", coalesce(c.name, '') as collection, ${s}.coin, ${s}.price::text, ${s}.at,
      ${s}.tx_hash as "txHash"`
}

export function marketTokens(s: SQL): SQL {
  return sql`
    left join app.nft n on n.id = ${s}.nft_id
    left join app.collection c on c.id = ${s}.collection_id`
}

function marketLines(where: SQL): SQL {
  return sql`select ${marketColumns(sql`s`)} from app.sale s ${marketTokens(sql`s`)} where ${where}`
}

export function claimColumns(p: SQL): SQL {
  return sql`
    ${p}.id || '-' || n.token_id as id, 'claim' as kind, ${p}.sold_order as "order", ${p}.seller as "from",
      ${p}.buyer as "to", n.id as "nftId", n.token_id::text as "tokenId", n.title as "itemName", c.name as collection,
      ${p}.coin, ${p}.price::text, ${p}.at, ${p}.tx_hash as "txHash"`
}

export function claimTokens(p: SQL): SQL {
  return sql`
    join app.collection c on c.id = ${p}.chain_id || '-' || ${p}.collection
    join app.nft n on n.collection_id = c.id
      and n.mint_order between ${p}.sold_order + ${FIRST_TOKEN} and ${p}.sold_order + ${FIRST_TOKEN} + ${p}.quantity - 1`
}

function claimLines(where: SQL): SQL {
  return sql`select ${claimColumns(sql`p`)} from app.mint_purchase p ${claimTokens(sql`p`)} where ${where}`
}

/** A chain's clock may be this many seconds behind ours: a purchase right after the binding must not be lost. */
const CLOCK_SECONDS = 600
/** A wallet that was linked later may have bought before its account was invited. */
export const sinceBound = sql`coalesce(extract(epoch from a.bound_at)::bigint - ${CLOCK_SECONDS}::int, 0)`

/** The wallet of the account `a`, or the one that it had until it was deleted: what it bought counts for its referrer. */
export const wallet = sql`coalesce(a.address, a.bought_as)`
export const untilDeleted = sql`coalesce(extract(epoch from a.deleted_at)::bigint, 9223372036854775807)`

/** What the account `a` of the surrounding query bought on a chain, since it was invited and until it was deleted. */
export function boughtLines(chainId: number, kind: SaleKind | undefined): SQL {
  const within = (at: SQL) => sql`${at} between ${sinceBound} and ${untilDeleted}`
  const market = marketLines(sql`s.buyer = ${wallet} and s.chain_id = ${chainId} and ${within(sql`s.at`)}`)
  const claims = claimLines(sql`p.buyer = ${wallet} and p.chain_id = ${chainId} and ${within(sql`p.at`)}`)
  if (kind === 'market') return market
  return kind === 'claim' ? claims : sql`(${market}) union all (${claims})`
}

function further({ before, most }: LinePage): { where: SQL; limit: SQL } {
  return {
    where:
      before === undefined
        ? sql`true`
        : sql`(l."order", l.id collate "C") < (${before.order}, ${before.id} collate "C")`,
    limit: sql`order by l."order" desc, l.id collate "C" desc limit ${most}`,
  }
}

/** Times and orders come as text: they are 64-bit. */
export function toLine<L extends Line>(row: L): L {
  return { ...row, order: Number(row.order), at: Number(row.at) }
}

export async function listClaimsSoldBy(db: Connection, seller: string, page: LinePage): Promise<Line[]> {
  const { where, limit } = further(page)
  const claims = claimLines(sql`p.seller = ${seller} and p.chain_id = ${page.chainId}`)
  const { rows } = await db.execute<Line>(sql`select l.* from (${claims}) l where ${where} ${limit}`)
  return rows.map((row) => toLine(row))
}

/** An account and everyone below it in the tree of invitations. */
export function treeOf(leaderId: string | null): SQL {
  return sql`
    with recursive tree as (
      select id from app.account where id = ${leaderId}
      union
      select a.id from app.account a join tree on a.inviter_id = tree.id
    )`
}

/** Whether the inviter of the account `a` is among these. */
function invitedBy(inviters: Inviters): SQL {
  if (inviters === 'everyone') return sql`true`
  if ('inviterId' in inviters) return sql`a.inviter_id = ${inviters.inviterId}`
  return sql`a.inviter_id in (${treeOf(inviters.leaderId)} select id from tree)`
}

/** Whether the line `l` is in the period. */
function isIn({ from, until }: Period): SQL {
  const since = from === undefined ? sql`true` : sql`l.at >= ${from}`
  return until === undefined ? since : sql`${since} and l.at < ${until}`
}

export async function listReferralLines(
  db: Connection,
  { inviters, kind, period }: LineFilter,
  page: LinePage,
): Promise<ReferralLine[]> {
  const { where, limit } = further(page)
  const { rows } = await db.execute<ReferralLine>(sql`
    select l.*, ${wallet} as wallet, a.email, i.address as inviter
    from app.account a
    join app.account i on i.id = a.inviter_id
    cross join lateral (${boughtLines(page.chainId, kind)}) l
    where ${invitedBy(inviters)} and ${isIn(period)} and ${where} ${limit}`)
  return rows.map((row) => toLine(row))
}

export async function totalReferralLines(
  db: Connection,
  { inviterId, chainId, period }: { inviterId: string; chainId: number; period: Period },
): Promise<TotalRow[]> {
  return totals(db, { who: invitedBy({ inviterId }), chainId, period })
}

export async function totalBoughtBy(
  db: Connection,
  { accountId, chainId }: { accountId: string; chainId: number },
): Promise<TotalRow[]> {
  return totals(db, { who: sql`a.id = ${accountId}`, chainId, period: {} })
}

async function totals(
  db: Connection,
  { who, chainId, period }: { who: SQL; chainId: number; period: Period },
): Promise<TotalRow[]> {
  const { rows } = await db.execute<TotalRow>(sql`
    select l.kind, l.coin, count(*)::int as count, sum(l.price::numeric)::text as amount
    from app.account a cross join lateral (${boughtLines(chainId, undefined)}) l
    where ${who} and ${isIn(period)}
    group by l.kind, l.coin order by l.kind desc, l.coin`)
  return rows
}

export async function totalReferralLinesByDay(
  db: Connection,
  { inviterId, chainId, period }: { inviterId: string; chainId: number; period: Period },
): Promise<DayTotalRow[]> {
  const { rows } = await db.execute<DayTotalRow>(sql`
    select (l.at / ${DAY_SECONDS}::int)::int as day, l.kind, l.coin, count(*)::int as count,
      sum(l.price::numeric)::text as amount
    from app.account a cross join lateral (${boughtLines(chainId, undefined)}) l
    where ${invitedBy({ inviterId })} and ${isIn(period)}
    group by 1, l.kind, l.coin order by 1, l.kind desc, l.coin`)
  return rows
}

const subCount = sql`(select count(*)::int from app.account s where s.inviter_id = a.id) as "subCount"`

export async function listInvitedBy(
  db: Connection,
  { inviterId, skip, most }: { inviterId: string; skip: number; most: number },
): Promise<{ list: UserRow[]; total: number }> {
  const { rows } = await db.execute<Omit<UserRow, 'boundAt'> & { boundAt: string }>(sql`
    select a.address as wallet, a.email, a.bound_at as "boundAt", ${subCount}
    from app.account a where a.inviter_id = ${inviterId}
    order by a.bound_at desc, a.id limit ${most} offset ${skip}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from app.account where inviter_id = ${inviterId}`,
  )
  return {
    list: rows.map((row) => ({ ...row, boundAt: new Date(row.boundAt) })),
    total: counted[0]?.total ?? 0,
  }
}

export type FoundUser = {
  accountId: string
  wallet: string
  email: string | null
  boundAt: Date | null
  subCount: number
  inviterId: string | null
  inviter: string | null
}

export async function findUser(db: Connection, wallet: string): Promise<FoundUser | undefined> {
  const { rows } = await db.execute<Omit<FoundUser, 'boundAt'> & { boundAt: string | null }>(sql`
    select a.id as "accountId", a.address as wallet, a.email, a.bound_at as "boundAt", ${subCount},
      a.inviter_id as "inviterId", i.address as inviter
    from app.account a left join app.account i on i.id = a.inviter_id where a.address = ${wallet}`)
  const [row] = rows
  return row && { ...row, boundAt: row.boundAt === null ? null : new Date(row.boundAt) }
}

/** Whether an account is below another one in the tree of invitations; nobody is below themselves. */
export async function isBelow(db: Connection, accountId: string, leaderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_below: boolean }>(sql`
    with recursive up as (
      select inviter_id from app.account where id = ${accountId}
      union
      select a.inviter_id from app.account a join up on a.id = up.inviter_id
    )
    select exists (select from up where inviter_id = ${leaderId}) as is_below`)
  return rows[0]?.is_below ?? false
}

export type InviterRow = { wallet: string | null; email: string | null; subCount: number }

/** Accounts that invited others: all, or those at and below a leader. */
export async function listInviters(
  db: Connection,
  { leaderId, skip, most }: { leaderId: string | undefined; skip: number; most: number },
): Promise<{ list: InviterRow[]; total: number }> {
  const tree = treeOf(leaderId ?? null)
  const inviters = sql`
    select a.address as wallet, a.email, a.id, count(*)::int as "subCount"
    from app.account a join app.account s on s.inviter_id = a.id
    where ${leaderId === undefined ? sql`true` : sql`a.id in (select id from tree)`}
    group by a.id`
  const { rows } = await db.execute<InviterRow>(sql`
    ${tree} select wallet, email, "subCount" from (${inviters}) i
    order by "subCount" desc, id limit ${most} offset ${skip}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`${tree} select count(*)::int as total from (${inviters}) i`,
  )
  return { list: rows, total: counted[0]?.total ?? 0 }
}
