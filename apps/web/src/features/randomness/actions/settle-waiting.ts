import { parseAbi } from 'viem'

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
    outcome: () => ({
      title: { key: isRefund ? 'fairness.refundDone' : 'fairness.settleDone' },
      text: { key: isRefund ? 'fairness.refundDoneText' : 'fairness.settleDoneText' },
      link: { label: { key: 'fairness.back' }, ...checkPath(records) },
    }),
  }
}
