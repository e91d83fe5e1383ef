import { collectionFactoryAbi } from '@mofu/chain/collections'
import { type Address, parseAddress } from '@mofu/domain/address'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi, zeroAddress } from 'viem'
import { estimateContractGas, getGasPrice, readContract } from 'viem/actions'

import type { TxPlan } from '../../tx/plan.ts'
import type { MintFee } from './mint-fee.ts'
import type { MintPlace } from './mint-place.ts'

/** Fees are set on chain and may change; each look lasts this long. */
const FRESH_MS = 15_000

export function mintFeeQuery(client: Client, { chainId, factory, coin }: MintPlace) {
  return queryOptions({
    queryKey: ['mint', 'fee', chainId, factory],
    queryFn: async (): Promise<MintFee> => {
      // Fee and coin in one read: asked for apart, one could have changed in between.
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

/** What the network will take for a plan, in the chain's coin. */
export function networkFeeQuery(client: Client, account: Address, { chainId, call }: TxPlan, count: number) {
  const { address, functionName, value } = call
  return queryOptions({
    // Which pet it is makes no difference to the work.
    queryKey: ['mint', 'network-fee', chainId, account, address, functionName, String(value), count],
    queryFn: async () => {
      const [gas, price] = await Promise.all([
        estimateContractGas(client, { ...call, account }),
        getGasPrice(client),
      ])
      return gas * price
    },
    retry: false,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
}
