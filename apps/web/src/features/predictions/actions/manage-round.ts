import { predictionsAbi } from '@mofu/chain/predictions'

import type { Phrase } from '../../../i18n/phrase.ts'
import type { ExplainRow, TxPlan } from '../../../tx/plan.ts'
import { type PlannedRound, sideNumbers } from './planned-round.ts'

type Change = Pick<TxPlan, 'failedTitle'> & {
  title: Phrase
  functionName: 'setResult' | 'dispute' | 'cancel' | 'claimFee'
  /** After the round's number, which comes first in every call. */
  args?: readonly unknown[]
  /** The effect, in the user's language. */
  means: string
  rows?: readonly ExplainRow[]
}

/** A call of the operator or an admin that costs nothing but the network fee. */
function manageRound(
  round: PlannedRound,
  { title, failedTitle, functionName, args = [], means, rows = [] }: Change,
): TxPlan {
  const { chainId, contract, epoch, id, name, picture } = round
  return {
    chainId,
    title,
    ...(failedTitle ? { failedTitle } : {}),
    call: { address: contract, abi: predictionsAbi, functionName, args: [BigInt(epoch), ...args], value: 0n },
    gives: [],
    gets: [],
    explain: [
      { label: { key: 'predictionManagement.changes' }, value: { kind: 'text', text: means } },
      ...rows,
    ],
    subject: { name, picture },
    invalidates: [['predictions'], ['credits']],
    outcome: () => ({
      title: { key: 'predictionManagement.changedTitle' },
      text: { key: 'predictionManagement.changedText' },
      link: { label: { key: 'predictions.seeQuiz' }, to: '/quiz/detail/$id', params: { id: String(id) } },
    }),
  }
}

type Announced = { side: 'a' | 'b'; answer: string; means: string }

/** Announces the winning side. It becomes final a day later unless an admin objects. */
export function setResult(round: PlannedRound, { side, answer, means }: Announced): TxPlan {
  return manageRound(round, {
    title: { key: 'predictionManagement.resultPlan', values: { name: round.name } },
    failedTitle: { key: 'predictionManagement.resultFailed' },
    functionName: 'setResult',
    args: [sideNumbers[side], 0n],
    means,
    rows: [{ label: { key: 'predictions.result' }, value: { kind: 'text', text: answer } }],
  })
}

/** Removes a result that is not final, so that the operator sets another. */
export function disputeResult(round: PlannedRound, means: string): TxPlan {
  const title = { key: 'predictionManagement.disputePlan', values: { name: round.name } } as const
  return manageRound(round, { title, functionName: 'dispute', means })
}

/** Cancels a round without a result: every bet can be refunded. */
export function cancelRound(round: PlannedRound, means: string): TxPlan {
  const title = { key: 'predictionManagement.cancelPlan', values: { name: round.name } } as const
  return manageRound(round, { title, functionName: 'cancel', means })
}

type Fee = { amount: bigint; symbol: string; decimals: number; means: string }

/** Credits the fee of an ended round to the platform. */
export function claimFee(round: PlannedRound, { amount, symbol, decimals, means }: Fee): TxPlan {
  return manageRound(round, {
    title: { key: 'predictionManagement.feePlan', values: { name: round.name } },
    functionName: 'claimFee',
    means,
    rows: [{ label: { key: 'predictions.fee' }, value: { kind: 'amount', amount, coin: symbol, decimals } }],
  })
}
