import * as wire from '@mofu/wire/accounts'
import * as notifications from '@mofu/wire/accounts/notifications'
import * as proposals from '@mofu/wire/accounts/proposals'
import * as roles from '@mofu/wire/accounts/roles'
import { spending } from '@mofu/wire/accounts/spending'
import { openAlerts } from '@mofu/wire/app/alerts'
import { failedJobs } from '@mofu/wire/app/jobs'
import { systemStatus } from '@mofu/wire/app/status'
import { nftsV2 } from '@mofu/wire/market'
import type { Data } from '@mofu/wire/route'
import { pinningState } from '@mofu/wire/uploads/pinning'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { callSigned, call } from '../../api/call.ts'
import { indexedBlock } from '../../api/indexed-block.ts'
import type { AuditFilter } from './audit-filter.ts'

export type HeldRole = Data<typeof roles.roleGrants>['list'][number]
export type AuditRow = Data<typeof roles.auditLog>['list'][number]

/** Keyed by user: another user's data is never shown, not even for a moment. */
export function sessionsQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'sessions'],
    queryFn: async ({ signal }) => (await callSigned(wire.sessions, {}, { signal })).data.list,
  })
}

export function inboxQuery(reader: string) {
  return infiniteQueryOptions({
    queryKey: ['accounts', reader, 'inbox'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam }
      return (await callSigned(notifications.notifications, { query }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** Most news come with a block (inbox-bell.tsx); for all others the bell polls. */
const BELL_MS = 20_000

export function unreadQuery(reader: string, chainId: number) {
  return queryOptions({
    queryKey: ['accounts', reader, 'unread', chainId],
    refetchInterval: BELL_MS,
    queryFn: async ({ signal }) => {
      // Read before the request: a block that comes while it is on its way may bring more.
      const block = indexedBlock(chainId) ?? -1
      const { data } = await callSigned(notifications.notifications, { query: { pageSize: 1 } }, { signal })
      return { unread: data.unread, block }
    },
  })
}

export function mailSettingsQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'mails'],
    queryFn: async ({ signal }) =>
      (await callSigned(notifications.notificationSettings, {}, { signal })).data.list,
  })
}

/** What comes back when a draw or a bet is over changes it, too. */
const SPENDING_MS = 30_000

export function spendingQuery(reader: string, chainId: number) {
  return queryOptions({
    queryKey: ['spending', 'account', reader, chainId],
    refetchInterval: SPENDING_MS,
    queryFn: async ({ signal }) =>
      (await callSigned(spending, { query: { chainId } }, { signal })).data.coins,
  })
}

export function rolesQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'roles'],
    queryFn: async ({ signal }) => (await callSigned(roles.roleGrants, {}, { signal })).data.list,
  })
}

export function pinningQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'pinning'],
    queryFn: async ({ signal }) => (await callSigned(pinningState, {}, { signal })).data,
  })
}

export type OpenAlert = Data<typeof openAlerts>['list'][number]

/** How often an open page polls for alerts. */
const ALERTS_MS = 30_000

export function alertsQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'alerts'],
    refetchInterval: ALERTS_MS,
    queryFn: async ({ signal }) => (await callSigned(openAlerts, {}, { signal })).data,
  })
}

export type SystemStatus = Data<typeof systemStatus>

/** An admin sees within this time that a node no longer answers, besides the time until the API notices. */
const STATUS_MS = 10_000

export function statusQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'status'],
    refetchInterval: STATUS_MS,
    queryFn: async ({ signal }) => (await callSigned(systemStatus, {}, { signal })).data,
  })
}

export type FailedJob = Data<typeof failedJobs>['list'][number]

export function failedJobsQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'jobs'],
    queryFn: async ({ signal }) => (await callSigned(failedJobs, {}, { signal })).data,
  })
}

export type Proposal = Data<typeof proposals.proposals>['list'][number]

/** How often an open page of the administration looks for what waits for a second admin. */
const PROPOSALS_MS = 30_000

export function proposalsQuery(reader: string, state: Proposal['state']) {
  return infiniteQueryOptions({
    queryKey: ['accounts', reader, 'proposals', state],
    refetchInterval: PROPOSALS_MS,
    // The navigation has asked before; the list is opened to see what was proposed just now.
    staleTime: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = { state, ...(pageParam === undefined ? {} : { before: pageParam }) }
      return (await callSigned(proposals.proposals, { query }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function auditQuery(reader: string, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['accounts', reader, 'audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === undefined ? {} : { before: pageParam }) }
      return (await callSigned(roles.auditLog, { query }, { signal })).data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The number of newest pets shown here; the market's list shows all. */
const PETS_SHOWN = 12

export function ownPetsQuery({ chainId, owner }: { chainId: number; owner: string }) {
  return queryOptions({
    queryKey: ['accounts', 'pets', chainId, owner],
    queryFn: async ({ signal }) =>
      (await call(nftsV2, { body: { chainId, owner, pageSize: PETS_SHOWN } }, { signal })).data,
  })
}
