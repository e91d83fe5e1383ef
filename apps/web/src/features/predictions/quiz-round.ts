import { parseAddress } from '@mofu/domain/address'
import type { Pools } from '@mofu/domain/quiz-payout'
import type { Quiz, QuizRound } from '@mofu/wire/predictions/quiz'

import { exactAmount, shortAmount } from '../../parts/amount.ts'
import type { PlannedRound } from './actions/planned-round.ts'

/** The round as plans name it; undefined if it was not started. */
export function plannedRound({ id, chainId, topic, image, round }: Quiz): PlannedRound | undefined {
  const contract = round && parseAddress(round.contract)
  if (!contract) return undefined
  return { chainId, contract, epoch: round.epoch, id, name: topic, picture: image }
}

export function poolsOf({ aAmount, bAmount, feeRate }: QuizRound): Pools {
  return { aAmount: BigInt(aAmount), bAmount: BigInt(bAmount), feeRate }
}

type Coin = { symbol: string; decimals: number }

/** An amount as part of a sentence. */
export function amountIn({ symbol, decimals }: Coin, amount: bigint): string {
  return `${shortAmount(amount, decimals)} ${symbol}`
}

/** Hundredths as a decimal: 250 is 2.5. */
export function oddsText(hundredths: number): string {
  return exactAmount(BigInt(hundredths), 2)
}
