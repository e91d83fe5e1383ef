import { refreshMetadata, showMetadata } from '@mofu/wire/market/metadata'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'

/** The polling interval while a token's metadata is being read. */
const REFETCH_MS = 2_000

export function metadataQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'metadata', id],
    queryFn: async ({ signal }) => (await call(showMetadata, { params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'queued' || data?.isWaiting ? REFETCH_MS : false,
  })
}

export async function requestMetadata(id: string) {
  return (await call(refreshMetadata, { params: { id } })).data
}
