import { createStore, type Store, useStore } from '../storage/store.ts'
import type { TxPlan } from './plan.ts'
import type { TxState } from './state.ts'

/** A transaction from its check to its end. */
export type TxFlow = {
  plan: TxPlan
  state: Store<TxState>
  /** The user has read the explanation and wants to sign. */
  confirm: () => void
}

/** What the transaction dialog shows; undefined while it is closed. */
export const activeFlow = createStore<TxFlow | undefined>(undefined)

export function useActiveFlow(): TxFlow | undefined {
  return useStore(activeFlow)
}

/** Closes the dialog. A transaction that the wallet or the network already has continues without it. */
export function closeFlow(): void {
  activeFlow.set(undefined)
}
