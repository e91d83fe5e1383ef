import type { Database } from '@mofu/db/connect'
import { placeOfOrder } from '@mofu/domain/log-order'
import { maskEmail } from '@mofu/domain/mask-email'
import type { ReadAt } from '@mofu/wire/envelope'
import * as wire from '@mofu/wire/referrals/reports'
import type { FastifyInstance } from 'fastify'

import type { Caller } from '../../../platform/access.ts'
import type { NameCoin } from '../../../platform/coin-names.ts'
import { csvFile } from '../../../platform/csv-file.ts'
import { mountFile } from '../../../platform/mount-file.ts'
import { mount } from '../../../platform/mount.ts'
import type { ReadWatermark } from '../../../platform/watermark.ts'
import type { Days } from './days.ts'
import { exportLines } from './export-lines.ts'
import { isSignedAdmin } from './find-reported.ts'
import { lineCells, lineTitles } from './line-cells.ts'
import { listAllReferrals, listClaimsSold, listReferrals } from './list-lines.ts'
import { listInvited, listMyInvited, listWithInvited, showInvited } from './list-users.ts'
import type { Line, ReferralLine, SaleKind, TotalRow } from './store.ts'
import { totalLines, totalLinesByDay } from './total-lines.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }
type Query = Days & { chainId?: number | undefined; cursor?: string | undefined; pageSize: number }

const members = { scopes: ['web3', 'readonly'] } as const
const leaders = { scopes: ['web3', 'readonly'], roles: ['leader', 'admin'] } as const
/** What a whole tree or everyone bought is not shown to a mere password. */
const signedLeaders = { scopes: ['web3'], roles: ['leader', 'admin'] } as const

/** SPEC §7: who was invited, and what they bought. */
export function reportRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  const referrals = async (wallet: string, kind: SaleKind | undefined, query: Query, caller: Caller) => {
    const page = pageOf(query)
    const at = await readWatermark(page.chainId)
    const { list, next } = await listReferrals(db, caller, { wallet, kind, days: query, page })
    return { data: { list: list.map((line) => saleOf(line, at, caller)), next }, at }
  }

  mount(server, wire.claimSoldList, 'anyone', async ({ params: { x }, query }) => {
    const page = pageOf(query)
    const at = await readWatermark(page.chainId)
    const { list, next } = await listClaimsSold(db, x, page)
    return { data: { list: list.map((line) => tokenOf(line, line.from, at)), next }, at }
  })

  mount(server, wire.marketReferrals, members, ({ params: { x }, query }, caller) =>
    referrals(x, 'market', query, caller),
  )

  mount(server, wire.claimReferrals, members, ({ params: { x }, query }, caller) =>
    referrals(x, 'claim', query, caller),
  )

  mount(server, wire.referralSoldList, members, ({ params: { x }, query }, caller) =>
    referrals(x, undefined, query, caller),
  )

  mount(server, wire.referralSoldListAdmin, signedLeaders, async ({ query }, caller) => {
    const page = pageOf(query)
    const at = await readWatermark(page.chainId)
    const { list, next } = await listAllReferrals(db, caller, { days: query, page })
    return {
      data: { list: list.map((line) => ({ ...saleOf(line, at, caller), inviter: line.inviter })), next },
      at,
    }
  })

  mount(server, wire.myReferralUser, members, async ({ query }, caller) => {
    const { list, total } = await listMyInvited(db, caller, query)
    return { data: { list: list.map((user) => userOf(user, caller)), total } }
  })

  mount(server, wire.subUserList, members, async ({ params: { x }, query }, caller) => {
    const { list, total } = await listInvited(db, caller, x, query)
    return { data: { list: list.map((user) => userOf(user, caller)), total } }
  })

  mount(server, wire.subUserDetail, members, async ({ params: { x }, query }, caller) => {
    const { chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const { user, bought } = await showInvited(db, caller, { wallet: x, chainId })
    const data = {
      ...userOf(user, caller),
      inviter: user.inviter,
      bought: bought.map((row) => totalOf(row, chainId)),
    }
    return { data, at }
  })

  mount(server, wire.userListWithSub, leaders, async ({ query }, caller) => {
    const { list, total } = await listWithInvited(db, caller, query)
    return { data: { list: list.map((user) => ({ ...user, email: emailFor(user.email, caller) })), total } }
  })

  mount(server, wire.sellData, members, async ({ query: { chainId = defaultChainId } }, caller) => {
    const at = await readWatermark(chainId)
    const list = await totalLines(db, caller, { chainId, days: {} })
    return { data: { list: list.map((row) => totalOf(row, chainId)) }, at }
  })

  mount(server, wire.sellDataBetween, members, async ({ params: { a, b }, query }, caller) => {
    const { chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const list = await totalLines(db, caller, { chainId, days: { first: a, last: b } })
    return { data: { list: list.map((row) => totalOf(row, chainId)) }, at }
  })

  mount(server, wire.soldByDay, members, async ({ query: { chainId = defaultChainId, days } }, caller) => {
    const at = await readWatermark(chainId)
    const named = (rows: readonly TotalRow[]) => rows.map((row) => totalOf(row, chainId))
    const { first, last, totals, byDay } = await totalLinesByDay(db, caller, {
      chainId,
      now: at.blockTime,
      days,
    })
    const data = {
      first,
      last,
      totals: named(totals),
      byDay: byDay.map((day) => ({ at: day.at, sold: named(day.sold) })),
    }
    return { data, at }
  })

  mountFile(server, wire.referralExport, members, async ({ query }, caller) => {
    const { chainId = defaultChainId } = query
    const at = await readWatermark(chainId)
    const pages = await exportLines(db, caller, { ...query, chainId })
    const cells = async function* () {
      for await (const lines of pages) {
        yield lines.map((line) => lineCells({ ...saleOf(line, at, caller), inviter: line.inviter, chainId }))
      }
    }
    return { name: 'referrals.csv', type: 'text/csv; charset=utf-8', chunks: csvFile(lineTitles, cells()) }
  })

  function pageOf({ chainId = defaultChainId, cursor, pageSize }: Query) {
    return { chainId, cursor, pageSize }
  }

  function tokenOf(line: Line, wallet: string, { chainId, finalizedBlock }: ReadAt): wire.SoldToken {
    const { order, at, ...facts } = line
    return {
      ...facts,
      wallet,
      updated: at,
      ...nameCoin(chainId, line.coin),
      isFinal: placeOfOrder(order).block <= finalizedBlock,
    }
  }

  function saleOf(line: ReferralLine, at: ReadAt, caller: Caller): wire.ReferralSale {
    const { wallet, email, inviter: _, ...facts } = line
    return { ...tokenOf(facts, wallet, at), email: emailFor(email, caller) }
  }

  function totalOf({ kind, coin, count, amount }: TotalRow, chainId: number): wire.SoldTotal {
    return { kind, coin, ...nameCoin(chainId, coin), count, amount }
  }
}

type User = { wallet: string | null; email: string | null; boundAt: Date | null; subCount: number }

function userOf({ wallet, email, boundAt, subCount }: User, caller: Caller): wire.ReferredUser {
  return { wallet, email: emailFor(email, caller), updated: boundAt?.toISOString() ?? '', subCount }
}

function emailFor(email: string | null, caller: Caller): string | null {
  return email === null || isSignedAdmin(caller) ? email : maskEmail(email)
}
