import { coinPrices } from '@mofu/wire/mall/coin-prices'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'

/** Prices change all the time; what is shown is approximate. */
const FRESH_MS = 60_000

export function coinPricesQuery(chainId: number) {
  return queryOptions({
    queryKey: ['mall', 'coin-prices', chainId],
    queryFn: async ({ signal }) => (await call(coinPrices, { query: { chainId } }, { signal })).data.list,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
}
