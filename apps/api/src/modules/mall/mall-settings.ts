import { nativeCoin } from '@mofu/chain/coins'
import { type Deployment } from '@mofu/chain/deployment'
import type { NetworkSettings } from '@mofu/chain/network-settings'
import { type Address, parseAddress } from '@mofu/domain/address'
import type { NetworkName } from '@mofu/domain/networks'

type Hex = `0x${string}`

/** A coin that the mall accepts on one chain, and its price feeds. */
export type MallCoin = {
  coin: Address
  isStable: boolean
  /** One feed, or two from independent providers. */
  feeds: readonly PriceFeed[]
}

/** A price feed contract, and for how many seconds its answer is valid; undefined for the default. */
export type PriceFeed = { address: Address; maxAge: number | undefined }

/** A chain on which orders can be paid. */
export type MallChain = {
  chainId: number
  network: NetworkName
  nativeSymbol: string
  checkout: Address
  coins: readonly MallCoin[]
}

/** The mall's keys and coins. Without keys nothing can be paid, and the screens say so. */
export type MallSettings = {
  /** Signs quotes; moves no money. */
  quoterKey: Hex | undefined
  /** Captures, voids and marks as shipped. Only the worker has it. */
  operatorKey: Hex | undefined
  /** Receives the platform fee. */
  feeAddress: Address | undefined
  /** Maximum age of a price in seconds, where its feed has none of its own. */
  priceMaxAge: number
  coins: string
}

/**
 * Every chain that has the checkout and is configured. A development chain brings its own coins; others are named in
 * MALL_COINS as `network:coin:feed:stable` or `…:volatile`, a feed as `address`, or `address@seconds`, two joined by `+`.
 */
export function mallChains(
  settings: Pick<MallSettings, 'coins'>,
  deployments: readonly Deployment[],
  networks: readonly NetworkSettings[],
): MallChain[] {
  const named = readCoins(settings.coins)
  return deployments.flatMap(({ chainId, contracts }) => {
    const network = networks.find((one) => one.chainId === chainId && one.rpcUrls.length > 0)
    const checkout = contracts['MallCheckout']
    if (!network || !checkout) return []
    const { NativeUsdFeed: nativeFeed, StableUsdFeed: stableFeed, DevStable: stable } = contracts
    const coins = [
      ...(nativeFeed ? [{ coin: nativeCoin, feeds: [feedAt(nativeFeed.address)], isStable: false }] : []),
      ...(stable && stableFeed
        ? [{ coin: stable.address, feeds: [feedAt(stableFeed.address)], isStable: true }]
        : []),
      ...named.filter((one) => one.network === network.name),
    ]
    return [{ chainId, network: network.name, nativeSymbol: network.coin, checkout: checkout.address, coins }]
  })
}

export function readCoins(text: string): (MallCoin & { network: string })[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.map((part) => {
    const [network = '', coinText = '', feedText = '', kind = ''] = part.split(':')
    const coin = parseAddress(coinText)
    const feeds = feedText.split('+').flatMap((text) => readFeed(text) ?? [])
    const isComplete = feeds.length === feedText.split('+').length && feeds.length <= 2
    if (network === '' || !coin || !isComplete || !['stable', 'volatile'].includes(kind)) {
      throw new Error(`MALL_COINS: "${part}" is not network:coin:feed:stable or …:volatile`)
    }
    return { network, coin, feeds, isStable: kind === 'stable' }
  })
}

function feedAt(address: Address): PriceFeed {
  return { address, maxAge: undefined }
}

function readFeed(text: string): PriceFeed | undefined {
  const [addressText = '', age] = text.split('@')
  const address = parseAddress(addressText)
  if (!address || (age !== undefined && !/^[1-9]\d{0,8}$/.test(age))) return undefined
  return { address, maxAge: age === undefined ? undefined : Number(age) }
}
