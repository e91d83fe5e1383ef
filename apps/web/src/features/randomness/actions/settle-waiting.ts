import { boxesAbi } from '@mofu/chain/boxes'
import { gachaAbi } from '@mofu/chain/gacha'
import { parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import type { DrawRecords } from '../queries.ts'
import { checkPath } from './check-path.ts'

/** Machines and boxes have the same function. */
const abi = parseAbi(['function settle(uint256 id, uint256 max) returns (uint256 count)'])
/** As many orders as fit well into a block. */
const ORDERS_AT_ONCE = 5n

/** Settles the first waiting orders: reveals those whose round is on the chain, and refunds overdue ones. Anyone may. */
export function settleWaiting(records: DrawRecords, isRefund: boolean, text: string): TxPlan {
  return {
    chainId: records.chainId,
    title: { key: isRefund ? 'fairness.refundPlan' : 'fairness.settlePlan' },
    call: {
      address: records.contract,
      abi,
      functionName: 'settle',
      args: [BigInt(records.pool), ORDERS_AT_ONCE],
      value: 0n,
    },
    gives: [],
    gets: [],
    explain: [{ label: { key: 'fairness.happens' }, value: { kind: 'text', text } }],
    subject: { name: String(records.order), picture: '/favicon.svg' },
    invalidates: [['randomness'], ['gacha'], ['boxes'], ['credits']],
    outcome: (receipt) => ({
      ...endOf(receipt),
      link: { label: { key: 'fairness.back' }, ...checkPath(records) },
    }),
  }
}

/** The contracts settle what they find, and do not revert if somebody else was faster or the round came meanwhile. */
function endOf({ logs }: TransactionReceipt): Omit<ReturnType<TxPlan['outcome']>, 'link'> {
  const isSettled =
    parseEventLogs({ abi: gachaAbi, eventName: 'PetPulled', logs }).length > 0 ||
    parseEventLogs({ abi: boxesAbi, eventName: 'PrizeAssigned', logs }).length > 0
  if (isSettled) return { title: { key: 'fairness.settleDone' }, text: { key: 'fairness.settleDoneText' } }
  // The event is the same in both contracts.
  if (parseEventLogs({ abi: boxesAbi, eventName: 'Refunded', logs }).length > 0)
    return { title: { key: 'fairness.refundDone' }, text: { key: 'fairness.refundDoneText' } }
  return { title: { key: 'fairness.nothingDone' }, text: { key: 'fairness.nothingDoneText' }, isCalm: true }
}
