import type { Address } from '@mofu/domain/address'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { estimateContractGas, getGasPrice } from 'viem/actions'

import type { TxPlan } from '../../tx/plan.ts'

/** Gas prices change; a reading is valid this long. */
const FRESH_MS = 15_000

/** The network fee of a plan, in the native coin. */
export function networkFeeQuery(client: Client, account: Address, { chainId, call }: TxPlan, count: number) {
  const { address, functionName, value } = call
  return queryOptions({
    // Gas does not depend on which pet it is.
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
