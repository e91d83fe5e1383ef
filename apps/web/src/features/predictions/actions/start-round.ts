import { predictionsAbi } from '@mofu/chain/predictions'
import type { Address } from '@mofu/domain/address'
import type { Hex } from 'viem'

import type { ExplainRow, TxPlan } from '../../../tx/plan.ts'
import type { PlannedRound } from './planned-round.ts'

export type StartInput = {
  quiz: Omit<PlannedRound, 'epoch'>
  dossier: Hex
  coin: Address
  unit: bigint
  lockTimestamp: number
  closeTimestamp: number
  /** The reference price, if the question is about a price; otherwise 0. */
  lockPrice: bigint
  /** The terms and their effect, in the user's language. */
  means: string
  rows: readonly ExplainRow[]
}

/** Starts the round of an approved quiz: from then on its texts, times and unit are fixed. */
export function startRound(input: StartInput): TxPlan {
  const { quiz, dossier, coin, unit, lockTimestamp, closeTimestamp, lockPrice, means, rows } = input
  const { chainId, contract, id, name, picture } = quiz
  const round = { dossier, coin, unit, lockTimestamp, closeTimestamp, lockPrice }
  return {
    chainId,
    title: { key: 'predictionManagement.startPlan', values: { name } },
    failedTitle: { key: 'predictionManagement.startFailed' },
    call: { address: contract, abi: predictionsAbi, functionName: 'startRound', args: [round], value: 0n },
    gives: [],
    gets: [],
    explain: [
      { label: { key: 'predictionManagement.changes' }, value: { kind: 'text', text: means } },
      ...rows,
    ],
    subject: { name, picture },
    invalidates: [['predictions']],
    outcome: () => ({
      title: { key: 'predictionManagement.startDone' },
      text: { key: 'predictionManagement.startDoneText' },
      link: { label: { key: 'predictions.seeQuiz' }, to: '/quiz/detail/$id', params: { id: String(id) } },
    }),
  }
}
