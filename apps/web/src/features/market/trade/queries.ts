import { buyHistory, offersFor } from '@mofu/wire/market/trade'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'

/** The offers for a pet. The bid of the account that looks is among them, however many are above it. */
export function offersQuery(id: string, account?: string) {
  return queryOptions({
    queryKey: ['market', 'offers', id, account ?? ''],
    queryFn: ({ signal }) => call(offersFor, { params: { id }, query: { account } }, { signal }),
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
