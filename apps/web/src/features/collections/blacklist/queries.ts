import { marketAbi } from '@mofu/chain/market'
import type { Address } from '@mofu/domain/address'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

/** A contract with a blacklist. All of them share its functions. */
export type BlacklistOn = { name: string; address: Address }

/** Whether each of these contracts has a collection on its blacklist, on the chain now. */
export function blacklistsQuery(client: Client, lists: readonly BlacklistOn[], collection: Address) {
  return queryOptions({
    queryKey: ['collections', 'blacklists', collection, ...lists.map(({ address }) => address)],
    queryFn: () =>
      Promise.all(
        lists.map(async ({ name, address }) => ({
          name,
          isOn: await readContract(client, {
            address,
            abi: marketAbi,
            functionName: 'isBlacklisted',
            args: [collection],
          }),
        })),
      ),
  })
}
