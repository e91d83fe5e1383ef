import { logOrder } from '@mofu/domain/log-order'

import type { Season } from './chain-rows.ts'
import { START, tokensOf, type User, USERS, userOf } from './shape.ts'

const DAY = 86_400
/** As in the reports: a chain's clock may be behind ours. */
const CLOCK_SECONDS = 600

export type Line = {
  id: string
  kind: 'market' | 'claim'
  order: number
  coin: string
  price: bigint
  at: number
  buyer: string
  seller: string
  collection: string
}
export type Total = { kind: string; coin: string; count: number; amount: string }

/** Every token that was sold, from the rows of the chain alone. */
export function linesOf({ sales, purchases }: Season): Line[] {
  const market = sales.map((sale) => ({
    id: sale.id,
    kind: 'market' as const,
    order: logOrder(sale.block, sale.log_index),
    coin: sale.coin,
    price: BigInt(sale.price),
    at: sale.at,
    buyer: sale.buyer,
    seller: sale.seller,
    collection: sale.collection,
  }))
  const claims = purchases.flatMap((purchase) =>
    tokensOf(Number(purchase.id.split('-')[2])).map((token) => ({
      id: `${purchase.id}-${token.token_id}`,
      kind: 'claim' as const,
      order: purchase.sold_order,
      coin: purchase.coin,
      price: BigInt(purchase.price),
      at: purchase.at,
      buyer: purchase.buyer,
      seller: purchase.seller,
      collection: purchase.collection,
    })),
  )
  return newestFirst([...market, ...claims])
}

export function newestFirst(lines: Line[]): Line[] {
  return lines.toSorted((a, b) => b.order - a.order || (a.id < b.id ? 1 : -1))
}

export type Tree = { users: User[]; linesOfInviter: Map<number, Line[]>; linesOfBuyer: Map<number, Line[]> }

/** Whose invitation each line belongs to. */
export function treeOf(lines: readonly Line[]): Tree {
  const users = Array.from({ length: USERS }, (_, index) => userOf(index))
  const byWallet = Map.groupBy(lines, ({ buyer }) => buyer)
  const linesOfBuyer = new Map<number, Line[]>()
  const linesOfInviter = new Map<number, Line[]>()
  for (const [index, user] of users.entries()) {
    const { inviter, boundAt, deletedAt } = user
    const since = boundAt === undefined ? 0 : boundAt - CLOCK_SECONDS
    const own = (byWallet.get(user.wallet) ?? []).filter(
      ({ at }) => at >= since && at <= (deletedAt ?? Number.MAX_SAFE_INTEGER),
    )
    linesOfBuyer.set(index, own)
    if (inviter !== undefined) linesOfInviter.set(inviter, [...(linesOfInviter.get(inviter) ?? []), ...own])
  }
  for (const [inviter, own] of linesOfInviter) linesOfInviter.set(inviter, newestFirst(own))
  return { users, linesOfInviter, linesOfBuyer }
}

/** Sums by kind and coin, in the order of the reports. */
export function totalsOf(lines: readonly Line[]): Total[] {
  return [...Map.groupBy(lines, ({ kind, coin }) => `${kind} ${coin}`).values()]
    .map((group) => ({
      kind: group[0]?.kind ?? '',
      coin: group[0]?.coin ?? '',
      count: group.length,
      amount: String(group.reduce((sum, { price }) => sum + price, 0n)),
    }))
    .toSorted((a, b) => (a.kind === b.kind ? (a.coin < b.coin ? -1 : 1) : a.kind < b.kind ? 1 : -1))
}

export const between = (lines: readonly Line[], from: number, until: number) =>
  lines.filter(({ at }) => at >= from && at < until)

export const dayText = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

/** Days, weeks and months of the season, each with its first and its last day. */
export function periods(): { first: number; last: number }[] {
  const day = (number: number) => START + number * DAY
  return [
    ...[0, 31, 59, 60, 88, 89].map((number) => ({ first: day(number), last: day(number) })),
    ...[0, 4, 8, 11].map((week) => ({ first: day(week * 7), last: day(week * 7 + 6) })),
    ...[0, 30, 60].map((month) => ({ first: day(month), last: day(month + 29) })),
  ]
}
