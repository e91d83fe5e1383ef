import { predictionsAbi } from '@mofu/chain/predictions'
import type { Address } from '@mofu/domain/address'
import { zeroAddress } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import { type PlannedRound, sideNumbers } from './planned-round.ts'

export type BetInput = {
  round: PlannedRound
  side: 'a' | 'b'
  coin: { address: Address; symbol: string; decimals: number }
  /** Of one unit. */
  unit: bigint
  units: bigint
  /** What is explained before signing, in the user's language. */
  texts: { gets: string; answer: string; payout: string; fee: string; locks: string; final: string }
}

/** Bets whole units on a side. */
export function placeBet({ round, side, coin, unit, units, texts }: BetInput): TxPlan {
  const { chainId, contract, epoch, id, name, picture } = round
  const { address, symbol, decimals } = coin
  const total = unit * units
  const isNative = address === zeroAddress
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  return {
    chainId,
    title: { key: 'predictions.betPlan', values: { name } },
    failedTitle: { key: 'predictions.betFailed' },
    call: {
      address: contract,
      abi: predictionsAbi,
      functionName: 'bet',
      args: [BigInt(epoch), sideNumbers[side], units],
      value: isNative ? total : 0n,
    },
    gives: [{ kind: 'amount', amount: total, coin: symbol, decimals }],
    gets: [text(texts.gets)],
    explain: [
      { label: { key: 'predictions.yourAnswer' }, value: text(texts.answer) },
      { label: { key: 'predictions.ifRight' }, value: text(texts.payout) },
      { label: { key: 'predictions.fee' }, value: text(texts.fee) },
      { label: { key: 'predictions.locksAt' }, value: text(texts.locks) },
      { label: { key: 'predictions.changing' }, value: text(texts.final) },
    ],
    ...(isNative
      ? {}
      : { spends: { token: address, spender: contract, amount: total, coin: symbol, decimals } }),
    subject: { name, picture },
    isCalm: true,
    invalidates: [['predictions'], ['spending']],
    outcome: () => ({
      title: { key: 'predictions.betDone' },
      text: { key: 'predictions.betDoneText' },
      link: { label: { key: 'predictions.seeQuiz' }, to: '/quiz/detail/$id', params: { id: String(id) } },
    }),
  }
}
