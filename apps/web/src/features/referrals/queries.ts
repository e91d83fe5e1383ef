import * as wire from '@mofu/wire/referrals/reports'
import * as statements from '@mofu/wire/referrals/statements'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../api/call.ts'
import type { SalesFilter } from './sales-filter.ts'

export type Sale = wire.ReferralSale & { inviter?: string | null }
export type SoldByDay = Data<typeof wire.soldByDay>
export type OwnStatement = Data<typeof statements.ownStatement>
export type Referrer = Data<typeof wire.userListWithSub>['list'][number]

/** People on a page. */
export const PEOPLE_PAGE = 20

const firstPage: string | undefined = undefined

/** Sales, page by page. Keyed by user, as all of these: another user's report is never shown, not even for a moment. */
export function salesQuery(reader: string, chainId: number, filter: SalesFilter) {
  return infiniteQueryOptions({
    queryKey: ['referrals', reader, 'sales', chainId, filter],
    queryFn: ({ pageParam: cursor, signal }): Promise<{ list: Sale[]; next: string | null }> =>
      readSales(filter, { chainId, cursor, first: filter.first, last: filter.last }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

type SalesPage = {
  chainId: number
  cursor: string | undefined
  first: string | undefined
  last: string | undefined
}

async function readSales({ inviter, kind }: SalesFilter, query: SalesPage, signal: AbortSignal) {
  if (inviter === undefined) return (await callSigned(wire.referralSoldListAdmin, { query }, { signal })).data
  const input = { params: { x: inviter }, query }
  if (kind === 'market') return (await callSigned(wire.marketReferrals, input, { signal })).data
  if (kind === 'claim') return (await callSigned(wire.claimReferrals, input, { signal })).data
  return (await callSigned(wire.referralSoldList, input, { signal })).data
}

/** Whom an address invited; without one, whom the user invited. */
export function invitedQuery(reader: string, inviter: string | undefined, page: number) {
  const query = { page, pageSize: PEOPLE_PAGE }
  return queryOptions({
    queryKey: ['referrals', reader, 'invited', inviter ?? '', page],
    queryFn: async ({ signal }) =>
      inviter === undefined
        ? (await callSigned(wire.myReferralUser, { query }, { signal })).data
        : (await callSigned(wire.subUserList, { params: { x: inviter }, query }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** What one invited account bought. */
export function boughtQuery(reader: string, chainId: number, wallet: string) {
  return queryOptions({
    queryKey: ['referrals', reader, 'bought', chainId, wallet],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.subUserDetail, { params: { x: wallet }, query: { chainId } }, { signal })).data
        .bought,
  })
}

/** What all whom the user invited bought, ever. */
export function totalsQuery(reader: string, chainId: number) {
  return queryOptions({
    queryKey: ['referrals', reader, 'totals', chainId],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.sellData, { query: { chainId } }, { signal })).data.list,
  })
}

export function soldByDayQuery(reader: string, chainId: number, days: number) {
  return queryOptions({
    queryKey: ['referrals', reader, 'by-day', chainId, days],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.soldByDay, { query: { chainId, days } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Accounts that invited others, as far as the user may see them. */
export function referrersQuery(reader: string, page: number) {
  return queryOptions({
    queryKey: ['referrals', reader, 'referrers', page],
    queryFn: async ({ signal }) =>
      (await callSigned(wire.userListWithSub, { query: { page, pageSize: PEOPLE_PAGE } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The closed months with their roots. Read without a session: everyone gets the same roots. */
export function statementsQuery(chainId: number) {
  return queryOptions({
    queryKey: ['referrals', 'statements', chainId],
    queryFn: async ({ signal }) =>
      (await call(statements.referralStatements, { query: { chainId } }, { signal })).data.list,
  })
}

/** The user's lines of a month, all pages: only all of them can be checked. */
export function ownStatementQuery(reader: string, chainId: number, month: string) {
  return queryOptions({
    queryKey: ['referrals', reader, 'statement', chainId, month],
    queryFn: async ({ signal }): Promise<OwnStatement> => {
      const page = async (after?: number) => {
        const query = { chainId, ...(after === undefined ? {} : { after }) }
        return (await callSigned(statements.ownStatement, { params: { month }, query }, { signal })).data
      }
      const first = await page()
      const lines = [...first.lines]
      for (let { next } = first; next !== null;) {
        const more = await page(next)
        lines.push(...more.lines)
        ;({ next } = more)
      }
      return { ...first, lines, next: null }
    },
  })
}
