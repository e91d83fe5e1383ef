import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { boxCoin, boxSettings } from '../../../schema/boxes.ts'
import { type Change, type LogFacts, merge } from '../../change.ts'

type Hex = `0x${string}`
type Settings = {
  isPaused: boolean
  feeRecipient: Hex
  feeRate: number
  maxDuration: number
  minSize: number
}
type CoinRules = { isSupported: boolean; floor: bigint; ceiling: bigint }

const nobody: Hex = '0x0000000000000000000000000000000000000000'
/** As deployed, before the first event. */
const initial: Settings = { isPaused: false, feeRecipient: nobody, feeRate: 0, maxDuration: 0, minSize: 1 }

export function onBoxFeeRateSet({ rate }: { rate: bigint }, log: LogFacts): Change[] {
  return [known({ feeRate: Number(rate) }, log)]
}

export function onBoxFeeRecipientSet({ recipient }: { recipient: Hex }, log: LogFacts): Change[] {
  return [known({ feeRecipient: lowerAddress(recipient) }, log)]
}

export function onMaxDurationSet({ duration }: { duration: bigint }, log: LogFacts): Change[] {
  return [known({ maxDuration: Number(duration) }, log)]
}

export function onMinSizeSet({ size }: { size: bigint }, log: LogFacts): Change[] {
  return [known({ minSize: Number(size) }, log)]
}

export function onBoxesPaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: true }, log)]
}

export function onBoxesUnpaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: false }, log)]
}

export function onCoinSupported(args: { coin: Hex; supported: boolean }, log: LogFacts): Change[] {
  return [ofCoin(args.coin, { isSupported: args.supported }, log)]
}

export function onPriceLimitsSet(
  { coin, floor, ceiling }: { coin: Hex; floor: bigint; ceiling: bigint },
  log: LogFacts,
): Change[] {
  return [ofCoin(coin, { floor, ceiling }, log)]
}

function known(values: Partial<Settings>, { chainId, contract, block }: LogFacts): Change {
  const row = { id: collectionId(chainId, contract), chainId, contract, ...initial }
  return merge(boxSettings, { ...row, ...values, updatedBlock: block }, { ...values, updatedBlock: block })
}

function ofCoin(address: Hex, values: Partial<CoinRules>, { chainId, contract, block }: LogFacts): Change {
  const coin = lowerAddress(address)
  const id = `${collectionId(chainId, contract)}-${coin}`
  // The native coin is always supported, without an event.
  const row = { id, chainId, contract, coin, isSupported: coin === nobody, floor: 0n, ceiling: 0n }
  return merge(boxCoin, { ...row, ...values, updatedBlock: block }, { ...values, updatedBlock: block })
}

export const boxSettingsHandlers = {
  FeeRateSet: onBoxFeeRateSet,
  FeeRecipientSet: onBoxFeeRecipientSet,
  MaxDurationSet: onMaxDurationSet,
  MinSizeSet: onMinSizeSet,
  Paused: onBoxesPaused,
  Unpaused: onBoxesUnpaused,
  CoinSupported: onCoinSupported,
  PriceLimitsSet: onPriceLimitsSet,
}
