import { createStore, useStore } from '../storage/store.ts'

/** The mall variant asks the last user of this browser for the password only. */
export type LoginDialogState = { isOpen: boolean; variant: 'login' | 'mall' }

const state = createStore<LoginDialogState>({ isOpen: false, variant: 'login' })

export function openLoginDialog(variant: LoginDialogState['variant'] = 'login'): void {
  state.set({ isOpen: true, variant })
}

export function closeLoginDialog(): void {
  state.set({ ...state.get(), isOpen: false })
}

export function useLoginDialog(): LoginDialogState {
  return useStore(state)
}
