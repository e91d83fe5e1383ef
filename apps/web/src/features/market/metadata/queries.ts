import { refreshMetadata, showMetadata } from '@mofu/wire/market/metadata'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../session/call.ts'

/** How often a token that is being read is looked at again. */
const LOOK_MS = 2_000

export function metadataQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'metadata', id],
    queryFn: async ({ signal }) => (await call(showMetadata, { params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.state === 'queued' || data?.isWaiting ? LOOK_MS : false),
  })
}

export async function askForMetadata(id: string) {
  return (await call(refreshMetadata, { params: { id } })).data
}
