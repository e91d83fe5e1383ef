import { creditsAbi } from '@mofu/chain/credits'
import { type Address, parseAddress } from '@mofu/domain/address'
import { creditsOf } from '@mofu/wire/credits'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi, zeroAddress } from 'viem'
import { readContract, simulateContract } from 'viem/actions'

import { call } from '../../api/call.ts'
import type { Credit } from './credit.ts'

/** Keyed by block: the credits may change with each. */
type Question = { chainId: number; account: string; block: number }

export function creditsQuery({ chainId, account, block }: Question) {
  return queryOptions({
    queryKey: ['credits', chainId, account.toLowerCase(), block],
    queryFn: async ({ signal }) => {
      const { data } = await call(creditsOf, { params: { account }, query: { chainId } }, { signal })
      return data.list.flatMap(({ coin, amount }): Credit[] => {
        const address = parseAddress(coin)
        return address ? [{ coin: address, amount: BigInt(amount) }] : []
      })
    },
  })
}

type Withdrawal = Question & { ledger: Address; coins: readonly Address[] }

/** The coins that a withdrawal at this moment could not send: frozen by their issuer, or refused by the wallet. */
export function stuckQuery(client: Client, { chainId, account, block, ledger, coins }: Withdrawal) {
  return queryOptions({
    queryKey: ['credits', chainId, account.toLowerCase(), 'stuck', block, coins],
    queryFn: async () => {
      const from = parseAddress(account)
      if (!from) return []
      const contract = { address: ledger, abi: creditsAbi } as const
      const { result } = await simulateContract(client, {
        ...contract,
        functionName: 'withdrawMany',
        args: [coins, from],
        account: from,
      })
      const unsent = coins.filter((_, index) => result[index] === 0n)
      // Nothing is sent either where the chain has withdrawn a coin that the read model still shows.
      const left = await Promise.all(
        unsent.map((coin) =>
          readContract(client, { ...contract, functionName: 'creditOf', args: [coin, from] }),
        ),
      )
      return unsent.filter((_, index) => left[index] !== 0n)
    },
  })
}

/** A coin's symbol and decimals. They never change, so they are fetched once. */
export function coinQuery(client: Client, chainId: number, coin: Address, native: string) {
  return queryOptions({
    queryKey: ['coin', chainId, coin],
    queryFn: async () => {
      if (coin === zeroAddress) return { symbol: native, decimals: 18 }
      const [symbol, decimals] = await Promise.all([
        readContract(client, { address: coin, abi: erc20Abi, functionName: 'symbol' }),
        readContract(client, { address: coin, abi: erc20Abi, functionName: 'decimals' }),
      ])
      return { symbol, decimals }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
