import * as wire from '@mofu/wire/accounts'
import * as notifications from '@mofu/wire/accounts/notifications'
import * as roles from '@mofu/wire/accounts/roles'
import { openAlerts } from '@mofu/wire/app/alerts'
import { failedJobs } from '@mofu/wire/app/jobs'
import { nftsV2 } from '@mofu/wire/market'
import type { Data } from '@mofu/wire/route'
import { pinningState } from '@mofu/wire/uploads/pinning'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { callSigned, call } from '../../api/call.ts'

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

/** How often the bell polls for notifications. */
const BELL_MS = 20_000

export function unreadQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'unread'],
    refetchInterval: BELL_MS,
    queryFn: async ({ signal }) =>
      (await callSigned(notifications.notifications, { query: { pageSize: 1 } }, { signal })).data.unread,
  })
}

export function mailSettingsQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'mails'],
    queryFn: async ({ signal }) =>
      (await callSigned(notifications.notificationSettings, {}, { signal })).data.list,
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

export type FailedJob = Data<typeof failedJobs>['list'][number]

export function failedJobsQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'jobs'],
    queryFn: async ({ signal }) => (await callSigned(failedJobs, {}, { signal })).data,
  })
}

export function auditQuery(reader: string) {
  return infiniteQueryOptions({
    queryKey: ['accounts', reader, 'audit'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam }
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
