import type { CollectionState } from '@mofu/domain/collection-states'
import { me } from '@mofu/wire/accounts'
import {
  collectionActivity,
  collectionsOf,
  holders,
  moderatedCollections,
  nftCollectionById,
} from '@mofu/wire/collections'
import { managedCollectionById } from '@mofu/wire/collections/management'
import { collectionData, indexDataAllDays } from '@mofu/wire/collections/report'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../api/call.ts'

export function collectionQuery(id: string) {
  return queryOptions({
    queryKey: ['collections', 'one', id],
    queryFn: async ({ signal }) => (await call(nftCollectionById, { params: { id } }, { signal })).data,
  })
}

/** The accounts that may manage a collection besides its owner. Only for the layout: the contract authorises. */
export function collaboratorsQuery(id: string) {
  return queryOptions({
    queryKey: ['collections', 'collaborators', id],
    queryFn: async ({ signal }) => {
      const { rights } = (await call(managedCollectionById, { params: { id } }, { signal })).data
      return rights.filter(({ isCollaborator }) => isCollaborator).map(({ account }) => account)
    },
  })
}

export function holdersQuery(id: string) {
  return queryOptions({
    queryKey: ['collections', 'holders', id],
    queryFn: async ({ signal }) => (await call(holders, { params: { x: id } }, { signal })).data,
  })
}

export function eventsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['collections', 'events', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        collectionActivity,
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data }) => data.next ?? undefined,
  })
}

export function ownedCollectionsQuery(chainId: number, owner: string) {
  return queryOptions({
    queryKey: ['collections', 'owned', chainId, owner],
    queryFn: async ({ signal }) =>
      (await call(collectionsOf, { params: { x: owner }, query: { chainId } }, { signal })).data.list,
  })
}

/** Whether the signed-in user is an admin. Only for the layout: the server authorises. */
export function isAdminQuery(reader: string) {
  return queryOptions({
    queryKey: ['collections', 'is-admin', reader],
    queryFn: async ({ signal }) => (await callSigned(me, {}, { signal })).data.roles.includes('admin'),
  })
}

export function marketReportQuery(chainId: number, days: number) {
  return queryOptions({
    queryKey: ['collections', 'market-report', chainId, days],
    queryFn: async ({ signal }) =>
      (await call(indexDataAllDays, { params: { x: days }, query: { chainId } }, { signal })).data,
  })
}

export function collectionReportQuery(id: string, days: number) {
  return queryOptions({
    queryKey: ['collections', 'report', id, days],
    queryFn: async ({ signal }) =>
      (await call(collectionData, { params: { x: id }, query: { days } }, { signal })).data,
  })
}

/** For admins: the collections of one moderation state. */
export function moderatedQuery(reader: string, chainId: number, state: CollectionState) {
  return infiniteQueryOptions({
    queryKey: ['collections', 'moderated', reader, chainId, state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { chainId, state, ...(pageParam === undefined ? {} : { after: pageParam }) }
      return (await callSigned(moderatedCollections, { query }, { signal })).data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
