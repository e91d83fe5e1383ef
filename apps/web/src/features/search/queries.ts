import { search } from '@mofu/wire/search'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'

/** The answer belongs to its text: a late one of an earlier text is stored under that, and not shown. */
export function searchQuery(chainId: number, text: string) {
  return queryOptions({
    queryKey: ['search', chainId, text],
    queryFn: async ({ signal }) => (await call(search, { query: { q: text, chainId } }, { signal })).data,
    enabled: text !== '',
    staleTime: 30_000,
  })
}
