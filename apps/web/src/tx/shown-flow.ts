import { createStore, type Store, useStore } from '../session/store.ts'
import type { TxPlan } from './plan.ts'
import type { TxState } from './state.ts'

/** One transaction on its way. */
export type TxFlow = {
  plan: TxPlan
  state: Store<TxState>
  /** The person has read the words and wants to sign. */
  confirm: () => void
}

/** What the transaction window shows; undefined while it is closed. */
export const shownFlow = createStore<TxFlow | undefined>(undefined)

export function useShownFlow(): TxFlow | undefined {
  return useStore(shownFlow)
}

/** Closes the window. What the wallet or the network already holds goes on without it. */
export function closeFlow(): void {
  shownFlow.set(undefined)
}
