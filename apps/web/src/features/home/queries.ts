import { me } from '@mofu/wire/accounts'
import { getCollections } from '@mofu/wire/collections'
import { home, homeContent } from '@mofu/wire/home'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../api/call.ts'

export type HomeData = Data<typeof home>
/** Admins edit the whole page, minters its launchpad. */
export type EditorRole = 'admin' | 'minter'

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

/** The role in which the signed-in user may edit the home page, if any. Only for the layout: the server authorises. */
export function editorRoleQuery(wallet: string) {
  return queryOptions({
    queryKey: ['home', 'editor-role', wallet],
    queryFn: async ({ signal }): Promise<EditorRole | null> => {
      const { roles } = (await callSigned(me, {}, { signal })).data
      if (roles.includes('admin')) return 'admin'
      return roles.includes('minter') ? 'minter' : null
    },
  })
}

/** The collections that can be featured. */
export function choicesQuery(chainId: number) {
  return queryOptions({
    queryKey: ['home', 'choices', chainId],
    queryFn: async ({ signal }) => (await call(getCollections, { query: { chainId } }, { signal })).data.list,
  })
}
