import { myReport, reportedNfts } from '@mofu/wire/market/reports'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { callSigned } from '../../../api/call.ts'

/** The last report of a pet by a session's user. */
export function myReportQuery(id: string, session: string) {
  return queryOptions({
    queryKey: ['market', 'report', id, session],
    queryFn: async ({ signal }) => (await callSigned(myReport, { params: { id } }, { signal })).data.report,
  })
}

/** Reported pets, for admins. */
export function reportedQuery(reader: string, state: 'open' | 'decided') {
  return infiniteQueryOptions({
    queryKey: ['market', 'reported', reader, state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, ...(pageParam === undefined ? {} : { before: pageParam }) }
      return (await callSigned(reportedNfts, { query }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
