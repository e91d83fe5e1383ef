import { exchangeAbi } from '@mofu/chain/exchange'
import type { Address } from '@mofu/domain/address'
import type { CandleRange } from '@mofu/domain/candle-ranges'
import type { Pool } from '@mofu/domain/exchange-quote'
import { candles, holders, swaps } from '@mofu/wire/exchange'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi } from 'viem'
import { getBalance, getBlock, getGasPrice, readContract } from 'viem/actions'

import { call } from '../../api/call.ts'
import { keepButLast } from '../../api/keep-but-last.ts'
import { type ExchangePlace, nativeCoin, type SwapCoin } from './exchange-place.ts'

/** The exchange as it is on the chain now. */
export type ExchangeState = {
  pool: Pool
  base: SwapCoin
  feeRecipient: Address
  isPaused: boolean
  /** The time of the block it was read at. */
  blockTime: number
}

/** A quote must match what is signed, so it is read from the chain itself and not from the index. Keyed by block. */
export function stateQuery(client: Client, place: ExchangePlace, block: number) {
  const queryKey = ['exchange', 'state', place.chainId, place.exchange, block]
  return queryOptions({
    queryKey,
    queryFn: () => readState(client, place),
    placeholderData: keepButLast(queryKey),
    // A new block is not reported when the index is late.
    refetchInterval: 3_000,
  })
}

async function readState(client: Client, { exchange, coins }: ExchangePlace): Promise<ExchangeState> {
  const { number: blockNumber, timestamp } = await getBlock(client)
  const at = { address: exchange, abi: exchangeAbi, blockNumber } as const
  const [realBase, virtualBase, tokenReserve, totalSupply, feeRate, feeRecipient, isPaused, baseToken] =
    await Promise.all([
      readContract(client, { ...at, functionName: 'realBase' }),
      readContract(client, { ...at, functionName: 'virtualBase' }),
      readContract(client, { ...at, functionName: 'tokenReserve' }),
      readContract(client, { ...at, functionName: 'totalSupply' }),
      readContract(client, { ...at, functionName: 'feeRate' }),
      readContract(client, { ...at, functionName: 'feeRecipient' }),
      readContract(client, { ...at, functionName: 'paused' }),
      readContract(client, { ...at, functionName: 'baseToken' }),
    ])
  const base = coins.find(({ address }) => address.toLowerCase() === baseToken.toLowerCase())
  if (!base) throw new Error(`the base coin of the exchange is not configured: ${baseToken}`)
  const pool = { realBase, virtualBase, tokenReserve, totalSupply, feeRate: BigInt(feeRate) }
  return { pool, base, feeRecipient, isPaused, blockTime: Number(timestamp) }
}

type Balances = {
  base: bigint
  gbt: bigint
  /** What the network fee of a swap may cost at most. */ gas: bigint
}

/** More than a swap needs: a wallet that spends all of its coins could not pay the network fee. */
const SWAP_GAS = 200_000n

type BalanceQuestion = { place: ExchangePlace; base: SwapCoin; account: Address; block: number }

export function balancesQuery(client: Client, { place, base, account, block }: BalanceQuestion) {
  const queryKey = ['exchange', 'balances', place.chainId, base.address, account, block]
  return queryOptions({
    queryKey,
    placeholderData: keepButLast(queryKey),
    queryFn: async (): Promise<Balances> => {
      const held = (address: Address) =>
        address === nativeCoin
          ? getBalance(client, { address: account })
          : readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
      const [ofBase, gbt, gasPrice] = await Promise.all([
        held(base.address),
        held(place.gbt.address),
        getGasPrice(client),
      ])
      return { base: ofBase, gbt, gas: base.address === nativeCoin ? gasPrice * 2n * SWAP_GAS : 0n }
    },
  })
}

export function swapsQuery(chainId: number, account: Address | undefined) {
  return infiniteQueryOptions({
    queryKey: ['exchange', 'swaps', chainId, account ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(
        swaps,
        {
          query: {
            chainId,
            ...(account ? { account } : {}),
            ...(pageParam === 0 ? {} : { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ data }) => (data.hasMore ? data.list.at(-1)?.order : undefined),
  })
}

export function candlesQuery(chainId: number, range: CandleRange) {
  const queryKey = ['exchange', 'candles', chainId, range]
  return queryOptions({
    queryKey,
    placeholderData: keepButLast(queryKey),
    queryFn: ({ signal }) => call(candles, { query: { chainId, range } }, { signal }),
  })
}

export function holdersQuery(chainId: number) {
  return queryOptions({
    queryKey: ['exchange', 'holders', chainId],
    queryFn: ({ signal }) => call(holders, { query: { chainId } }, { signal }),
  })
}
