import type { Hash, TransactionReceipt } from 'viem'

import type { TxFailure } from './failure.ts'
import type { Permission } from './plan.ts'

/** The cost of a transaction, from its check. All amounts in the chain's smallest unit. */
export type TxCost = {
  value: bigint
  /** Gas units. */
  gas: bigint
  /** The gas units at the current gas price. */
  fee: bigint
  /** An approval has to be signed first: gas and fee are its own, those of the call are checked after it. */
  isAllowanceFirst: boolean
  /** The tokens to approve, one signature each. */
  permissions: readonly Permission[]
}

export type TxState =
  | { at: 'checking' }
  /** `hasChanged`: it was confirmed before, and needs other approvals now than it showed then. */
  | { at: 'ready'; cost: TxCost; hasChanged?: true }
  /** An approval before the call itself: waiting for the wallet, then, with a hash, for the chain. */
  | { at: 'allowing'; cost: TxCost; hash: Hash | undefined }
  | { at: 'asking'; cost: TxCost }
  | { at: 'sent'; hash: Hash; isReachable: boolean }
  | { at: 'mined'; hash: Hash; block: number }
  | { at: 'done'; hash: Hash; receipt: TransactionReceipt }
  | { at: 'failed'; failure: TxFailure; hash: Hash | undefined }

export type TxEvent =
  | { type: 'checked'; cost: TxCost }
  | { type: 'confirmed' }
  | { type: 'changed'; cost: TxCost }
  | { type: 'allowanceSigned'; hash: Hash }
  | { type: 'allowed'; cost: TxCost }
  | { type: 'signed'; hash: Hash }
  | { type: 'network'; isReachable: boolean }
  | { type: 'mined'; receipt: TransactionReceipt }
  | { type: 'shown'; receipt: TransactionReceipt }
  | { type: 'failed'; failure: TxFailure }

/** The state machine of a transaction. An event that does not fit the current state came too late and is ignored. */
export function nextTxState(state: TxState, event: TxEvent): TxState {
  switch (event.type) {
    case 'checked':
      return state.at === 'checking' ? { at: 'ready', cost: event.cost } : state
    case 'confirmed':
      return state.at === 'ready' ? asked(state.cost) : state
    case 'changed':
      return state.at === 'asking' || state.at === 'allowing'
        ? { at: 'ready', cost: event.cost, hasChanged: true }
        : state
    case 'allowanceSigned':
      return state.at === 'allowing' ? { ...state, hash: event.hash } : state
    case 'allowed':
      return state.at === 'allowing' ? { at: 'asking', cost: event.cost } : state
    case 'signed':
      // Also from `sent`: the wallet resent the transaction at a higher gas price.
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

/** Whether something must be approved that the user has not been shown. */
export function needsMoreApprovals(now: TxCost, shown: TxCost): boolean {
  if (!now.isAllowanceFirst) return false
  return (
    !shown.isAllowanceFirst ||
    now.permissions.length > shown.permissions.length ||
    now.permissions.some((each) => !isShown(each, shown))
  )
}

/** An approval without a permission is for the amount, which never changes. */
export function isShown(permission: Permission | undefined, shown: TxCost): boolean {
  if (permission === undefined) return shown.isAllowanceFirst
  const { name, isForAll, operator } = permission
  return shown.permissions.some(
    (each) => each.name === name && each.isForAll === isForAll && each.operator === operator,
  )
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
