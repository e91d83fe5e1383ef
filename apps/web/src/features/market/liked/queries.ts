import { likedNfts } from '@mofu/wire/market/liked'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { callSigned } from '../../../api/call.ts'

/** The likes of a session's user. */
export function likedQuery(chainId: number, session: string) {
  return infiniteQueryOptions({
    queryKey: ['market', 'liked', chainId, session],
    queryFn: async ({ pageParam, signal }) =>
      (await callSigned(likedNfts, { query: { chainId, page: pageParam } }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
  })
}
