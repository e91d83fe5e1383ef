import { randomnessAbi } from '@mofu/chain/randomness'
import type { Address } from '@mofu/domain/address'
import type { Beacon } from '@mofu/domain/round-time'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

/** The beacon's times, from the contract. They never change, so they are read once. */
export function beaconQuery(client: Client, chainId: number, randomness: Address) {
  return queryOptions({
    queryKey: ['randomness', 'beacon', chainId, randomness],
    queryFn: async (): Promise<Beacon> => {
      const [genesis, period] = await readContract(client, {
        address: randomness,
        abi: randomnessAbi,
        functionName: 'beacon',
      })
      return { genesis: Number(genesis), period: Number(period) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
