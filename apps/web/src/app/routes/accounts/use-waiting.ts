import { parseAddress } from '@mofu/domain/address'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../api/app-config.ts'
import type { Waiting } from '../../../features/accounts/administration/waiting-list.tsx'
import {
  alertsQuery,
  failedJobsQuery,
  pinningQuery,
  proposalsQuery,
} from '../../../features/accounts/queries.ts'
import { disputesQuery } from '../../../features/mall/orders/queries.ts'
import { applicationsQuery } from '../../../features/mall/queries.ts'
import { reportedQuery } from '../../../features/market/report/queries.ts'
import { reviewQueueQuery } from '../../../features/predictions/management/queries.ts'
import { useStoredSession } from '../../../session/stored-session.ts'

/** What waits for an admin in every feature: the same queries as on the pages where it is decided. */
export function useWaiting(reader: string): readonly Waiting[] {
  const { chainId } = useNetwork()
  const { web3 } = useStoredSession()
  const token = web3?.token ?? ''
  const alerts = useQuery(alertsQuery(reader))
  const proposals = useInfiniteQuery(proposalsQuery(reader, 'proposed'))
  const disputes = useQuery(disputesQuery(token))
  const applications = useQuery(applicationsQuery(reader))
  const wallet = parseAddress(web3?.address ?? '')
  const quizzes = useQuery({
    ...reviewQueueQuery(chainId, wallet ?? '0x', 1),
    enabled: wallet !== undefined,
  })
  const reports = useInfiniteQuery(reportedQuery(token, 'open'))
  const jobs = useQuery(failedJobsQuery(reader))
  const pins = useQuery(pinningQuery(reader))
  return [
    { what: 'alerts', page: 'today', count: alerts.data?.count, isError: alerts.isError },
    {
      what: 'proposals',
      page: 'proposals',
      count: proposals.data?.pages[0]?.count,
      isError: proposals.isError,
    },
    { what: 'disputes', page: 'disputes', count: disputes.data?.count, isError: disputes.isError },
    {
      what: 'applications',
      page: 'applications',
      count: applications.data?.length,
      isError: applications.isError,
    },
    { what: 'quizzes', page: 'quiz', count: quizzes.data?.total, isError: quizzes.isError },
    {
      what: 'reports',
      page: 'reports',
      count: reports.data?.pages.reduce((sum, { list }) => sum + list.length, 0),
      hasMore: reports.hasNextPage,
      isError: reports.isError,
    },
    { what: 'jobs', page: 'jobs', count: jobs.data?.count, isError: jobs.isError },
    { what: 'pins', page: 'jobs', count: pins.data?.failing, isError: pins.isError },
  ]
}
