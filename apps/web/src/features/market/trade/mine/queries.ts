import { activityOf, approvalsOf, asksOf, bidsOf, offersReceived } from '@mofu/wire/market/trade'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '../../../../api/call.ts'

/** Keyed by owner and block: refetched with each block. */
export type OwnerAtBlock = { chainId: number; account: string; block: number }

const first = undefined as string | undefined

function pageOf({ chainId }: OwnerAtBlock, cursor: string | undefined) {
  return { chainId, ...(cursor === undefined ? {} : { cursor }) }
}

export function myAsksQuery(whose: OwnerAtBlock) {
  return infiniteQueryOptions({
    queryKey: ['market', 'asks', whose],
    queryFn: async ({ pageParam, signal }) =>
      call(asksOf, { params: { account: whose.account }, query: pageOf(whose, pageParam) }, { signal }),
    initialPageParam: first,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}

export function myBidsQuery(whose: OwnerAtBlock) {
  return infiniteQueryOptions({
    queryKey: ['market', 'bids', whose],
    queryFn: async ({ pageParam, signal }) =>
      call(bidsOf, { params: { account: whose.account }, query: pageOf(whose, pageParam) }, { signal }),
    initialPageParam: first,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}

export function offersReceivedQuery(whose: OwnerAtBlock) {
  return infiniteQueryOptions({
    queryKey: ['market', 'received', whose],
    queryFn: async ({ pageParam, signal }) =>
      call(
        offersReceived,
        { params: { account: whose.account }, query: pageOf(whose, pageParam) },
        { signal },
      ),
    initialPageParam: first,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}

export function activityQuery(whose: OwnerAtBlock) {
  return infiniteQueryOptions({
    queryKey: ['market', 'activity', whose],
    queryFn: async ({ pageParam, signal }) =>
      call(activityOf, { params: { account: whose.account }, query: pageOf(whose, pageParam) }, { signal }),
    initialPageParam: first,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}

export function approvalsQuery({ chainId, account, block }: OwnerAtBlock) {
  return queryOptions({
    queryKey: ['market', 'approvals', chainId, account, block],
    queryFn: async ({ signal }) =>
      (await call(approvalsOf, { params: { account }, query: { chainId } }, { signal })).data.list,
  })
}
