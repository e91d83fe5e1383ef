import type { Hash, TransactionReceipt } from 'viem'

import type { TxFailure } from './failure.ts'

/** What it will cost, worked out while checking. All in the chain's smallest unit. */
export type TxCost = {
  value: bigint
  /** Units of work. */
  gas: bigint
  /** What those cost at the price of now. */
  fee: bigint
}

export type TxState =
  | { at: 'checking' }
  | { at: 'ready'; cost: TxCost }
  | { at: 'asking'; cost: TxCost }
  | { at: 'sent'; hash: Hash; isReachable: boolean }
  | { at: 'mined'; hash: Hash; block: number }
  | { at: 'done'; hash: Hash; receipt: TransactionReceipt }
  | { at: 'failed'; failure: TxFailure; hash: Hash | undefined }

export type TxEvent =
  | { type: 'checked'; cost: TxCost }
  | { type: 'confirmed' }
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
      return state.at === 'ready' ? { at: 'asking', cost: state.cost } : state
    case 'signed':
      return state.at === 'asking' ? { at: 'sent', hash: event.hash, isReachable: true } : state
    case 'network':
      return state.at === 'sent' ? { ...state, isReachable: event.isReachable } : state
    case 'mined':
      // A wallet may have sent it again at a higher price: the receipt's hash is the one that counts.
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

function isOver(state: TxState): boolean {
  return state.at === 'done' || state.at === 'failed'
}

export function hashOf(state: TxState): Hash | undefined {
  return 'hash' in state ? state.hash : undefined
}
