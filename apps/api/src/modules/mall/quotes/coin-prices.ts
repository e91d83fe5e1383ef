import { devPriceFeedAbi, mallCheckoutAbi } from '@mofu/chain/mall'
import type { CoinPrice } from '@mofu/domain/mall/coin-amount'
import { erc20Abi, type PublicClient, zeroAddress } from 'viem'

import type { MallChain, MallCoin } from '../mall-settings.ts'

/** A coin that can be paid with right now, at the chain's own time. */
export type PricedCoin = MallCoin & { symbol: string; decimals: number; price: CoinPrice }

export type ChainPrices =
  | { state: 'open'; chainTime: number; coins: PricedCoin[] }
  | { state: 'paused' | 'noPrice' | 'unreachable' }

/** Asked again at most this often: a quote holds for minutes, and a price is no older than the feed allows. */
const KEEP_MS = 3_000

type Named = { symbol: string; decimals: number; feedDecimals: number }

/**
 * Reads what a chain's coins cost. Fails closed: a feed that is stale, silent or absurd hides its coin, a chain that
 * cannot be asked has none.
 */
export function coinPrices(clientOf: (chainId: number) => PublicClient | undefined, maxAgeSeconds: number) {
  const names = new Map<string, Named>()
  const kept = new Map<number, { at: number; prices: Promise<ChainPrices> }>()

  const nameOf = async (client: PublicClient, chain: MallChain, { coin, feed }: MallCoin): Promise<Named> => {
    const key = `${chain.chainId}-${coin}-${feed}`
    const known = names.get(key)
    if (known) return known
    const isNative = coin === zeroAddress
    const [symbol, decimals, feedDecimals] = await Promise.all([
      isNative
        ? chain.nativeSymbol
        : client.readContract({ address: coin, abi: erc20Abi, functionName: 'symbol' }),
      isNative ? 18 : client.readContract({ address: coin, abi: erc20Abi, functionName: 'decimals' }),
      client.readContract({ address: feed, abi: devPriceFeedAbi, functionName: 'decimals' }),
    ])
    const named = { symbol, decimals, feedDecimals }
    names.set(key, named)
    return named
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
    const { symbol, decimals, feedDecimals } = await nameOf(client, chain, coin)
    const [, answer, , updatedAt] = await client.readContract({
      address: coin.feed,
      abi: devPriceFeedAbi,
      functionName: 'latestRoundData',
    })
    const isFresh = chainTime - Number(updatedAt) <= maxAgeSeconds
    if (answer <= 0n || !isFresh) return undefined
    return { ...coin, symbol, decimals, price: { answer, decimals: feedDecimals } }
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
    const known = kept.get(chain.chainId)
    if (known && Date.now() - known.at < KEEP_MS) return known.prices
    const prices = read(chain)
    kept.set(chain.chainId, { at: Date.now(), prices })
    return prices
  }
}
