import type { Connection } from '@mofu/db/connect'
import { logOrder, placeOfOrder } from '@mofu/domain/log-order'
import { sql, type SQL } from 'drizzle-orm'

import {
  claimColumns,
  claimTokens,
  marketColumns,
  marketTokens,
  type Period,
  type ReferralLine,
  type SaleKind,
  sinceBound,
  toLine,
  treeOf,
  untilDeleted,
  wallet,
} from '../store.ts'

/** A part of a chain's sales of one kind: those after an order, newest first. */
export type ScanPart = {
  chainId: number
  /** Those of which inviters; undefined for all. */
  inviterIds: readonly string[] | undefined
  period: Period
  before: number | undefined
  /** How many sales are read, whether or not they belong to an invited account. */
  most: number
}

/** Its lines, and the order and time of the last sale that was read; undefined where there is none any more. */
export type Scanned = { lines: ReferralLine[]; reached: { order: number; at: number } | undefined }

/** The order of a log is its block times this, and its index. */
const BLOCK = logOrder(1, 0)
const LAST = Number.MAX_SAFE_INTEGER

/** Reads a number of sales once, and looks up what belongs to each: the same cost wherever in the chain it is. */
export async function scanReferralLines(db: Connection, kind: SaleKind, part: ScanPart): Promise<Scanned> {
  const { inviterIds, period } = part
  const { rows } = await db.execute<ReferralLine & { reached: string | null; reachedAt: string }>(sql`
    with s as materialized (${kind === 'market' ? salesOf(part) : purchasesOf(part)}),
    gone as materialized (
      select * from app.account where address is null and bought_as is not null and inviter_id is not null
    ), lines as (
      select ${kind === 'market' ? marketColumns(sql`s`) : claimColumns(sql`s`)}, ${wallet} as wallet, a.email,
        i.address as inviter
      from s
      join lateral (
        select * from app.account where address = s.buyer union all select * from gone where bought_as = s.buyer
      ) a on s.at between ${sinceBound} and ${untilDeleted}
      join app.account i on i.id = a.inviter_id
      ${kind === 'market' ? marketTokens(sql`s`) : claimTokens(sql`s`)}
      where ${inviterIds === undefined ? sql`true` : sql`a.inviter_id = any(${sql.param(inviterIds)}::uuid[])`}
        and ${sql`s.at >= ${period.from ?? 0}`} and s.at < ${period.until ?? LAST}
    )
    select r.reached, r."reachedAt", l.*
    from (select min(scanned_order) as reached, min(at) as "reachedAt" from s) r
    left join lines l on true
    order by l."order" desc, l.id collate "C" desc`)
  const [first] = rows
  const isOver = first === undefined || first.reached === null
  return {
    // A part without lines is one row without a line.
    lines: rows.flatMap((row) => ((row.id as string | null) === null ? [] : [lineOf(row)])),
    reached: isOver ? undefined : { order: Number(first.reached), at: Number(first.reachedAt) },
  }
}

function lineOf(row: ReferralLine & { reached?: unknown; reachedAt?: unknown }): ReferralLine {
  const line = { ...toLine(row) }
  delete line.reached
  delete line.reachedAt
  return line
}

function salesOf({ chainId, before, most }: ScanPart): SQL {
  const { block, logIndex } = placeOfOrder(before ?? LAST)
  return sql`
    select *, block * ${BLOCK}::bigint + log_index as scanned_order from app.sale
    where chain_id = ${chainId} and block <= ${block} and (block, log_index) < (${block}, ${logIndex})
    order by block desc, log_index desc limit ${most}`
}

function purchasesOf({ chainId, before, most }: ScanPart): SQL {
  return sql`
    select *, sold_order as scanned_order from app.mint_purchase
    where chain_id = ${chainId} and sold_order < ${before ?? LAST}
    order by sold_order desc limit ${most}`
}

/** The accounts at and below a leader: their invitations are the leader's to read. */
export async function listTree(db: Connection, leaderId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${treeOf(leaderId)} select id from tree`)
  return rows.map(({ id }) => id)
}
