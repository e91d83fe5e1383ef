import { predictionsAbi } from '@mofu/chain/predictions'
import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../tx/plan.ts'
import type { PlannedRound } from './planned-round.ts'

export type ClaimInput = {
  round: PlannedRound
  to: Address
  /** What the contract says can be claimed. */
  amount: bigint
  /** What was bet. */
  stake: bigint
  coin: { symbol: string; decimals: number }
  isRefund: boolean
}

/** Pays the reward of a right bet, or gives a bet back. */
export function claimBet({ round, to, amount, stake, coin, isRefund }: ClaimInput): TxPlan {
  const { chainId, contract, epoch, id, name, picture } = round
  return {
    chainId,
    title: { key: isRefund ? 'predictions.refundPlan' : 'predictions.claimPlan', values: { name } },
    failedTitle: { key: 'predictions.claimFailed' },
    call: {
      address: contract,
      abi: predictionsAbi,
      functionName: 'claim',
      args: [BigInt(epoch), to],
      value: 0n,
    },
    gives: [],
    gets: [{ kind: 'amount', amount, coin: coin.symbol, decimals: coin.decimals }],
    explain: [{ label: { key: 'predictions.paidTo' }, value: { kind: 'address', address: to } }],
    subject: { name, picture },
    ...(amount > stake ? {} : { isCalm: true }),
    invalidates: [['predictions'], ['spending']],
    outcome: () => ({
      title: { key: isRefund ? 'predictions.refundDone' : 'predictions.claimDone' },
      text: { key: 'predictions.claimDoneText' },
      link: { label: { key: 'predictions.seeResult' }, to: '/quiz/result/$id', params: { id: String(id) } },
    }),
  }
}
