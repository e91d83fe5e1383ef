import { buyHistory, offersFor } from '@mofu/wire/market/trade'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'

export function offersQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'offers', id],
    queryFn: ({ signal }) => call(offersFor, { params: { id } }, { signal }),
  })
}

export function salesQuery(chainId: number, contract: string, tokenId: string) {
  return queryOptions({
    queryKey: ['market', 'sales', chainId, contract, tokenId],
    queryFn: async ({ signal }) =>
      (await call(buyHistory, { params: { a: contract, b: tokenId }, query: { chainId } }, { signal })).data
        .list,
  })
}
