import { isDeepStrictEqual } from 'node:util'

import { createClient } from '@mofu/wire/client'
import * as wire from '@mofu/wire/referrals/reports'

import { CHAIN_ID } from '../market/shape.ts'
import type { Season } from './chain-rows.ts'
import { compareIndexData } from './compare-index-data.ts'
import type { Compare, Comparison, Session } from './comparison.ts'
import { between, dayText, type Line, linesOf, periods, totalsOf, type Tree, treeOf } from './recompute.ts'
import { LAST_BLOCK, timeOf, userOf } from './shape.ts'

const DAY = 86_400
const PAGES = 4
const PAGE = 100
const query = { chainId: CHAIN_ID }

/** Asks for every report and compares each answer with the raw lines. */
export async function compareReports(
  apiUrl: string,
  { sessions, admin }: { sessions: readonly Session[]; admin: Session },
  season: Season,
): Promise<Comparison> {
  const found: Comparison = { count: 0, wrong: [] }
  const compare: Compare = (what, reported, recomputed) => {
    found.count++
    if (!isDeepStrictEqual(reported, recomputed)) found.wrong.push(what)
  }
  const lines = linesOf(season)
  const tree = treeOf(lines)
  for (const [index, session] of sessions.entries()) {
    await compareOwn(apiUrl, compare, { index, session, tree })
  }
  await compareEverybody(apiUrl, compare, { admin, tree, lines })
  await compareIndexData(apiUrl, compare, lines)
  return found
}

const sums = (list: readonly wire.SoldTotal[]) =>
  list.map(({ kind, coin, count, amount }) => ({ kind, coin, count, amount }))

/** What one inviter reads: totals ever, by day, week and month, the lines behind them, and those they invited. */
async function compareOwn(
  apiUrl: string,
  compare: Compare,
  { index, session, tree }: { index: number; session: Session; tree: Tree },
): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const own = tree.linesOfInviter.get(index) ?? []
  const { wallet } = userOf(index)
  compare(`sellData ${index}`, sums((await call(wire.sellData, { query }, session)).data.list), totalsOf(own))
  for (const { first, last } of periods()) {
    const params = { a: dayText(first), b: dayText(last) }
    const { data } = await call(wire.sellDataBetween, { params, query }, session)
    const within = between(own, first, last + DAY)
    compare(`sellData ${index} ${params.a} ${params.b}`, sums(data.list), totalsOf(within))
  }
  const { data: byDay } = await call(wire.soldByDay, { query: { ...query, days: 30 } }, session)
  const today = Math.floor(timeOf(LAST_BLOCK) / DAY) * DAY
  compare(
    `soldByDay ${index}`,
    byDay.byDay.map(({ at, sold }) => [at, sums(sold)]),
    Array.from({ length: 30 }, (_, day) => today - (29 - day) * DAY).map((at) => [
      at,
      totalsOf(between(own, at, at + DAY)),
    ]),
  )
  const kinds = [
    [wire.referralSoldList, own],
    [wire.marketReferrals, own.filter(({ kind }) => kind === 'market')],
    [wire.claimReferrals, own.filter(({ kind }) => kind === 'claim')],
  ] as const
  for (const [route, expected] of kinds) {
    const read = (cursor: string | undefined) =>
      call(
        route,
        { params: { x: wallet }, query: { ...query, pageSize: PAGE, ...(cursor ? { cursor } : {}) } },
        session,
      )
    await comparePages(`${route.path} ${index}`, compare, { read, expected })
  }
  const invited = tree.users.flatMap((user, place) => (user.inviter === index ? [{ user, place }] : []))
  const { data: users } = await call(wire.subUserList, { params: { x: wallet }, query: {} }, session)
  compare(`subUserList ${index}`, users.total, invited.length)
  const present = invited.find(({ user }) => user.deletedAt === undefined)
  if (!present) return
  const { data: one } = await call(wire.subUserDetail, { params: { x: present.user.wallet }, query }, session)
  compare(`subUserDetail ${index}`, sums(one.bought), totalsOf(tree.linesOfBuyer.get(present.place) ?? []))
}

/** What admins read of everybody. */
async function compareEverybody(
  apiUrl: string,
  compare: Compare,
  { admin, tree, lines }: { admin: Session; tree: Tree; lines: readonly Line[] },
): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const inviters = new Set(tree.users.flatMap(({ inviter }) => inviter ?? []))
  const { data } = await call(wire.userListWithSub, { query: {} }, admin)
  compare('userListWithSub', data.total, inviters.size)
  const all = allInvited(tree)
  const read = (cursor: string | undefined) =>
    call(
      wire.referralSoldListAdmin,
      { query: { ...query, pageSize: PAGE, ...(cursor ? { cursor } : {}) } },
      admin,
    )
  await comparePages('soldListAdmin', compare, { read, expected: all })
  const sellers = [...new Set(lines.flatMap(({ kind, seller }) => (kind === 'claim' ? [seller] : [])))].slice(
    0,
    5,
  )
  for (const seller of sellers) {
    const expected = lines.filter((line) => line.kind === 'claim' && line.seller === seller)
    await comparePages(`claimSoldList ${seller}`, compare, {
      read: (cursor) =>
        call(wire.claimSoldList, {
          params: { x: seller },
          query: { ...query, pageSize: PAGE, ...(cursor ? { cursor } : {}) },
        }),
      expected,
    })
  }
}

/** The lines of all inviters, newest first. */
export function allInvited({ linesOfInviter }: Tree): Line[] {
  return [...linesOfInviter.values()].flat().toSorted((a, b) => b.order - a.order || (a.id < b.id ? 1 : -1))
}

type Pages = {
  read: (
    cursor: string | undefined,
  ) => Promise<{ data: { list: { id: string; price: string }[]; next: string | null } }>
  expected: readonly Line[]
}

async function comparePages(what: string, compare: Compare, { read, expected }: Pages): Promise<void> {
  let cursor: string | undefined
  for (let page = 0; page < PAGES; page++) {
    const { data } = await read(cursor)
    const from = page * PAGE
    compare(
      `${what}, page ${page + 1}`,
      data.list.map(({ id, price }) => [id, price]),
      expected.slice(from, from + PAGE).map(({ id, price }) => [id, String(price)]),
    )
    if (data.next === null) return
    cursor = data.next
  }
}
