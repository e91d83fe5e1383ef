import { nativeCoin } from '@mofu/chain/coins'
import { devPriceFeedAbi, mallCheckoutAbi } from '@mofu/chain/mall'
import type { Address } from '@mofu/domain/address'
import type { CoinPrice } from '@mofu/domain/mall/coin-amount'
import { combinePrices } from '@mofu/domain/mall/price-sources'
import { erc20Abi, type PublicClient } from 'viem'

import type { MallChain, MallCoin, PriceFeed } from '../../mall-settings.ts'

/** A coin that can be paid with now, at the chain's own time. */
export type PricedCoin = Pick<MallCoin, 'coin' | 'isStable'> & {
  symbol: string
  decimals: number
  price: CoinPrice
  /** How many independent feeds agree on it. */
  priceSources: 1 | 2
}

export type ChainPrices =
  | { state: 'open'; chainTime: number; coins: PricedCoin[] }
  | { state: 'paused' | 'noPrice' | 'unreachable' }

/** Minimum time between two reads: a quote is valid for minutes, and a price is no older than the feed allows. */
const CACHE_MS = 3_000

type Named = { symbol: string; decimals: number }

/**
 * Reads the prices of a chain's coins. Fails closed: a coin whose feeds are all stale, silent or absurd, or contradict
 * each other, is hidden; a chain that does not answer has none.
 */
export function coinPrices(clientOf: (chainId: number) => PublicClient | undefined, maxAgeSeconds: number) {
  const names = new Map<string, Named>()
  const feedDecimals = new Map<string, number>()
  const cache = new Map<number, { at: number; prices: Promise<ChainPrices> }>()

  const nameOf = async (client: PublicClient, chain: MallChain, { coin }: MallCoin): Promise<Named> => {
    const key = `${chain.chainId}-${coin}`
    const known = names.get(key)
    if (known) return known
    const isNative = coin === nativeCoin
    const [symbol, decimals] = await Promise.all([
      isNative
        ? chain.nativeSymbol
        : client.readContract({ address: coin, abi: erc20Abi, functionName: 'symbol' }),
      isNative ? 18 : client.readContract({ address: coin, abi: erc20Abi, functionName: 'decimals' }),
    ])
    const named = { symbol, decimals }
    names.set(key, named)
    return named
  }

  const decimalsOf = async (client: PublicClient, chain: MallChain, feed: Address): Promise<number> => {
    const key = `${chain.chainId}-${feed}`
    const known = feedDecimals.get(key)
    if (known !== undefined) return known
    const decimals = await client.readContract({
      address: feed,
      abi: devPriceFeedAbi,
      functionName: 'decimals',
    })
    feedDecimals.set(key, decimals)
    return decimals
  }

  /** The answer of one feed; undefined when it is silent, absurd or too old. */
  const answerOf = async (
    client: PublicClient,
    chain: MallChain,
    { address, maxAge = maxAgeSeconds }: PriceFeed,
    chainTime: number,
  ): Promise<CoinPrice | undefined> => {
    const decimals = await decimalsOf(client, chain, address)
    const [, answer, , updatedAt] = await client.readContract({
      address,
      abi: devPriceFeedAbi,
      functionName: 'latestRoundData',
    })
    const isFresh = chainTime - Number(updatedAt) <= maxAge
    return answer > 0n && isFresh ? { answer, decimals } : undefined
  }

  const priceOf = async (
    client: PublicClient,
    chain: MallChain,
    coin: MallCoin,
    chainTime: number,
  ): Promise<PricedCoin | undefined> => {
    const isTaken = await client.readContract({
      address: chain.checkout,
      abi: mallCheckoutAbi,
      functionName: 'isSupported',
      args: [coin.coin],
    })
    if (!isTaken) return undefined
    const named = await nameOf(client, chain, coin)
    const [first, second] = await Promise.all(
      coin.feeds.map((feed) => answerOf(client, chain, feed, chainTime).catch(() => undefined)),
    )
    const combined = combinePrices(first, second)
    if (!combined) return undefined
    const { price, sources: priceSources } = combined
    return { coin: coin.coin, isStable: coin.isStable, ...named, price, priceSources }
  }

  const read = async (chain: MallChain): Promise<ChainPrices> => {
    const client = clientOf(chain.chainId)
    if (!client) return { state: 'unreachable' }
    try {
      const [{ timestamp }, isPaused] = await Promise.all([
        client.getBlock(),
        client.readContract({ address: chain.checkout, abi: mallCheckoutAbi, functionName: 'paused' }),
      ])
      if (isPaused) return { state: 'paused' }
      const chainTime = Number(timestamp)
      const coins = await Promise.all(
        chain.coins.map((coin) => priceOf(client, chain, coin, chainTime).catch(() => undefined)),
      )
      const priced = coins.flatMap((coin) => coin ?? [])
      return priced.length === 0 ? { state: 'noPrice' } : { state: 'open', chainTime, coins: priced }
    } catch {
      return { state: 'unreachable' }
    }
  }

  return (chain: MallChain): Promise<ChainPrices> => {
    const known = cache.get(chain.chainId)
    if (known && Date.now() - known.at < CACHE_MS) return known.prices
    const prices = read(chain)
    cache.set(chain.chainId, { at: Date.now(), prices })
    return prices
  }
}
