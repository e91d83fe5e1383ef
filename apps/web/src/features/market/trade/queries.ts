import { marketAbi, marketLensAbi } from '@mofu/chain/market'
import type { Address } from '@mofu/domain/address'
import type { SaleTerms } from '@mofu/domain/price-split'
import { buyHistory, offersFor } from '@mofu/wire/market/trade'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi, parseAbi } from 'viem'
import { getBalance, readContract } from 'viem/actions'

import { call } from '../../../session/call.ts'
import { type Coin, nativeCoin, type TradingPlace } from './trading-place.ts'

const royaltyAbi = parseAbi([
  'function royaltyInfo(uint256 tokenId, uint256 price) view returns (address receiver, uint256 amount)',
])

/** A price at which every basis point is one unit. */
const WHOLE = 10_000n

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

export type MarketTerms = SaleTerms & {
  /** For how many seconds an offer may stand at most; 0 means without end. */
  maxDuration: bigint
}

type TokenKey = { collection: Address; tokenId: bigint }

/** What comes out of a price of this token, and how long it may stand: the contracts' own figures. */
export function termsQuery(client: Client, { chainId, market }: TradingPlace, token: TokenKey) {
  const read = { address: market, abi: marketAbi } as const
  return queryOptions({
    queryKey: ['market', 'terms', chainId, token.collection, String(token.tokenId)],
    queryFn: async (): Promise<MarketTerms> => {
      const [feeRate, royaltiesTop, maxDuration, [creator, royaltyRate]] = await Promise.all([
        readContract(client, { ...read, functionName: 'feeRate' }),
        readContract(client, { ...read, functionName: 'royaltiesTop' }),
        readContract(client, { ...read, functionName: 'maxDuration' }),
        readContract(client, {
          address: token.collection,
          abi: royaltyAbi,
          functionName: 'royaltyInfo',
          args: [token.tokenId, WHOLE],
        }),
      ])
      return { feeRate, royaltiesTop, maxDuration, creator, royaltyRate }
    },
    staleTime: 60_000,
  })
}

/** The states of the lens, in its order. */
const askStates = ['none', 'notStarted', 'open', 'over', 'notApproved', 'stopped'] as const

/** How the market itself sees the holder's ask at this moment; asked anew with each block. */
export function askStateQuery(
  client: Client,
  { chainId, lens }: TradingPlace,
  { collection, tokenId }: TokenKey,
  block: number,
) {
  return queryOptions({
    queryKey: ['market', 'ask-state', chainId, collection, String(tokenId), block],
    queryFn: async () => {
      const [view] = await readContract(client, {
        address: lens,
        abi: marketLensAbi,
        functionName: 'asks',
        args: [[{ collection, tokenId }]],
      })
      return askStates[view?.state ?? 0] ?? 'none'
    },
    gcTime: 30_000,
  })
}

export function balanceQuery(client: Client, chainId: number, account: Address, coin: Coin, block: number) {
  return queryOptions({
    queryKey: ['market', 'balance', chainId, account, coin.address, block],
    queryFn: () =>
      coin.address === nativeCoin
        ? getBalance(client, { address: account })
        : readContract(client, {
            address: coin.address,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [account],
          }),
    gcTime: 30_000,
  })
}
