import { me } from '@mofu/wire/accounts'
import { getCollections } from '@mofu/wire/collections'
import { home, homeContent } from '@mofu/wire/home'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../api/call.ts'

export type HomeData = Data<typeof home>

export function homeQuery(chainId: number) {
  return queryOptions({
    queryKey: ['home', 'page', chainId],
    queryFn: ({ signal }) => call(home, { query: { chainId } }, { signal }),
  })
}

/** The home page's content for editing. Keyed by user. */
export function homeContentQuery(wallet: string, chainId: number) {
  return queryOptions({
    queryKey: ['home', 'content', wallet, chainId],
    queryFn: async ({ signal }) => (await callSigned(homeContent, { query: { chainId } }, { signal })).data,
    // Never refetched while an admin is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Whether the signed-in user is an admin. Only for the layout: the server authorises. */
export function isAdminQuery(wallet: string) {
  return queryOptions({
    queryKey: ['home', 'is-admin', wallet],
    queryFn: async ({ signal }) => (await callSigned(me, {}, { signal })).data.roles.includes('admin'),
  })
}

/** The collections that can be featured. */
export function choicesQuery(chainId: number) {
  return queryOptions({
    queryKey: ['home', 'choices', chainId],
    queryFn: async ({ signal }) => (await call(getCollections, { query: { chainId } }, { signal })).data.list,
  })
}
