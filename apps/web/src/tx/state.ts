import type { Hash, TransactionReceipt } from 'viem'

import type { TxFailure } from './failure.ts'
import type { Permission } from './plan.ts'

/** What it will cost, worked out while checking. All in the chain's smallest unit. */
export type TxCost = {
  value: bigint
  /** Units of work. */
  gas: bigint
  /** What those cost at the price of now. */
  fee: bigint
  /** A token has to be allowed first: gas and fee are those of that signature, the call's own come after it. */
  isAllowanceFirst: boolean
  /** Which tokens that is about, one signature each. */
  permissions: readonly Permission[]
}

export type TxState =
  | { at: 'checking' }
  | { at: 'ready'; cost: TxCost }
  /** A signature before the call's own: the wallet is asked for it, then it is on its way. */
  | { at: 'allowing'; cost: TxCost; hash: Hash | undefined }
  | { at: 'asking'; cost: TxCost }
  | { at: 'sent'; hash: Hash; isReachable: boolean }
  | { at: 'mined'; hash: Hash; block: number }
  | { at: 'done'; hash: Hash; receipt: TransactionReceipt }
  | { at: 'failed'; failure: TxFailure; hash: Hash | undefined }

export type TxEvent =
  | { type: 'checked'; cost: TxCost }
  | { type: 'confirmed' }
  | { type: 'allowanceSigned'; hash: Hash }
  | { type: 'allowed'; cost: TxCost }
  | { type: 'signed'; hash: Hash }
  | { type: 'network'; isReachable: boolean }
  | { type: 'mined'; receipt: TransactionReceipt }
  | { type: 'shown'; receipt: TransactionReceipt }
  | { type: 'failed'; failure: TxFailure }

/** The way of a transaction. An event that does not belong to the present state changes nothing: it came too late. */
export function nextTxState(state: TxState, event: TxEvent): TxState {
  switch (event.type) {
    case 'checked':
      return state.at === 'checking' ? { at: 'ready', cost: event.cost } : state
    case 'confirmed':
      return state.at === 'ready' ? asked(state.cost) : state
    case 'allowanceSigned':
      return state.at === 'allowing' ? { ...state, hash: event.hash } : state
    case 'allowed':
      return state.at === 'allowing' ? { at: 'asking', cost: event.cost } : state
    case 'signed':
      // A second time when the wallet sent it again at a higher price.
      return state.at === 'asking' || state.at === 'sent'
        ? { at: 'sent', hash: event.hash, isReachable: true }
        : state
    case 'network':
      return state.at === 'sent' ? { ...state, isReachable: event.isReachable } : state
    case 'mined':
      return state.at === 'sent'
        ? { at: 'mined', hash: event.receipt.transactionHash, block: Number(event.receipt.blockNumber) }
        : state
    case 'shown':
      return state.at === 'mined' ? { at: 'done', hash: state.hash, receipt: event.receipt } : state
    case 'failed':
      return isOver(state) ? state : { at: 'failed', failure: event.failure, hash: hashOf(state) }
    default:
      return event satisfies never
  }
}

function asked(cost: TxCost): TxState {
  return cost.isAllowanceFirst ? { at: 'allowing', cost, hash: undefined } : { at: 'asking', cost }
}

function isOver(state: TxState): boolean {
  return state.at === 'done' || state.at === 'failed'
}

export function hashOf(state: TxState): Hash | undefined {
  return 'hash' in state ? state.hash : undefined
}
