import { gachaAbi } from '@mofu/chain/gacha'
import { gachaReport } from '@mofu/wire/gacha/management'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'

import { callSigned } from '../../../api/call.ts'
import type { GachaPlace } from '../gacha-place.ts'

/** The server answers admins only. */
export function reportQuery({ chainId, gacha }: GachaPlace, wallet: string) {
  return queryOptions({
    queryKey: ['gacha', 'report', chainId, gacha, wallet],
    queryFn: ({ signal }) =>
      callSigned(gachaReport, { query: { contractAddress: gacha, chainId } }, { signal }),
    retry: false,
  })
}

/** The coin that all machines of a contract take, from the chain: known before there is a machine. It never changes. */
export function coinQuery(client: Client, { chainId, gacha }: GachaPlace) {
  return queryOptions({
    queryKey: ['gacha', 'coin', chainId, gacha],
    queryFn: async () => {
      const address = await readContract(client, { address: gacha, abi: gachaAbi, functionName: 'coin' })
      const token = { address, abi: erc20Abi } as const
      const [symbol, decimals] = await Promise.all([
        readContract(client, { ...token, functionName: 'symbol' }),
        readContract(client, { ...token, functionName: 'decimals' }),
      ])
      return { symbol, decimals }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
