import { collectionFactoryAbi } from '@mofu/chain/collections'
import { type Address, parseAddress } from '@mofu/domain/address'
import { myCollections } from '@mofu/wire/collections/management'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'

import { callSigned } from '../../api/call.ts'
import type { MintFee } from './mint-fee.ts'

export type MyCollections = Data<typeof myCollections>

/** The factory that sets the fee, and the native coin of its chain. */
type FeePlace = { chainId: number; coin: string; factory: Address }

/** Fees are set on chain and may change; a reading is valid this long. */
const FRESH_MS = 15_000

export function mineQuery(chainId: number, wallet: Address) {
  return queryOptions({
    queryKey: ['collections', 'mine', chainId, wallet],
    queryFn: async ({ signal }): Promise<MyCollections> =>
      (await callSigned(myCollections, { query: { chainId } }, { signal })).data,
  })
}

export function mintFeeQuery(client: Client, { chainId, factory, coin }: FeePlace) {
  return queryOptions({
    queryKey: ['mint', 'fee', chainId, factory],
    queryFn: async (): Promise<MintFee> => {
      // Fee and coin in one read: read separately, one could change in between.
      const terms = await readContract(client, {
        address: factory,
        abi: collectionFactoryAbi,
        functionName: 'mintTerms',
      })
      const amount = terms.fee
      const token = terms.coin === zeroAddress ? undefined : parseAddress(terms.coin)
      if (!token) return { amount, coin, decimals: 18, token }
      const [symbol, decimals] = await Promise.all([
        readContract(client, { address: token, abi: erc20Abi, functionName: 'symbol' }),
        readContract(client, { address: token, abi: erc20Abi, functionName: 'decimals' }),
      ])
      return { amount, coin: symbol, decimals, token }
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
}

export function deployTermsQuery(client: Client, chainId: number, factory: Address) {
  const terms = { address: factory, abi: collectionFactoryAbi } as const
  return queryOptions({
    queryKey: ['collections', 'deploy-terms', chainId, factory],
    queryFn: async () => {
      const [fee, isOpen] = await Promise.all([
        readContract(client, { ...terms, functionName: 'deployFee' }),
        readContract(client, { ...terms, functionName: 'isOpen' }),
      ])
      return { fee, isOpen }
    },
    staleTime: FRESH_MS,
  })
}
