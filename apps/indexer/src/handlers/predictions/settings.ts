import { lowerAddress } from '@mofu/domain/address'
import { collectionId } from '@mofu/domain/nft-id'

import { predictionCoin, predictionSettings } from '../../../schema/predictions.ts'
import { type Change, type LogFacts, merge, put } from '../../change.ts'
import type { Hex } from './changes.ts'

type Settings = { isPaused: boolean; feeRecipient: Hex; feeRate: number }

/** As deployed, before the first event. */
const initial: Settings = {
  isPaused: false,
  feeRecipient: '0x0000000000000000000000000000000000000000',
  feeRate: 0,
}

export function onPredictionFeeRateSet({ rate }: { rate: bigint }, log: LogFacts): Change[] {
  return [known({ feeRate: Number(rate) }, log)]
}

export function onPredictionFeeRecipientSet({ recipient }: { recipient: Hex }, log: LogFacts): Change[] {
  return [known({ feeRecipient: lowerAddress(recipient) }, log)]
}

export function onPredictionsPaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: true }, log)]
}

function onPredictionsUnpaused(_: unknown, log: LogFacts): Change[] {
  return [known({ isPaused: false }, log)]
}

export function onPredictionCoinSupported(
  args: { coin: Hex; supported: boolean },
  { chainId, contract, block }: LogFacts,
): Change[] {
  const coin = lowerAddress(args.coin)
  const id = `${collectionId(chainId, contract)}-${coin}`
  return [
    put(predictionCoin, { id, chainId, contract, coin, isSupported: args.supported, updatedBlock: block }),
  ]
}

function known(values: Partial<Settings>, { chainId, contract, block }: LogFacts): Change {
  const row = { id: collectionId(chainId, contract), chainId, contract, ...initial }
  return merge(
    predictionSettings,
    { ...row, ...values, updatedBlock: block },
    { ...values, updatedBlock: block },
  )
}

export const predictionSettingsHandlers = {
  FeeRateSet: onPredictionFeeRateSet,
  FeeRecipientSet: onPredictionFeeRecipientSet,
  Paused: onPredictionsPaused,
  Unpaused: onPredictionsUnpaused,
  CoinSupported: onPredictionCoinSupported,
}
