import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { auctionCoin, auctionCollection, auctionSettings } from '../../../schema/auctions.ts'
import { type Change, type LogFacts, merge } from '../../change.ts'

type Hex = `0x${string}`
type Settings = {
  isPaused: boolean
  feeRecipient: Hex
  feeRate: number
  royaltiesTop: number
  maxDuration: number
}
type CoinRules = { isSupported: boolean; floor: bigint; ceiling: bigint }
type CollectionRules = { isSupported: boolean; isBlacklisted: boolean; expires: boolean }

const nobody: Hex = '0x0000000000000000000000000000000000000000'
/** Before the first event. */
const initial: Settings = {
  isPaused: false,
  feeRecipient: nobody,
  feeRate: 0,
  royaltiesTop: 0,
  maxDuration: 0,
}

export function onAuctionFeeRateSet({ rate }: { rate: bigint }, log: LogFacts): Change[] {
  return [known({ feeRate: Number(rate) }, log)]
}

export function onAuctionFeeRecipientSet({ recipient }: { recipient: Hex }, log: LogFacts): Change[] {
  return [known({ feeRecipient: lowerAddress(recipient) }, log)]
}

export function onRoyaltiesTopSet({ top }: { top: bigint }, log: LogFacts): Change[] {
  return [known({ royaltiesTop: Number(top) }, log)]
}

export function onAuctionMaxDurationSet({ duration }: { duration: bigint }, log: LogFacts): Change[] {
  return [known({ maxDuration: Number(duration) }, log)]
}

export function onAuctionsPaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: true }, log)]
}

export function onAuctionsUnpaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: false }, log)]
}

export function onAuctionCoinSupported(args: { coin: Hex; supported: boolean }, log: LogFacts): Change[] {
  return [ofCoin(args.coin, { isSupported: args.supported }, log)]
}

export function onAuctionPriceLimitsSet(
  { coin, floor, ceiling }: { coin: Hex; floor: bigint; ceiling: bigint },
  log: LogFacts,
): Change[] {
  return [ofCoin(coin, { floor, ceiling }, log)]
}

export function onAuctionCollectionSupported(
  { collection, supported, expires }: { collection: Hex; supported: boolean; expires: boolean },
  log: LogFacts,
): Change[] {
  return [ofCollection(collection, { isSupported: supported, expires }, log)]
}

export function onAuctionCollectionBlacklisted(
  { collection, blacklisted }: { collection: Hex; blacklisted: boolean },
  log: LogFacts,
): Change[] {
  return [ofCollection(collection, { isBlacklisted: blacklisted }, log)]
}

function known(values: Partial<Settings>, { chainId, contract, block }: LogFacts): Change {
  const row = { id: collectionId(chainId, contract), chainId, contract, ...initial }
  return merge(
    auctionSettings,
    { ...row, ...values, updatedBlock: block },
    { ...values, updatedBlock: block },
  )
}

function ofCoin(address: Hex, values: Partial<CoinRules>, { chainId, contract, block }: LogFacts): Change {
  const coin = lowerAddress(address)
  const id = `${collectionId(chainId, contract)}-${coin}`
  // The native coin is always supported, without an event.
  const row = { id, chainId, contract, coin, isSupported: coin === nobody, floor: 0n, ceiling: 0n }
  return merge(auctionCoin, { ...row, ...values, updatedBlock: block }, { ...values, updatedBlock: block })
}

function ofCollection(
  address: Hex,
  values: Partial<CollectionRules>,
  { chainId, contract, block }: LogFacts,
): Change {
  const collection = lowerAddress(address)
  const id = `${collectionId(chainId, contract)}-${collection}`
  const row = { id, chainId, contract, collection, isSupported: false, isBlacklisted: false, expires: false }
  return merge(
    auctionCollection,
    { ...row, ...values, updatedBlock: block },
    { ...values, updatedBlock: block },
  )
}

export const auctionSettingsHandlers = {
  FeeRateSet: onAuctionFeeRateSet,
  FeeRecipientSet: onAuctionFeeRecipientSet,
  RoyaltiesTopSet: onRoyaltiesTopSet,
  MaxDurationSet: onAuctionMaxDurationSet,
  Paused: onAuctionsPaused,
  Unpaused: onAuctionsUnpaused,
  CoinSupported: onAuctionCoinSupported,
  PriceLimitsSet: onAuctionPriceLimitsSet,
  CollectionSupported: onAuctionCollectionSupported,
  CollectionBlacklisted: onAuctionCollectionBlacklisted,
}
